import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { mentionsOf, removeEntries } from "./page-mentions.ts";
import { SourceEdit } from "./source-edits.ts";

const folder = mkdtempSync(join(tmpdir(), "source-"));
afterAll(() => rmSync(folder, { recursive: true }));

test.each([
	[
		"an entry of a list",
		'[\n\t{ page: "/a/b" },\n\t{ page: "/c" },\n]',
		'[\n\t{ page: "/c" },\n]',
		0,
	],
	["its path in a list", '[\n\t"/a/b",\n\t"/c",\n]', '[\n\t"/c",\n]', 0],
	[
		"the service of an entry",
		'[{ title: "T", service: { href: "/a/b#part", label: "L" } }]',
		'[{ title: "T" }]',
		0,
	],
	[
		"no other link",
		'{ more: { href: "/a/b", label: "L" } }',
		'{ more: { href: "/a/b", label: "L" } }',
		1,
	],
])("a page takes with it %s", (_, before, after, left) => {
	const file = join(folder, "list.ts");
	writeFileSync(file, `const all = ${before};`);
	const source = new SourceEdit(file);
	expect(removeEntries(mentionsOf("/a/b", [source]))).toHaveLength(left);
	expect(source.edited.toString()).toBe(`const all = ${after};`);
});
