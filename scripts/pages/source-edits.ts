// Edits of TypeScript sources by their syntax tree, which keep comments and formatting.
import { spawnSync } from "node:child_process";
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import MagicString from "magic-string";
import { parseSync } from "vite";
import { stop } from "../shared/setup.ts";

/** A node of a syntax tree, as far as these edits look at it. */
export interface SourceNode {
	type: string;
	start: number;
	end: number;
	[key: string]: unknown;
}

const isNode = (value: unknown): value is SourceNode =>
	typeof value === "object" && value !== null && typeof (value as SourceNode).type === "string";

/** A source that is edited, and written once all edits are known to fit. */
export class SourceEdit {
	readonly edited: MagicString;
	private readonly removed: SourceNode[] = [];
	private readonly program: unknown;

	constructor(readonly file: string) {
		const source = readFileSync(file, "utf8");
		this.edited = new MagicString(source);
		this.program = parseSync(file, source).program;
	}

	/** Calls `visit` for every node, with the nodes around it, the nearest first. */
	walk(visit: (node: SourceNode, around: readonly SourceNode[]) => void): void {
		function into(value: unknown, around: readonly SourceNode[]): void {
			if (Array.isArray(value)) for (const each of value) into(each, around);
			else if (isNode(value)) {
				visit(value, around);
				for (const each of Object.values(value)) into(each, [value, ...around]);
			}
		}
		into(this.program, []);
	}

	/** Adds an entry to the array of a top-level constant. Ends the command if there is none. */
	add(name: string, entry: string): void {
		let list: SourceNode | undefined;
		this.walk((node, [parent]) => {
			const id = parent?.type === "VariableDeclarator" && parent.id;
			if (node.type === "ArrayExpression" && isNode(id) && id.name === name) list = node;
		});
		if (!list) {
			stop(
				`${this.file} no longer has a list named ${name}. Nothing was changed. Add it again, or the page by hand (docs/adding-a-page.md).`,
			);
		}
		const last = (list.elements as SourceNode[]).filter((node) => !this.isRemoved(node)).at(-1);
		if (last) this.edited.appendLeft(last.end, `, ${entry}`);
		else this.edited.appendLeft(list.start + 1, entry);
	}

	/** Removes an element of an array, or a property of an object, with the comments before it. */
	remove(node: SourceNode, list: SourceNode): void {
		const all = (list.elements ?? list.properties) as SourceNode[];
		const at = all.indexOf(node);
		const before = all.slice(0, at).findLast((each) => !this.isRemoved(each));
		const comma = this.edited.original.indexOf(",", node.end);
		if (before) this.edited.remove(before.end, node.end);
		else this.edited.remove(list.start + 1, all[at + 1] ? comma + 1 : list.end - 1);
		this.removed.push(node);
	}

	/** Whether a node has been removed, itself or with what is around it. */
	isRemoved({ start, end }: SourceNode): boolean {
		return this.removed.some((node) => node.start <= start && end <= node.end);
	}

	/** The line of a node. */
	lineOf({ start }: SourceNode): number {
		return this.edited.original.slice(0, start).split("\n").length;
	}
}

/** The sources in some folders. */
export const sourcesIn = (...folders: readonly string[]): SourceEdit[] =>
	folders
		.flatMap((folder) =>
			readdirSync(folder, { recursive: true, encoding: "utf8" }).map(
				(file) => `${folder}/${file.replaceAll("\\", "/")}`,
			),
		)
		.filter((file) => /\.tsx?$/.test(file) && !file.endsWith(".d.ts"))
		.map((file) => new SourceEdit(file));

/** Writes the sources that have changed, formatted and without imports that nothing needs any more. */
export function writeEdits(edits: readonly SourceEdit[], ...others: readonly string[]): void {
	const changed = edits.filter(({ edited }) => edited.hasChanged());
	for (const { file, edited } of changed) writeFileSync(file, edited.toString());
	const files = [...changed.map(({ file }) => file), ...others];
	const biome = [
		"node_modules/@biomejs/biome/bin/biome",
		"check",
		"--write",
		"--vcs-enabled=false",
	];
	const unused = ["--unsafe", "--only=correctness/noUnusedImports"];
	const quiet = { stdio: "ignore" } as const;
	if (files.length === 0) return;
	spawnSync(process.execPath, [...biome, ...unused, ...files], quiet);
	spawnSync(process.execPath, [...biome, ...files], quiet);
}
