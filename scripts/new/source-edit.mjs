// Edits TypeScript sources by their syntax tree, which keeps their comments and formatting.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import MagicString from "magic-string";
import { parseSync } from "vite";
import { root, stop } from "../shared/setup.ts";

/** @typedef {import("vite").ESTree.Expression | null | undefined} Expression */

/** The value without `as const` and `satisfies`. @param {Expression} value @returns {Expression} */
function unwrap(value) {
	const wrapped = value?.type === "TSAsExpression" || value?.type === "TSSatisfiesExpression";
	return wrapped ? unwrap(value.expression) : value;
}

/** The key of an object's property, or the value of an array's element. @param {any} node */
const textOf = (node) =>
	node?.type === "Property" ? (node.key.value ?? node.key.name) : node?.value;

/** A source file that is edited by its syntax tree, and written once all edits are known to fit. */
export class SourceEdit {
	/** @param {string} file its path from the project root */
	constructor(file) {
		this.file = file;
		this.source = readFileSync(join(root, file), "utf8");
		this.program = parseSync(file, this.source).program;
		this.edited = new MagicString(this.source);
	}

	/**
	 * Adds an entry to the array or object of a top-level constant.
	 * @param {string} name of the constant
	 * @param {string} entry the source text, without a comma
	 * @param {string} [neighbour] the key or value of the entry to insert after; the last by default
	 */
	add(name, entry, neighbour) {
		const entries = this.#entriesOf(name);
		const before =
			(neighbour === undefined ? undefined : entries.find((each) => textOf(each) === neighbour)) ??
			entries.at(-1);
		if (!before) this.#refuse(`${name} to have an entry`);
		this.edited.appendLeft(before.end, `,\n${entry}`);
	}

	/** The edited source. */
	text() {
		return this.edited.toString();
	}

	/** @param {string} name @returns {{ end: number }[]} */
	#entriesOf(name) {
		for (const node of this.program.body) {
			const declaration = node.type === "ExportNamedDeclaration" ? node.declaration : node;
			if (declaration?.type !== "VariableDeclaration") continue;
			for (const { id, init } of declaration.declarations) {
				if (id.type !== "Identifier" || id.name !== name) continue;
				const value = unwrap(init);
				if (value?.type === "ArrayExpression") return value.elements.flatMap((each) => each ?? []);
				if (value?.type === "ObjectExpression") return value.properties;
			}
		}
		return this.#refuse(`a list named ${name}`);
	}

	/** @param {string} lacking @returns {never} */
	#refuse(lacking) {
		stop(
			`${this.file} no longer has ${lacking}.\n  Nothing was changed. docs/adding-a-page.md says how to add a page by hand.`,
		);
	}
}
