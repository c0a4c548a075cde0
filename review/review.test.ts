import { mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { sheets, stampOf } from "../blank-forms/sheets.ts";
import { parseHtml } from "../prerender/html.ts";
import { hasProof } from "../src/content/shown-proof.ts";
import { blocksIn } from "./blocks.ts";
import { proseRules, remarksOn } from "./prose.ts";
import { headAdvice, passedDates, promiseAdvice, readPage, sheetAdvice } from "./review.ts";

// The owner may change the site's own lists.
const folder = mkdtempSync(join(tmpdir(), "rules-"));
afterAll(() => rmSync(folder, { recursive: true }));
const list = (name: string, pattern: string) =>
	writeFileSync(
		join(folder, `${name}.yml`),
		`version: 1\nrules:\n  - expected: say it\n    pattern: ${pattern}\n    prh: Hype.\n`,
	);
list("words", "/\\bseamless\\b/gi");
list("contractions", "cannot");
list("past-clients", "proven");
const ownRules = proseRules(folder);
const found = async (text: string, path = "/") =>
	(await ownRules(text, path)).map(({ words }) => words);

test("words of a list, each with its place, the reason, and how to switch the rule off for good", async () => {
	const text = "Kia ora.\nA Seamless colur.";
	const [hype, spelling, ...others] = await ownRules(text, "/");
	expect(hype?.at).toBe(text.indexOf("Seamless"));
	expect(hype).toMatchObject({ words: "Seamless", why: "Hype. Better: say it." });
	expect(hype?.off).toContain("review/words.yml");
	expect(spelling).toMatchObject({ words: "colur", why: "Did you mean “colour”?" });
	expect(spelling?.off).toContain("review/known-words.txt");
	expect(others).toEqual([]);
});

test("New Zealand spelling, contractions but on legal pages, past clients while there is no proof", async () => {
	expect(await found("A whānau’s colour, organised by 2 of the NHI’s")).toEqual([]);
	expect(await found("An organization’s center")).toEqual(["organization’s", "center"]);
	expect(await found("We cannot keep it")).toEqual(["cannot"]);
	expect(await found("We cannot keep it", "/terms")).toEqual([]);
	expect(await found("A proven way")).toEqual(hasProof ? [] : ["proven"]);
});

test("the site's own lists can be read", async () => {
	expect(readdirSync("review").filter((name) => name.endsWith(".yml"))).toHaveLength(3);
	await expect(remarksOn("Kia ora.", "/")).resolves.toBeDefined();
});

test("a date that was in the future when the page was written and has since passed is named", () => {
	const passed = (words: string, today: string, since = "2026-03-10T09:00:00+13:00") =>
		passedDates(blocksIn(parseHtml(`<p>${words}</p>`)), since, new Date(today)).map(
			({ words }) => words,
		);
	expect(passed("From 1 June 2026 for <b>some</b>.", "2026-05-31T12:00:00Z")).toEqual([]);
	expect(passed("From 1&nbsp;June <b>2026</b>.", "2026-06-01T12:00:00Z")).toEqual(["1 June 2026"]);
	expect(passed("Since 9 March 2026. Updated <time>1 June 2026</time>.", "2027-01-01")).toEqual([]);
	expect(passed("From 1 June 2026.", "2030-01-01", "")).toEqual([]);
	expect(passed("Write by the end of May 2026.", "2026-06-01")).toEqual(["May 2026"]);
	expect(passed("Checked 10 March 2026", "2026-12-01")).toEqual([]);
	expect(passed("Checked 10 March 2026", "2027-12-01")).toEqual(["10 March 2026"]);
});

test("promises are named until they're confirmed, and when their words have changed", () => {
	const promise = { promise: "To ring back", file: "review/rules.ts", confirmed: true };
	const said = (words: string, confirmed = true) =>
		promiseAdvice([{ ...promise, words, confirmed }]).map(({ why }) => why);
	expect(said("for too long, too heavy")).toEqual([]);
	expect(said("for too long, too heavy", false)[0]).toContain("haven't confirmed");
	expect(said("for too heavy")[0]).toContain("read the promise again: To ring back");
});

test("a sheet that says other words than were printed is named", () => {
	const printed = mkdtempSync(join(folder, "forms-"));
	for (const sheet of sheets) writeFileSync(join(printed, sheet.name), `%PDF\n${stampOf(sheet)}`);
	expect(sheetAdvice(printed)).toEqual([]);
	const [first, second] = sheets;
	writeFileSync(join(printed, first?.name ?? ""), `%PDF\n${stampOf({ name: "", html: "Other" })}`);
	rmSync(join(printed, second?.name ?? ""));
	const named = sheetAdvice(printed).map(({ words }) => words);
	expect(named).toEqual([first?.name, second?.name]);
});

test("a description of three words is named, unless search engines don't show the page", () => {
	const named = (more: string) => {
		const head = `<meta name=description content="Three short words">${more}`;
		const page = readPage({ path: "/", html: `<head>${head}</head><main></main>` }, () => []);
		return headAdvice(page).map(({ words }) => words);
	};
	expect(named("")).toContain("Three short words");
	expect(named('<meta name=robots content="noindex">')).not.toContain("Three short words");
});
