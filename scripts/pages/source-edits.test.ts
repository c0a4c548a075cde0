import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { SourceEdit, type SourceNode } from "./source-edits.ts";

const folder = mkdtempSync(join(tmpdir(), "source-"));
afterAll(() => rmSync(folder, { recursive: true }));

/** A list after the given names have been removed from it. */
function without(list: string, ...names: string[]): string {
	const file = join(folder, "list.ts");
	writeFileSync(file, `const list = ${list};`);
	const source = new SourceEdit(file);
	source.walk((node, [parent]: readonly (SourceNode | undefined)[]) => {
		if (parent?.type === "ArrayExpression" && names.includes(`${node.name}`))
			source.remove(node, parent);
	});
	return source.edited.toString().slice("const list = ".length, -1);
}

const list = "[\n\t// A.\n\ta,\n\t// B.\n\tb,\n\t// C.\n\tc,\n]";
test.each([
	[["a"], "[\n\t// B.\n\tb,\n\t// C.\n\tc,\n]"],
	[["b"], "[\n\t// A.\n\ta,\n\t// C.\n\tc,\n]"],
	[["c"], "[\n\t// A.\n\ta,\n\t// B.\n\tb,\n]"],
	[["a", "b"], "[\n\t// C.\n\tc,\n]"],
	[["a", "b", "c"], "[]"],
])("without %j, each entry keeps its own comment", (names, left) => {
	expect(without(list, ...names)).toBe(left);
});
