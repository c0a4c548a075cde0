import { readdirSync, readFileSync } from "node:fs";
import { posix } from "node:path";
import { expect, test } from "vitest";

// Reads the drawings in docs/architecture.md, so that they stay those of the code.

const document = readFileSync("docs/architecture.md", "utf8");

/** The lines of the first drawing under a heading. */
function drawing(heading: string): string[] {
	const found = document.split(`## ${heading}\n`)[1]?.split("```")[1];
	if (!found) throw new Error(`docs/architecture.md has no drawing under "${heading}".`);
	return found.trim().split("\n");
}

const sources = ["src", "build", "drawings"].flatMap((folder) =>
	readdirSync(folder, { recursive: true, encoding: "utf8" })
		.map((file) => posix.join(folder, file.replaceAll("\\", "/")))
		.filter((file) => /\.tsx?$/.test(file) && !/\.(?:test|d)\.tsx?$/.test(file)),
);

/** What a file belongs to: a folder of src, another folder, or for a file in src itself its name. */
function partOf(file: string): string {
	const [top = "", part = ""] = file.split("/");
	return top === "src" ? part.replace(/\.tsx?$/, "") : top;
}

const importing =
	/^(?:import|export)( type)?\b[^;"]*?from "([^"]+)"|^import() "([^"]+)"|(typeof )?\bimport\("([^"]+)"\)/gm;

/** What a file imports: the module, and whether types alone. */
function importsOf(file: string): { module: string; types: boolean }[] {
	return [...readFileSync(file, "utf8").matchAll(importing)].map((match) => ({
		module: match[2] ?? match[4] ?? match[6] ?? "",
		types: Boolean(match[1] ?? match[5]),
	}));
}

test("the drawing of who imports whom is that of the code", () => {
	const drawn = drawing("Who imports whom").flatMap((line) => {
		const [from = "", to = ""] = line.split(/[→⇢]/);
		const arrow = line.includes("⇢") ? "⇢" : "→";
		return to
			.trim()
			.split(/\s+/)
			.map((part) => `${from.trim()} ${arrow} ${part}`);
	});

	const found = new Map<string, string>();
	for (const file of sources) {
		for (const { module, types } of importsOf(file)) {
			if (!/^[~.]/.test(module) || module.endsWith(".css")) continue;
			const target = module.startsWith("~/")
				? module.replace("~/", "src/")
				: posix.join(posix.dirname(file), module);
			const [from, to] = [partOf(file), partOf(target)];
			if (from !== to) found.set(`${from} ${types ? "⇢" : "→"} ${to}`, `${file}: ${module}`);
		}
	}
	// Whoever may import a part may import its types.
	const needed = [...found].filter(
		([arrow]) => !arrow.includes("⇢") || !found.has(arrow.replace("⇢", "→")),
	);
	expect(
		needed.filter(([arrow]) => !drawn.includes(arrow)),
		"imports that the drawing does not allow",
	).toEqual([]);
	expect(
		drawn.filter((arrow) => !needed.some(([each]) => each === arrow)),
		"arrows that no file needs",
	).toEqual([]);
});

test("only the Firebase adapters import the SDK", () => {
	const importers = sources.filter((file) =>
		importsOf(file).some(({ module }) => /^@?firebase\//.test(module)),
	);
	expect(importers.length).toBeGreaterThan(0);
	for (const file of importers) expect(file).toMatch(/^src\/auth\/firebase-[a-z]+\.ts$/);
});

test("the drawing of the tree has every folder, and no other", () => {
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
