import { existsSync, readdirSync, readFileSync } from "node:fs";
import { posix } from "node:path";
import { parseSync } from "vite";
import { expect, test } from "vitest";
import { staticImportsIn, target } from "../../edit/module-imports";
import { importRules } from "../../import-rules";

/** The specifiers of all `import("…")` in a syntax tree, those of types included. */
function dynamicImportsIn(node: unknown): string[] {
	if (typeof node !== "object" || node === null) return [];
	const { type = "", source } = node as { type?: string; source?: { value?: unknown } };
	const named = /^(ImportExpression|TSImportType)$/.test(type) ? source?.value : undefined;
	const inside = Object.values(node).flatMap(dynamicImportsIn);
	return typeof named === "string" ? [named, ...inside] : inside;
}

/** What each module of the project imports, as written. */
const written = new Map(
	["src", "prerender", "launch", "review", "blank-forms", "edit", "contours"]
		.flatMap((folder) =>
			readdirSync(folder, { recursive: true, encoding: "utf8" }).map((file) =>
				posix.join(folder, file.replaceAll("\\", "/")),
			),
		)
		.filter((file) => /\.tsx?$/.test(file) && !/\.(?:test|d)\.tsx?$/.test(file))
		.map((file) => {
			const tree = parseSync(file, readFileSync(file, "utf8"));
			return [file, [...staticImportsIn(tree), ...dynamicImportsIn(tree.program)]];
		}),
);

/** The modules of the project that each module imports. */
const imports = new Map(
	[...written].map(([file, all]) => [file, all.flatMap((each) => target(file, each) ?? [])]),
);

/** The part that a file belongs to: its folder in src, its top folder, or the name of a file in src. */
function partOf(file: string): string {
	const [top = "", part = ""] = file.split("/");
	return top === "src" ? part.replace(/\.tsx?$/, "") : top;
}

test("modules only import what the rules allow, and the rules allow only what a module imports", () => {
	const allowed = Object.entries(importRules).flatMap(([part, below]) =>
		below.map((each) => `${part} → ${each}`),
	);
	const found = new Map<string, string>();
	for (const [file, targets] of imports) {
		for (const each of targets) {
			const [from, to] = [partOf(file), partOf(each)];
			if (from !== to) found.set(`${from} → ${to}`, `${file} imports ${each}`);
		}
	}
	expect([...found].filter(([arrow]) => !allowed.includes(arrow))).toEqual([]);
	expect(allowed.filter((arrow) => !found.has(arrow))).toEqual([]);
});

test("the rules only point down", () => {
	const order = Object.keys(importRules);
	const wrong = Object.entries(importRules).flatMap(([part, below]) =>
		below
			.filter((each) => order.indexOf(each) <= order.indexOf(part))
			.map((each) => `${part} → ${each}`),
	);
	expect(wrong).toEqual([]);
});

test("modules in a page's folder are imported only by that page", () => {
	/** The page that a module's folder belongs to: src/pages/home.tsx for src/pages/home/about.tsx. */
	const owner = (file: string) => `${posix.dirname(file)}.tsx`;
	const wrong = [...imports].flatMap(([file, targets]) =>
		targets
			.filter((each) => existsSync(owner(each)) && owner(each).startsWith("src/pages/"))
			// The list of islands imports them on behalf of their pages.
			.filter(
				(each) =>
					file !== "src/islands.ts" &&
					file !== owner(each) &&
					posix.dirname(file) !== posix.dirname(each),
			)
			.map((each) => `${file} imports ${each}`),
	);
	expect(wrong).toEqual([]);
});

test("only the Firebase adapters import the SDK", () => {
	const importers = [...written]
		.filter(([, all]) => all.some((imported) => /^@?firebase\//.test(imported)))
		.map(([file]) => file);
	expect(importers.length).toBeGreaterThan(0);
	for (const file of importers) expect(file).toMatch(/^src\/auth\/firebase-[a-z]+\.ts$/);
});
