import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, join, resolve } from "node:path";
import type { Locator } from "@playwright/test";
import { allowError, expect, menuButtons, openPanel, test, themeToggle, title } from "./fixtures";

/** The development server with the editor, as `npm run edit` starts it, without the auth emulator. */
const server = `
	import { createServer, runnerImport } from "vite";
	const { module } = await runnerImport("./edit/plugin.ts");
	const options = { cacheDir: ".cache/vite", server: { host: "127.0.0.1" } };
	const server = await createServer({ ...options, plugins: [module.editWords()] });
	await server.listen();
	console.log(server.resolvedUrls.local[0]);`;

test.describe.configure({ mode: "default" });

let folder = "";
let origin = "";
let child: ChildProcess | undefined;

test.beforeAll(async () => {
	folder = mkdtempSync(join(tmpdir(), "editing-"));
	const left = ["node_modules", ".git", ".cache", "dist"];
	cpSync(".", folder, { recursive: true, filter: (file) => !left.includes(basename(file)) });
	symlinkSync(resolve("node_modules"), join(folder, "node_modules"));
	child = spawn(process.execPath, ["--input-type=module", "--eval", server], { cwd: folder });
	origin = await new Promise((done, fail) => {
		let output = "";
		for (const stream of [child?.stdout, child?.stderr])
			stream?.on("data", (text) => {
				output += text;
				const [found] = /http:\S+(?=\/)/.exec(output) ?? [];
				if (found) done(found);
			});
		child?.once("exit", () => fail(new Error(output)));
	});
});

test.afterAll(() => {
	child?.kill();
	rmSync(folder, { recursive: true, force: true });
});

/** What has changed in src: lines added and removed, and the file. */
function changes(): string[] {
	const compare = ["diff", "--no-index", "--numstat", "src", join(folder, "src")];
	try {
		return [execFileSync("git", compare, { encoding: "utf8" })];
	} catch (error) {
		const { stdout } = error as { stdout: string };
		return stdout.trim().split("\n");
	}
}

test("words are edited where they are read, and controls still work", async ({ page }) => {
	const bar = page.locator("edit-bar output");
	const field = page.locator("edit-words");
	const open = async (path: string) => {
		await page.goto(origin + path, { waitUntil: "domcontentloaded" });
		await expect(bar).toContainText("Click words");
	};
	/** Clicks on the first letter of an element. */
	const clickWords = async (words: Locator) => {
		const position = await words.evaluate((element) => {
			const range = document.createRange();
			range.selectNodeContents(element);
			const { x, y } = element.getBoundingClientRect();
			const [first = new DOMRect()] = range.getClientRects();
			return { x: first.x - x + 4, y: first.y - y + first.height / 2 };
		});
		await words.click({ position });
	};
	const write = async (words: Locator, text: string) => {
		await clickWords(words);
		await expect(field).toBeFocused();
		await page.keyboard.press("ControlOrMeta+A");
		await page.keyboard.type(text);
	};
	const save = async (words: Locator, text: string) => {
		await write(words, text);
		await page.keyboard.press("Enter");
		await expect(bar).toContainText(text);
		await expect(words).toContainText(text);
		await expect(field).toHaveCount(0);
	};

	await open("/contact");
	await save(title(page), "Edited “headline”, `1` & {more}");
	const footer = page.getByRole("contentinfo");
	await save(footer.getByRole("paragraph").first(), "Edited name");
	await save(footer.getByRole("navigation").last().getByRole("link").first(), "Edited link");
	await expect(page).toHaveURL(`${origin}/contact`);
	const changed = changes();
	expect(changed.map((line) => line.split("\t").slice(0, 2))).toEqual(Array(3).fill(["1", "1"]));
	for (const file of ["pages/contact.tsx", "content/company.ts", "content/footer-links.ts"])
		expect(changed.join("\n")).toContain(file);
	await open("/contact");
	await expect(title(page)).toHaveText("Edited “headline”, `1` & {more}");

	// Beside the words, a control does what it always does.
	await themeToggle(page).click();
	await expect(page.locator("html")).toHaveClass(/dark/);
	const menu = menuButtons(page).first();
	await menu.locator("svg").click();
	await expect(openPanel(page)).toBeVisible();
	await page.keyboard.press("Escape");
	await clickWords(menu);
	await page.keyboard.press("End");
	await page.keyboard.type(" and more");
	await expect(field).toHaveText(/\S and more$/);
	await expect(openPanel(page)).toHaveCount(0);
	await page.keyboard.press("Escape");
	await expect(menu).not.toContainText("and more");

	// A file that changes meanwhile isn't overwritten, and the words stay.
	allowError(/status of 409/);
	await write(title(page), "Typed in vain");
	const file = join(folder, "src/pages/contact.tsx");
	const other = `// Another line.\n${readFileSync(file, "utf8")}`;
	writeFileSync(file, other);
	await page.keyboard.press("Enter");
	await expect(bar).toContainText("Not saved. ");
	await expect(field).toHaveText("Typed in vain");
	expect(readFileSync(file, "utf8")).toBe(other);
});

test("only the site’s own page on this machine can edit", async ({ page, request }) => {
	await page.goto(origin, { waitUntil: "domcontentloaded" });
	const token = await page.locator("meta[name=edit-token]").getAttribute("content");
	const own = { origin, "x-edit-token": `${token}` };
	const send = async (headers: Record<string, string>, data: object = { place: 0, old: "" }) =>
		(await request.post(`${origin}/__edit`, { headers: { ...own, ...headers }, data })).status();
	expect(await send({})).toBe(200);
	expect(await send({}, { place: 1e9, old: "" })).toBe(404);
	expect(await send({}, { place: 0, old: "x".repeat(200_000) })).toBe(413);
	expect(await send({ "x-edit-token": "another" })).toBe(403);
	expect(await send({ origin: "https://evil.example" })).toBe(403);
	expect(await send({ host: "evil.example", origin: "http://evil.example" })).toBe(403);
	expect(await send({ "content-type": "text/plain" })).toBe(405);
	expect((await request.get(`${origin}/__edit`, { headers: own })).status()).toBe(405);
});
