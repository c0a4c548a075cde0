import { parseHtml } from "../prerender/html.ts";
import type { Piece } from "./api.ts";
import { parse, perSource } from "./modules.ts";

/** A place in a source where words are. */
export interface Words {
	kind: "string" | "attribute" | "template" | "jsx" | "number";
	/** The range in the source, quotes included. */
	start: number;
	end: number;
	/** The names and indices that lead to it: "page.title", "company.people.0.name". */
	key: string;
	pieces: readonly Piece[];
}

interface Node extends Record<string, unknown> {
	type: string;
	start: number;
	end: number;
}

/** Properties and attributes whose text is for the code, not for a reader. */
const codeNames = /^(className|href|src|id|kind|look|layout|contours|portrait)$/;

const isNode = (value: unknown): value is Node =>
	typeof value === "object" && value !== null && "type" in value;

/** What character references such as `&nbsp;` stand for. */
const decode = (text: string) =>
	text.includes("&")
		? (parseHtml(`<p>${text.replaceAll("<", "&lt;")}</p>`).querySelector("p")?.textContent ?? "")
		: text;

/** What JSX makes of the text between tags: line breaks go, and the spaces around them. */
function jsxText(raw: string): string {
	const lines = raw.split(/\r\n|\n|\r/);
	return lines
		.map((line, index) => {
			const start = index === 0 ? line : line.replace(/^[ \t]+/, "");
			return index === lines.length - 1 ? start : start.replace(/[ \t]+$/, "");
		})
		.filter((line) => line !== "")
		.map(decode)
		.join(" ");
}

/** Every place in a source where words may be, found by its syntax tree. */
export const wordsIn = perSource((file, source): readonly Words[] => {
	const found: Words[] = [];

	function add(kind: Words["kind"], { start, end }: Node, keys: string[], pieces: Piece[]): void {
		if (pieces.some(({ text }) => text.trim() !== ""))
			found.push({ kind, start, end, key: keys.join("."), pieces });
	}

	function attribute({ name, value }: Node): void {
		const called = String((name as { name?: unknown } | undefined)?.name ?? "");
		if (!isNode(value) || codeNames.test(called)) return;
		if (value.type !== "Literal") visit(value, [called]);
		else add("attribute", value, [called], [{ text: decode(String(value.value)) }]);
	}

	function template(node: Node, keys: string[]): void {
		const expressions = node.expressions as Node[];
		const pieces = (node.quasis as { value: { cooked: string } }[]).flatMap(({ value }, index) => {
			const next = expressions[index];
			const code = next && { code: source.slice(next.start, next.end), text: "" };
			return [{ text: value.cooked }, ...(code ? [code] : [])];
		});
		add("template", node, keys, pieces);
		visit(expressions, []);
	}

	const skip = () => {};

	/** What is done with each type of node; the others are searched for words. */
	const visitors: Record<string, (node: Node, keys: string[]) => void> = {
		ImportDeclaration: skip,
		ImportExpression: skip,
		// A comparison.
		BinaryExpression: skip,
		TemplateLiteral: template,
		JSXAttribute: attribute,
		VariableDeclarator({ id, init }) {
			visit(init, [(id as { name?: string }).name ?? ""]);
		},
		Property({ key, value: inner }, keys) {
			const { name, value = name } = key as { name?: string; value?: string };
			if (!codeNames.test(`${value}`)) visit(inner, [...keys, `${value}`]);
		},
		ObjectExpression({ properties }, keys) {
			for (const each of properties as Node[]) visit(each, keys);
		},
		ArrayExpression({ elements }, keys) {
			visit(elements, keys);
		},
		MemberExpression({ object }) {
			visit(object, []);
		},
		SwitchCase({ consequent }) {
			visit(consequent, []);
		},
		JSXElement({ openingElement, children }) {
			const { name, attributes } = openingElement as { name: Node; attributes: Node[] };
			// The attributes of HTML elements are no text of the page, those of components may be.
			if (!/^[a-z]/.test(`${name.name}`)) visit(attributes, []);
			visit(children, []);
		},
		JSXText(node) {
			add("jsx", node, [], [{ text: jsxText(`${node.value}`) }]);
		},
		Literal(node, keys) {
			if (typeof node.value === "string") add("string", node, keys, [{ text: node.value }]);
			// Elsewhere a number is counted with, or is a size.
			else if (typeof node.value === "number" && keys[0] === "company")
				add("number", node, keys, [{ text: `${node.value}` }]);
		},
	};
	for (const type of ["TSAsExpression", "TSSatisfiesExpression", "TSNonNullExpression"]) {
		visitors[type] = ({ expression }, keys) => visit(expression, keys);
	}

	function visit(node: unknown, keys: string[]): void {
		if (Array.isArray(node)) {
			for (const [index, each] of node.entries()) visit(each, [...keys, `${index}`]);
		} else if (isNode(node)) {
			const visitor = visitors[node.type];
			if (visitor) visitor(node, keys);
			else if (!node.type.startsWith("TS"))
				for (const [name, value] of Object.entries(node))
					if (name !== "typeAnnotation") visit(value, []);
		}
	}

	visit(parse(file, source).program.body, []);
	return found;
});
