import type { ESTree } from "vite";
import { parseHtml } from "../prerender/html.ts";

/** A part of a text: words, or what an expression between words amounts to. */
export interface Piece {
	text: string;
	/** The expression's source. */
	code?: string;
}

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

/** Properties and attributes whose text is for the code, not for a reader. */
const codeNames = /^(className|href|src|id|kind|look|layout|contours|portrait)$/;

/** What has no words: imports, comparisons and types, but not "as" and "satisfies" around words. */
const wordless = /^(Import|BinaryExpression$|TS(?!(As|Satisfies|NonNull)Expression$))/;

/** What character references such as `&nbsp;` stand for. */
const decode = (text: string) =>
	text.includes("&")
		? (parseHtml(`<p>${text.replaceAll("<", "&lt;")}</p>`).querySelector("p")?.textContent ?? "")
		: text;

/** What JSX makes of the text between tags: line breaks go, and the spaces around them. */
const jsxText = (raw: string) =>
	raw
		.split(/[ \t\r\n]*\n[ \t\r\n]*/)
		.filter((line) => line !== "")
		.map(decode)
		.join(" ");

/** Every place in a source where words may be, found by its syntax tree. */
export function wordsIn(source: string, program: ESTree.Program): readonly Words[] {
	const found: Words[] = [];

	function add(
		kind: Words["kind"],
		{ start, end }: ESTree.Span,
		keys: string[],
		pieces: Piece[],
	): undefined {
		if (pieces.some(({ text }) => text.trim() !== ""))
			found.push({ kind, start, end, key: keys.join("."), pieces });
	}

	function visit(value: unknown, keys: string[] = []): undefined {
		if (Array.isArray(value)) {
			for (const [index, each] of value.entries()) visit(each, [...keys, `${index}`]);
			return;
		}
		const node = value as ESTree.Node;
		if (typeof node?.type !== "string" || wordless.test(node.type)) return;
		switch (node.type) {
			case "Literal":
				if (typeof node.value === "string") add("string", node, keys, [{ text: node.value }]);
				// Elsewhere a number is counted with, or is a size.
				else if (typeof node.value === "number" && keys[0] === "company")
					add("number", node, keys, [{ text: `${node.value}` }]);
				return;
			case "TemplateLiteral":
				add(
					"template",
					node,
					keys,
					node.quasis.flatMap(({ value }, index) => {
						const { start, end } = node.expressions[index] ?? { start: 0, end: 0 };
						const code = source.slice(start, end);
						return [{ text: value.cooked ?? "" }, ...(code ? [{ text: "", code }] : [])];
					}),
				);
				return visit(node.expressions);
			case "JSXText":
				return add("jsx", node, [], [{ text: jsxText(node.value) }]);
			case "JSXAttribute":
				if (codeNames.test(`${node.name.name}`)) return;
				if (node.value?.type !== "Literal") return visit(node.value, [`${node.name.name}`]);
				return add(
					"attribute",
					node.value,
					[`${node.name.name}`],
					[{ text: decode(`${node.value.value}`) }],
				);
			case "JSXElement":
				// The attributes of HTML elements are no text of the page, those of components may be.
				if (!/^<[a-z]/.test(source.slice(node.start))) visit(node.openingElement.attributes);
				return visit(node.children);
			case "VariableDeclarator":
				return visit(node.init, [source.slice(node.id.start, node.id.end).split(/\W/, 1)[0] ?? ""]);
			case "Property": {
				const name = source.slice(node.key.start, node.key.end).replace(/["']/g, "");
				return codeNames.test(name) ? undefined : visit(node.value, [...keys, name]);
			}
			case "ObjectExpression":
				for (const each of node.properties) visit(each, keys);
				return;
			case "ArrayExpression":
				return visit(node.elements, keys);
			case "TSAsExpression":
			case "TSSatisfiesExpression":
			case "TSNonNullExpression":
				return visit(node.expression, keys);
			case "MemberExpression":
				return visit(node.object);
			case "SwitchCase":
				return visit(node.consequent);
			default:
				for (const each of Object.values(node)) visit(each);
		}
	}

	visit(program.body);
	return found;
}
