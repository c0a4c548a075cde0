import { chmodSync, renameSync, symlinkSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import type { Locator, Page } from "@playwright/test";
import type { Head, Place } from "../../edit/api.ts";
import { paths } from "../../src/paths.ts";
import type { PageRun } from "../edit-runs.ts";
import { every, full } from "../full-run.ts";
import { type EditedSite, editPort, test } from "./edit-server.ts";
import { axeInBothThemes, expect } from "./fixtures.ts";

// Edits the pages of a copy of the project in the browser, as `npm run edit` lets its owner.

// One server for all tests, so they run one after another.
test.describe.configure({ mode: "default" });

const bar = (page: Page) => page.locator("edit-bar");
const says = (page: Page) => bar(page).getByRole("status");
const button = (page: Page, name: string | RegExp) => bar(page).getByRole("button", { name });

async function open(page: Page, site: EditedSite, path: string): Promise<void> {
	await page.goto(site.address + path, { waitUntil: "domcontentloaded" });
	await expect(button(page, "Edit words")).toBeVisible();
	await expect(says(page)).not.toBeEmpty();
}

const field = (page: Page) => page.getByRole("textbox", { name: /^Words of / }).first();

/** On the first letters of a text. */
const position = { x: 4, y: 12 };

/** Clicks a text, and waits until it can be typed in. */
async function edit(page: Page, words: Locator): Promise<void> {
	await words.click({ position });
	await expect(field(page)).toBeFocused();
}

/** Adds to a text's end, and saves. */
async function append(page: Page, words: Locator, text: string): Promise<void> {
	const before = (await words.textContent()) ?? "";
	await edit(page, words);
	await page.keyboard.insertText(text);
	await page.keyboard.press("Enter");
	await expect(says(page)).toHaveText("Saved.");
	await expect(words).toHaveText(before.trim() + text);
}

/** The lines that git says have changed, without their indentation. */
const changes = (site: EditedSite) =>
	site
		.git("diff", "--unified=0")
		.split("\n")
		.filter((line) => /^[-+](?![-+])/.test(line))
		.map((line) => line.replace(/\s+/g, " "));

test("words are edited where they are read, listed, committed, and taken back", async ({
	page,
	site,
}) => {
	await open(page, site, "/");
	await expect(says(page)).toHaveText(
		"Click any words to change them: Enter saves, Escape discards.",
	);
	const heading = page.getByRole("heading", { level: 1 });
	const before = (await heading.textContent()) ?? "";
	await append(page, heading, ' Kia ora, "Māori".');
	expect(changes(site)).toEqual([
		`- headline: "${before}",`,
		`+ headline: '${before} Kia ora, "Māori".',`,
	]);
	// In a button the space bar types, and presses nothing.
	const approve = page.getByRole("button", { name: "Approve" }).first();
	const name = (await approve.textContent()) ?? "";
	await edit(page, approve.getByText(name));
	await page.keyboard.type(" it now");
	await expect(approve).toHaveText(`${name} it now`);
	await page.keyboard.press("Escape");
	await expect(approve).toHaveText(name);

	await open(page, site, "/solutions/ai-agents");
	const cell = page.getByRole("cell", { name: "Release money." });
	await append(page, cell, " Ever.");
	const question = page.locator("summary", { hasText: "accountable" });
	await append(page, question, " Who?");
	const sentence = page.locator("li span", { hasText: "Privacy Commissioner’s" });
	await edit(page, sentence);
	await page.keyboard.insertText(" old");
	await page.keyboard.press("Enter");
	await expect(says(page)).toHaveText("Saved.");
	await expect(sentence).toHaveText(/^The Privacy Commissioner’s old guidance on AI tools expects/);
	await expect(sentence.getByRole("link", { name: "guidance on AI tools" })).toBeVisible();
	expect(changes(site).slice(2)).toEqual([
		'- "Release money.",',
		'+ "Release money. Ever.",',
		'- The Privacy Commissioner’s{" "}',
		'+ The Privacy Commissioner’s old{" "}',
		'- question: "Who’s accountable when it’s wrong?",',
		'+ question: "Who’s accountable when it’s wrong? Who?",',
	]);

	await open(page, site, "/solutions/ai-agents");
	await page.keyboard.press("Control+z");
	await expect(sentence).not.toContainText("old");
	await button(page, "Undo").click();
	await expect(question).not.toContainText("Who?");

	await button(page, /Changes \(2\)/).click();
	const panel = bar(page).getByRole("dialog", { name: "What changed" });
	await expect(panel.getByRole("listitem")).toHaveText([
		`Home${before}${before} Kia ora, "Māori".`,
		"AI AgentsRelease money.Release money. Ever.",
	]);
	await panel.getByText("git diff").click();
	await expect(panel.locator("pre")).toContainText('+\t\t\t\t\t\t"Release money. Ever.",');
	await panel.getByRole("button", { name: "Commit" }).click();
	await expect(says(page)).toHaveText("Committed.");
	expect(site.git("status", "--porcelain")).toBe("");
	expect(site.git("log", "-1", "--format=%B")).toContain(
		"Change words on 2 pages\n\n- Home: “AI does the groundwork.",
	);
	await site.undoAll();
	expect(site.git("diff", "HEAD~1")).toBe("");
	site.git("reset", "--quiet", "--hard", "HEAD~1");
});

test("by keyboard alone: step to a text, edit, discard, save; and the bar passes axe", async ({
	page,
	site,
}) => {
	await open(page, site, "/contact");
	await page.keyboard.press("Alt+ArrowDown");
	await expect(says(page)).toHaveText(/^“.+”\. \d+ of \d+ texts\. Enter edits it\.$/);
	const heading = page.getByRole("heading", { level: 1 });
	const before = (await heading.textContent()) ?? "";
	for (let steps = 0; steps < 40; steps += 1) {
		if ((await says(page).textContent())?.startsWith(`“${before}”`)) break;
		await page.keyboard.press("Alt+ArrowDown");
	}
	await page.keyboard.press("Enter");
	await expect(
		page.getByRole("textbox", { name: /^Words of src.pages.contact\.tsx:\d+, page\.headline$/ }),
	).toBeFocused();
	await page.keyboard.insertText(" gone");
	await page.keyboard.press("Escape");
	await expect(heading).toHaveText(before);
	await page.keyboard.press("Enter");
	await expect(field(page)).toBeFocused();
	await page.keyboard.insertText(" now");
	await page.keyboard.press("Control+s");
	await expect(says(page)).toHaveText("Saved.");
	await expect(heading).toHaveText(`${before} now`);
	await expect(heading).toBeFocused();
	await axeInBothThemes(page, "the bar");
	await page.keyboard.press("Control+z");
	await expect(heading).toHaveText(before);

	await button(page, "Search and card").click();
	await expect(bar(page).getByRole("img", { name: /^Card: / })).toBeVisible();
	await axeInBothThemes(page, "search and card");
	await page.keyboard.press("Escape");
	await button(page, "Phone width").click();
	const phone = page.frameLocator("iframe");
	await expect(phone.locator("edit-bar").getByRole("button", { name: "Full width" })).toBeVisible();
	expect(await phone.locator("body").evaluate(() => innerWidth)).toBe(390);
	await phone.locator("edit-bar").getByRole("button", { name: "Full width" }).click();
	await expect(page).toHaveURL(`${site.address}/contact`);
	expect(site.git("status", "--porcelain")).toBe("");
});

test("asks which of several places, and says which fact computed words come from", async ({
	page,
	site,
	problems,
}) => {
	problems.allow(/status of 422/);
	await open(page, site, "/contact");
	await page.locator("footer").getByRole("heading", { name: "Services" }).click({ position });
	const which = bar(page).getByRole("dialog", { name: "Which of these do you mean?" });
	await expect(which.getByRole("button")).toHaveText([
		/^src\/content\/navigation\.ts:\d+, menu\.0\.title$/,
		/^src\/content\/navigation\.ts:\d+, footerColumns\.0\.title$/,
	]);
	await page.keyboard.press("Escape");

	await page.getByText("Monday to Friday, 9AM").first().click({ position });
	await page.locator("edit-fact", { hasText: "9AM" }).click();
	const computed = bar(page).getByRole("dialog", { name: "“9AM” is worked out" });
	await computed.getByRole("button", { name: /^09:00 ?src.*, company\.hours\.opens$/ }).click();
	const fact = bar(page).getByRole("textbox", { name: "Words" });
	await fact.fill("9 o’clock");
	await page.keyboard.press("Enter");
	await expect(bar(page).getByRole("alert")).toContainText("hours.opens");
	await expect(fact).toHaveText("9 o’clock");
	await fact.fill("08:00");
	await page.keyboard.press("Enter");
	await expect(page.getByText("Monday to Friday, 8AM to 6PM NZT").first()).toBeVisible();
	expect(changes(site)).toEqual([
		expect.stringContaining('opens: "09:00"'),
		expect.stringContaining('opens: "08:00"'),
	]);
	await site.undoAll();
});

test("a refusal keeps what was typed, and words outlast a change on disk", async ({
	page,
	site,
	problems,
}) => {
	problems.allow(/status of 4(09|22)/);
	await open(page, site, "/contact");
	const heading = page.getByRole("heading", { level: 1 });
	const before = (await heading.textContent()) ?? "";
	await edit(page, heading);
	await page.keyboard.insertText(" Seamless.");
	await page.keyboard.press("Enter");
	await expect(says(page)).toHaveText("“Seamless” is hype.");
	await expect(heading).toHaveText(`${before} Seamless.`);
	for (const _ of "Seamless.") await page.keyboard.press("Backspace");
	await page.keyboard.insertText("Kia ora.");
	const file = "src/pages/contact.tsx";
	site.tree.write(file, `// A comment.\n${site.tree.read(file)}`);
	await expect(says(page)).toHaveText(/The files have changed on disk/);
	await page.keyboard.press("Enter");
	await expect(says(page)).toHaveText(/has changed on disk since/);
	await expect(heading).toHaveText(`${before} Kia ora.`);
	await page.keyboard.press("Enter");
	await expect(says(page)).toHaveText("Saved.");
	expect(site.tree.read(file)).toContain(`${before} Kia ora.`);
	await site.undoAll();
	site.git("checkout", "--quiet", ".");
});

/** Another text of the same kind, with a mark that is nowhere else. */
function reworded(text: string, key: string, number: number): string {
	const mark = `Kererū ${number}`;
	if (key === "company.phone") return `+64 9 555 ${1000 + number}`;
	if (key === "company.email") return `kereru${number}@longcloud.example`;
	if (key === "company.copyrightYear") return `${2100 + number}`;
	if (key === "page.title" || key === "company.name") return mark;
	if (key === "page.description") return text.slice(0, -mark.length) + mark;
	return `${text} ${mark}`;
}

/** The first, the longest and some other text of each kind; in the short run the longest. */
function chosen(runs: readonly PageRun[]): PageRun[] {
	return [...new Set(runs.map(({ kind }) => kind))].flatMap((kind) => {
		const of = runs.filter((run) => run.kind === kind);
		const longest = of.toSorted((a, b) => b.text.length - a.text.length).slice(0, 1);
		const some = of.slice((7919 % of.length) - of.length).slice(0, 1);
		return full ? [...new Set([...of.slice(0, 1), ...longest, ...some])] : longest;
	});
}

test("every kind of words is written into its source, and only there", async ({ site }) => {
	test.setTimeout(full ? 3_000_000 : 180_000);
	const flat = (source: string) => source.replace(/\s+|\{" "\}/g, "");
	const kinds = new Set<string>();
	let number = 100;

	async function edit(path: string, kind: string, place: Place): Promise<void> {
		number += 1;
		const written = place.pieces.filter(({ code }) => code === undefined);
		// The last words of a template.
		const at = written.findLastIndex(({ text }) => /\p{L}/u.test(text));
		const old = written[at < 0 ? 0 : at]?.text ?? "";
		const next = reworded(old, place.key, number);
		const texts = written.map(({ text }, index) => (index === Math.max(at, 0) ? next : text));
		const before = site.tree.read(place.file);
		await site.ask("save", { path, place, texts, confirmed: 2 });
		const after = site.tree.read(place.file);
		expect.soft(flat(after).replace(flat(next), flat(old)), `${path}: ${old}`).toBe(flat(before));
		const html = await site.get(path);
		expect.soft(html, `${path}: ${old}`).toContain(next.slice(-`Kererū ${number}`.length));
		kinds.add(place.key.startsWith("company.") ? "company fact" : kind);
	}

	for (const path of every(paths, ["/solutions/ai-agents", "/contact"])) {
		for (const run of chosen(await site.runs(path))) {
			// Found anew each time, because the edit before may have been in the same source.
			const [found] = await site.find(path, [run]);
			// The sign-in card says its heading in another source than the page does: each alone is refused.
			if (found?.places[0] && run.text !== "Welcome Back")
				await edit(path, run.kind, found.places[0]);
		}
		for (const name of every(["title", "description", "headline"], ["title"])) {
			const { fields } = await site.ask<Head>("head", { path });
			const place = fields.find((field) => field.name === name)?.place;
			if (place && !(path === "/get-started" && name === "headline"))
				await edit(path, "head", place);
		}
	}
	for (const kind of [
		"heading",
		"paragraph",
		"list item",
		"table cell",
		"diagram label",
		"question",
	])
		expect(kinds).toContain(kind);
	for (const kind of ["button", "menu entry", "footer entry", "company fact", "head"])
		expect(kinds).toContain(kind);

	const checks = [["node_modules/@biomejs/biome/bin/biome", "ci", "--error-on-warnings", "src"]];
	if (full) checks.push(["node_modules/typescript/bin/tsc", "--noEmit"]);
	for (const [script = "", ...args] of checks) {
		const { status, output } = await site.tree.run(script, args);
		expect(status, output).toBe(0);
	}
	await site.undoAll();
	expect(site.git("status", "--porcelain")).toBe("");
});

test("refuses what the tests of the site would, and asks twice about the specification’s words", async ({
	site,
}) => {
	const { fields } = await site.ask<Head>("head", { path: "/solutions/ai-agents" });
	const head = (name: string) => fields.find((field) => field.name === name)?.place as Place;
	const refusal = async (place: Place, text: string) => {
		const { status, refused } = await site.save("/contact", place, text);
		expect(status).toBe(422);
		return refused;
	};
	const title = head("title");
	expect(await refusal(title, "x".repeat(54))).toBe(
		"A title has at most 53 characters, this has 54.",
	);
	expect(await refusal(head("description"), "Too short")).toMatch(
		/at least 70 characters, this has 9/,
	);
	expect(await refusal(head("headline"), "  ")).toMatch(/There must be words left/);
	expect(await refusal(head("headline"), "Trusted by banks")).toBe(
		"“Trusted by” is a claim that needs proof.",
	);
	const phone = await site.place("/contact", "+64 9 555 0100");
	expect(await refusal(phone, "09 555 0100")).toMatch(/phone: "09 555 0100"\. Write it with/);
	const year = await site.place("/contact", "2025", "shell");
	expect(await refusal(year, "MMXXV")).toBe("This must stay a number.");

	const specified = await site.place("/contact", "Quick Contact");
	for (const [confirmed, ask] of [2, 1].entries()) {
		const refused = await site.save("/contact", specified, "Fast Contact", confirmed);
		expect(refused).toMatchObject({ ask, refused: expect.stringContaining("the specification’s") });
	}
	const promise = await site.place("/", "You can stop at the end of any week");
	expect((await site.save("/", promise, "You can stop at the end of any month")).refused).toContain(
		"These words are a promise",
	);
	expect(site.git("status", "--porcelain")).toBe("");
	expect((await site.save("/contact", specified, "Fast Contact", 2)).status).toBe(200);
	await site.undoAll();
	expect(site.git("status", "--porcelain")).toBe("");
});

test("writes nothing into a file that has changed, doesn’t parse or is read-only", async ({
	site,
}) => {
	const file = "src/pages/terms.tsx";
	const onDisk = site.tree.path(file);
	const source = site.tree.read(file);
	const place = async () => {
		const { fields } = await site.ask<Head>("head", { path: "/terms" });
		return fields.find(({ name }) => name === "headline")?.place as Place;
	};
	const stale = await place();
	const left = (expected: string) => expect(site.tree.read(file)).toBe(expected);

	site.tree.write(file, `${source}\n`);
	expect(await site.save("/terms", stale, "Our terms")).toMatchObject({ status: 409 });
	left(`${source}\n`);

	const broken = `${source}const = ;\n`;
	site.tree.write(file, broken);
	expect((await site.save("/terms", stale, "Our terms")).refused).toContain(
		`${file} has a syntax error`,
	);
	left(broken);

	site.tree.write(file, source);
	chmodSync(onDisk, 0o444);
	expect((await site.save("/terms", await place(), "Our terms")).refused).toBe(
		`${file} can’t be written: it is read-only.`,
	);
	left(source);
	chmodSync(onDisk, 0o644);

	// A text without which the module fails.
	const fragile = `${source}const check: string = "Kia ora";\nif (check !== "Kia ora") throw new Error("No");\n`;
	site.tree.write(file, fragile);
	const check = await site.place("/terms", "Kia ora");
	expect((await site.save("/terms", check, "Mōrena")).refused).toBe(
		"The page can’t be rendered with it: No",
	);
	left(fragile);
	site.tree.write(file, source);

	expect((await site.save("/terms", await place(), "Our terms")).status).toBe(200);
	site.tree.write(file, `${site.tree.read(file)}\n`);
	expect(await site.send("undo", {})).toMatchObject({ status: 409 });
	site.tree.write(file, site.tree.read(file).slice(0, -1));
	await site.undoAll();
	left(source);
	expect(site.git("status", "--porcelain")).toBe("");
});

test("takes nothing from another page, host or session, and writes nowhere else", async ({
	site,
}) => {
	const place = await site.place("/contact", "Quick Contact");
	const change = { path: "/contact", place, texts: ["Attacked"], confirmed: 2 };
	const evil = "https://evil.example";
	const attempts: [headers: Record<string, string | undefined>, status: number, method?: string][] =
		[
			[{ origin: evil }, 403],
			[{ origin: undefined }, 403],
			[{ origin: "null" }, 403],
			[{ origin: `http://127.0.0.1:${editPort + 1}` }, 403],
			[{ origin: `https://127.0.0.1:${editPort}` }, 403],
			// A name of the attacker's that leads to this machine.
			[{ host: `evil.example:${editPort}`, origin: `http://evil.example:${editPort}` }, 403],
			[{ host: "127.0.0.1", origin: "http://127.0.0.1" }, 421],
			[{ "sec-fetch-site": "same-site" }, 403],
			[{ "sec-fetch-site": "cross-site" }, 403],
			// What a form can send.
			[{ "content-type": "text/plain" }, 415],
			[{ "content-type": "application/x-www-form-urlencoded" }, 415],
			[{ "x-edit-token": undefined }, 403],
			[{ "x-edit-token": "" }, 403],
			[{ "x-edit-token": "x".repeat(43) }, 403],
			[{}, 405, "GET"],
			[{}, 405, "PUT"],
		];
	for (const [headers, status, method] of attempts) {
		for (const operation of ["save", "find", "session", "undo", "commit"]) {
			const answer = await site.send(operation, change, headers, method);
			expect.soft(answer.status, `${operation} ${JSON.stringify(headers)} ${method}`).toBe(status);
			expect.soft(answer.body).not.toContain("src/");
		}
	}
	expect((await site.send("save", { ...change, texts: ["x".repeat(200_000)] })).status).toBe(413);
	expect((await site.send("constructor", change)).status).toBe(404);

	// Files: outside src, in src but of no page, other ways to write a path, and links that lead out.
	site.tree.write("outside.tsx", 'export const words = "Quick Contact";\n');
	const files = [
		"package.json",
		"outside.tsx",
		"../outside.tsx",
		"/etc/passwd",
		site.tree.path("src/pages/contact.tsx"),
		"src/../outside.tsx",
		"src/pages/../pages/contact.tsx",
		"./src/pages/contact.tsx",
		"src/pages/contact.tsx\0",
		"src/content/opening-hours.test.ts",
		"src/reports.ts",
		"src/styles/base.css",
		"edit/plugin.ts",
		".git/config",
	];
	for (const file of files) {
		const answer = await site.save("/contact", { ...place, file }, "Attacked", 2);
		expect.soft(answer.status, file).toBe(403);
	}
	// In the right file, but not at words.
	for (const start of [0, place.start + 1, -1, "0"])
		expect((await site.save("/contact", { ...place, start: start as number }, "x", 2)).status).toBe(
			400,
		);
	const contact = site.tree.path("src/pages/contact.tsx");
	renameSync(contact, site.tree.path("moved.tsx"));
	symlinkSync(site.tree.path("moved.tsx"), contact);
	expect((await site.save("/contact", place, "Attacked", 2)).status).toBe(403);
	renameSync(site.tree.path("moved.tsx"), contact);
	// Words that would end their string stay words.
	// biome-ignore lint/suspicious/noTemplateCurlyInString: an attack
	const hostile = '`"}; throw 1; //${process.exit()}</p><script>alert(1)</script>\\';
	expect((await site.save("/contact", place, hostile, 2)).status).toBe(200);
	expect(await site.runs("/contact")).toContainEqual(expect.objectContaining({ text: hostile }));
	await site.undoAll();
	expect(site.git("status", "--porcelain")).toBe("?? outside.tsx\n");
	site.git("clean", "--quiet", "--force");
});

test("another page in the same browser can neither read the token, frame the editor nor write", async ({
	page,
	site,
	problems,
}) => {
	problems.allow(/CORS|frame-ancestors|Failed to load|NotSameOrigin|Refused|Framing/i);
	const other = createServer((_, response) => response.end("<!doctype html><title>Other</title>"));
	await new Promise<void>((ready) => other.listen(0, "127.0.0.1", ready));
	await page.goto(`http://127.0.0.1:${(other.address() as AddressInfo).port}/`);
	const got = await page.evaluate(async (target) => {
		const attempt = (path: string, options: RequestInit) =>
			fetch(target + path, options).then(
				(response) => response.type,
				() => "failed",
			);
		const body = JSON.stringify({ message: "Attacked" });
		const json = { "content-type": "application/json", "x-edit-token": "guess" };
		const frame = document.createElement("iframe");
		frame.src = `${target}/contact`;
		document.body.append(frame);
		await new Promise((loaded) => {
			frame.onload = loaded;
		});
		const opened = window.open(`${target}/contact`);
		let document_: unknown = "unreadable";
		try {
			document_ = opened?.document.body.textContent;
		} catch {}
		return {
			page: await attempt("/contact", {}),
			script: await attempt("/edit/client/main.tsx", {}),
			write: await attempt("/__edit/undo", { method: "POST", headers: json, body }),
			blind: await attempt("/__edit/undo", { method: "POST", mode: "no-cors", body }),
			framed: frame.contentDocument === null,
			opened: document_,
		};
	}, site.address);
	expect(got).toMatchObject({ page: "failed", script: "failed", write: "failed", framed: true });
	expect(["opaque", "failed"]).toContain(got.blind);
	for (const frame of page.frames().slice(1)) {
		expect(await frame.locator("edit-bar").count()).toBe(0);
	}
	expect(site.git("status", "--porcelain")).toBe("");
	other.close();
});
