import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { mentionsOf, removeEntries } from "./page-mentions.ts";
import { SourceEdit } from "./source-edits.ts";

const folder = mkdtempSync(join(tmpdir(), "source-"));
afterAll(() => rmSync(folder, { recursive: true }));

const other = '[\n\t// C.\n\t{ page: "/c" },\n]';
const link = '{ more: { href: "/a/b", label: "L" } }';
const from = (service: string) => `[{ title: "T"${service} }]`;

test.each([
	["the first of a list", '[\n\t// A.\n\t{ page: "/a/b" },\n\t// C.\n\t{ page: "/c" },\n]', other],
	[
		"the last two of one",
		'[\n\t// C.\n\t{ page: "/c" },\n\t// A.\n\t"/a/b",\n\t"/a/b#d",\n]',
		other,
	],
	["a whole list", '[\n\t// A.\n\t"/a/b",\n\t// B.\n\t"/a/b#d",\n]', "[]"],
	["an entry's service", from(', service: { href: "/a/b#part", label: "L" }'), from("")],
	["no other link", link, link, 1],
])("a page takes with it, and with its comment: %s", (_, before, after, left = 0) => {
	const file = join(folder, "list.ts");
	writeFileSync(file, `const all = ${before};`);
	const source = new SourceEdit(file);
	expect(removeEntries(mentionsOf("/a/b", [source]))).toHaveLength(left);
	expect(source.edited.toString()).toBe(`const all = ${after};`);
});
