import { createHash } from "node:crypto";
import type { Place } from "../../edit/find-words.ts";
import { paths } from "../../src/paths.ts";
import { every, full } from "../shared/full-run.ts";
import type { PageRun } from "../shared/text-runs.ts";
import { test } from "./edit-server.ts";
import { expect } from "./fixtures.ts";

/** Chooses the texts that are neither first nor longest: others each day, or those of an earlier run. */
const seed = process.env.EDITING_SEED ?? new Date().toISOString().slice(0, 10);

/** A whole number below a limit, which follows from the seed and a name. */
const chance = (name: string, below: number) =>
	createHash("sha256").update(`${seed} ${name}`).digest().readUInt32BE() % below;

/** Another text of the same kind, with a mark that is nowhere else. */
function reworded(text: string, key: string, number: number): string {
	const mark = `Kererū ${number}`;
	if (key === "company.phone") return `+64 9 555 ${1000 + number}`;
	if (key === "company.email") return `kereru${number}@longcloud.example`;
	if (key === "company.copyrightYear") return `${1991 + (number % 30)}`;
	if (key === "page.title" || key === "company.name") return mark;
	if (key === "page.description") return text.slice(0, -mark.length) + mark;
	return `${text} ${mark}`;
}

/** The first, the longest and some other text of each kind; in the short run the longest. */
function chosen(path: string, runs: readonly PageRun[]): PageRun[] {
	return [...new Set(runs.map(({ kind }) => kind))].flatMap((kind) => {
		const of = runs.filter((run) => run.kind === kind);
		const longest = of.toSorted((a, b) => b.text.length - a.text.length).slice(0, 1);
		const some = of.slice(chance(`${path} ${kind}`, of.length)).slice(0, 1);
		return full ? [...new Set([...of.slice(0, 1), ...longest, ...some])] : longest;
	});
}

test("every kind of words is written into its source, and only there", async ({ site }) => {
	test.setTimeout(full ? 3_400_000 : 180_000);
	console.log(`Chosen by EDITING_SEED=${seed}`);
	// Without what the formatter adds when it wraps a text, and with no-break spaces as characters.
	const flat = (source: string) =>
		source.replace(/\\u00a0|&nbsp;/g, "\u00a0").replace(/[^\S\u00a0]+|\{" "\}|[(),]/g, "");
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
		for (const run of chosen(path, await site.runs(path))) {
			// Found anew each time, because the edit before may have been in the same source.
			const [found] = await site.find(path, [run]);
			if (found?.places[0]) await edit(path, run.kind, found.places[0]);
		}
		for (const name of every(["title", "description", "headline"], ["title"])) {
			// The sign-in page's headline is the form's.
			if (path !== "/get-started" || name !== "headline")
				await edit(path, "head", await site.head(path, name));
		}
	}
	if (!full) {
		const phone = await site.place("/contact", "+64 9 555 0100", { key: "company.phone" });
		await edit("/contact", "company fact", phone);
	}
	const wanted = ["heading", "paragraph", "list item", "table cell", "diagram label", "question"];
	wanted.push("button", "menu entry", "footer entry", "company fact", "head");
	if (full) wanted.push("paragraph with a link", "term");
	expect([...kinds]).toEqual(expect.arrayContaining(wanted));

	const checks = [["node_modules/@biomejs/biome/bin/biome", "ci", "--error-on-warnings", "src"]];
	if (full) checks.push(["node_modules/typescript/bin/tsc", "--noEmit"]);
	for (const [script = "", ...args] of checks) {
		const { status, output } = await site.tree.run(script, args);
		expect(status, output).toBe(0);
	}
	await site.undoAll();
	expect(site.git("status", "--porcelain")).toBe("");
});
