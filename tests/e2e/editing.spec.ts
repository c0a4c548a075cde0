import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, join, resolve } from "node:path";
import type { Locator } from "@playwright/test";
import { allowError, expect, menuButtons, openPanel, test, themeToggle, title } from "./fixtures";

/** The development server with the editor, as `npm run edit` starts it, without the auth emulator. */
const program = `
	import { createServer, runnerImport } from "vite";
	const { module } = await runnerImport("./edit/plugin.ts");
	const options = { cacheDir: ".cache/vite", logLevel: "error", server: { host: "127.0.0.1" } };
	const server = await createServer({ ...options, plugins: [module.editWords()] });
	await server.listen();
	console.log(new URL(server.resolvedUrls.local[0]).origin);`;

test.describe.configure({ mode: "default" });

let folder: string;
let origin: string;
let server: ChildProcess;

test.beforeAll(async () => {
	folder = mkdtempSync(join(tmpdir(), "editing-"));
	const left = ["node_modules", ".git", ".cache", "dist"];
	cpSync(".", folder, { recursive: true, filter: (file) => !left.includes(basename(file)) });
	symlinkSync(resolve("node_modules"), join(folder, "node_modules"));
	const args = ["--input-type=module", "--eval", program];
	server = spawn(process.execPath, args, { cwd: folder, stdio: ["ignore", "pipe", "inherit"] });
	const [line] = server.stdout ? await once(server.stdout, "data") : [];
	origin = `${line}`.trim();
});

test.afterAll(() => {
	server.kill();
	rmSync(folder, { recursive: true, force: true });
});

test("words are edited where they are read, and controls still work", async ({ page }) => {
	const bar = page.locator("edit-bar output");
	const field = page.locator("edit-words");
	/** Clicks on the first letter of an element, and waits until it is editable. */
	const begin = async (words: Locator) => {
		const position = await words.evaluate((element) => {
			const range = document.createRange();
			range.selectNodeContents(element);
			const { x, y } = element.getBoundingClientRect();
			const [first = new DOMRect()] = range.getClientRects();
			return { x: first.x - x + 4, y: first.y - y + first.height / 2 };
		});
		await words.click({ position });
		await expect(field).toBeFocused();
	};
	const save = async (words: Locator, text: string) => {
		await begin(words);
		await page.keyboard.press("ControlOrMeta+A");
		await page.keyboard.type(text);
		await page.keyboard.press("Enter");
		await expect(bar).toContainText(text);
		await expect(field).toHaveCount(0);
		await expect(words).toContainText(text);
	};
	const headline = "Edited “headline”, `1` & {more}";
	const footer = page.getByRole("contentinfo");

	await page.goto(`${origin}/contact`, { waitUntil: "domcontentloaded" });
	await expect(bar).toContainText("Click words");
	await save(title(page), headline);
	await save(footer.getByRole("paragraph").first(), "Edited name");
	await save(footer.getByRole("paragraph").nth(1), "Edited behind it");
	await save(footer.getByRole("navigation").last().getByRole("link").first(), "Edited link");
	await expect(page).toHaveURL(`${origin}/contact`);
	// Two lines in the company file, and one in each of two others.
	const compare = ["diff", "--no-index", "--numstat", "src", join(folder, "src")];
	const { stdout } = spawnSync("git", compare, { encoding: "utf8" });
	expect(stdout.match(/^\d+\t\d+/gm)?.sort()).toEqual(["1\t1", "1\t1", "2\t2"]);
	await page.reload({ waitUntil: "domcontentloaded" });
	await expect(title(page)).toHaveText(headline);

	// On an icon, or beside the words, a control does what it always does.
	await themeToggle(page).click();
	await expect(page.locator("html")).toHaveClass(/dark/);
	const menu = menuButtons(page).first();
	await menu.click({ position: { x: 8, y: 3 } });
	await expect(openPanel(page)).toBeVisible();
	await page.keyboard.press("Escape");
	await begin(menu);
	await page.keyboard.press("End");
	await page.keyboard.type(" and more");
	await expect(field).toHaveText(/\S and more$/);
	await expect(openPanel(page)).toHaveCount(0);
	await page.keyboard.press("Escape");
	await expect(menu).not.toContainText("and more");

	// A file that has changed meanwhile, or has moved out of src, stays as it is, and so do the words.
	allowError(/status of 40[39]/);
	await begin(title(page));
	const file = join(folder, "src/pages/contact.tsx");
	const before = readFileSync(file, "utf8");
	writeFileSync(file, `// Another line.\n${before}`);
	await page.keyboard.type("Typed ");
	await page.keyboard.press("Enter");
	await expect(bar).toContainText("has changed");
	writeFileSync(join(folder, "moved.tsx"), before);
	rmSync(file);
	symlinkSync(join(folder, "moved.tsx"), file);
	await page.keyboard.press("Enter");
	await expect(bar).toContainText("outside src");
	await expect(field).toContainText("Typed ");
	expect(readFileSync(file, "utf8")).toBe(before);
});

test("only the site’s own page on this machine can edit", async ({ page, request }) => {
	await page.goto(origin, { waitUntil: "domcontentloaded" });
	const token = (await page.locator("meta[name=edit-token]").getAttribute("content")) ?? "";
	const send = async (more: Record<string, string>, data = { place: 0, old: "" }) => {
		const headers = { origin, "x-edit-token": token, ...more };
		return (await request.post(`${origin}/__edit`, { headers, data })).status();
	};
	expect(await send({})).toBe(200);
	expect(await send({}, { place: 1e9, old: "" })).toBe(404);
	expect(await send({}, { place: 0, old: "x".repeat(200_000) })).toBe(413);
	expect(await send({ "x-edit-token": "another" })).toBe(403);
	expect(await send({ origin: "https://evil.example" })).toBe(403);
	expect(await send({ host: "evil.example", origin: "http://evil.example" })).toBe(403);
	expect(await send({ "content-type": "text/plain" })).toBe(405);
});

test("a page that is added while it runs is served", async ({ request }) => {
	await request.get(origin);
	const pages = join(folder, "src/pages");
	cpSync(join(pages, "terms.tsx"), join(pages, "another.tsx"));
	const status = async () => (await request.get(`${origin}/another`)).status();
	await expect.poll(status).toBe(200);
});
