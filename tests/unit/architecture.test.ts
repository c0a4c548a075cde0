import { existsSync, readdirSync, readFileSync } from "node:fs";
import { posix } from "node:path";
import { expect, test } from "vitest";
import { target } from "../../edit/imports";
import { importsOf, modulesIn } from "./imports";

// Compares the drawings in docs/architecture.md to the code, so that they stay correct.

const document = readFileSync("docs/architecture.md", "utf8");

/** The lines of the first code block under a heading. */
function drawing(heading: string): string[] {
	const found = document.split(`## ${heading}\n`)[1]?.split("```")[1];
	if (!found) throw new Error(`docs/architecture.md has no drawing under "${heading}".`);
	return found.trim().split("\n");
}

/** Every module of the project, and the project modules it imports. */
const imports = new Map(
	modulesIn(["src", "prerender", "launch", "edit", "drawings"]).map((file) => [
		file,
		importsOf(file).flatMap((imported) => target(file, imported) ?? []),
	]),
);

/** The part that a file belongs to: its folder in src, its top folder, or the name of a file in src. */
function partOf(file: string): string {
	const [top = "", part = ""] = file.split("/");
	return top === "src" ? part.replace(/\.tsx?$/, "") : top;
}

/** The layers of the drawing: a part, and the parts it may import. */
const layers = drawing("Who imports whom").map((line) => {
	const [part = "", , ...below] = line.trim().split(/\s+/);
	return { part, below };
});

test("every arrow in the import drawing points down", () => {
	const order = layers.map(({ part }) => part);
	const wrong = layers.flatMap(({ part, below }) =>
		below
			.filter((each) => order.indexOf(each) <= order.indexOf(part))
			.map((each) => `${part} → ${each}`),
	);
	expect(wrong).toEqual([]);
});

test("the imports in the code, types included, match the drawing", () => {
	const drawn = layers.flatMap(({ part, below }) => below.map((each) => `${part} → ${each}`));
	const found = new Map<string, string>();
	for (const [file, targets] of imports) {
		for (const each of targets) {
			const [from, to] = [partOf(file), partOf(each)];
			if (from !== to) found.set(`${from} → ${to}`, `${file} imports ${each}`);
		}
	}
	expect(
		[...found].filter(([arrow]) => !drawn.includes(arrow)),
		"imports that the drawing in docs/architecture.md doesn't allow",
	).toEqual([]);
	expect(
		drawn.filter((arrow) => !found.has(arrow)),
		"arrows that no file needs",
	).toEqual([]);
});

test("there are no circular imports, types included", () => {
	const done = new Set<string>();
	function circle(file: string, way: readonly string[]): string[] | undefined {
		if (way.includes(file)) return [...way.slice(way.indexOf(file)), file];
		if (done.has(file)) return undefined;
		for (const each of imports.get(file) ?? []) {
			const found = circle(each, [...way, file]);
			if (found) return found;
		}
		done.add(file);
		return undefined;
	}
	for (const file of imports.keys()) expect(circle(file, [])).toBeUndefined();
});

test("modules in a page's folder are imported only by that page", () => {
	/** The page that a module's folder belongs to: src/pages/home.tsx for src/pages/home/about.tsx. */
	const owner = (file: string) => `${posix.dirname(file)}.tsx`;
	const wrong = [...imports].flatMap(([file, targets]) =>
		targets
			.filter((each) => existsSync(owner(each)) && owner(each).startsWith("src/pages/"))
			// The list of live parts imports them on behalf of their pages.
			.filter(
				(each) =>
					file !== "src/live-parts.ts" &&
					file !== owner(each) &&
					posix.dirname(file) !== posix.dirname(each),
			)
			.map((each) => `${file} imports ${each}`),
	);
	expect(wrong).toEqual([]);
});

test("only the Firebase adapters import the SDK", () => {
	const importers = [...imports.keys()].filter((file) =>
		importsOf(file).some((imported) => /^@?firebase\//.test(imported)),
	);
	expect(importers.length).toBeGreaterThan(0);
	for (const file of importers) expect(file).toMatch(/^src\/auth\/firebase-[a-z]+\.ts$/);
});

test("the drawing of the tree lists every folder, and no others", () => {
	let parent = "";
	const drawn = drawing("The tree").flatMap((line) => {
		const [, indent = "", name = ""] = /^( {0,2})(\S+)/.exec(line) ?? [];
		if (!name) return [];
		if (!indent) parent = name;
		return indent ? parent + name : name;
	});
	const folders = (of: string, but: readonly string[] = []) =>
		readdirSync(of, { withFileTypes: true })
			.filter((entry) => entry.isDirectory() && !but.includes(entry.name))
			.map((entry) => posix.join(of, `${entry.name}/`));
	expect(drawn.filter((name) => name.endsWith("/") && name.split("/").length > 2).sort()).toEqual(
		[...folders("src"), ...folders("tests")].sort(),
	);
	const files = readdirSync("src").filter(
		(name) => /\.tsx?$/.test(name) && !name.endsWith(".d.ts"),
	);
	expect(drawn.filter((name) => /^src\/.*\.tsx?$/.test(name)).sort()).toEqual(
		files.map((name) => `src/${name}`).sort(),
	);
});
