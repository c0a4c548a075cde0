import type { ESTree } from "vite";
import { parseHtml } from "../prerender/html.ts";
import type { Piece } from "./pieces.ts";

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
	const sourceOf = ({ start, end }: ESTree.Span) => source.slice(start, end);

	function add(kind: Words["kind"], { start, end }: ESTree.Span, keys: string[], pieces: Piece[]) {
		if (pieces.some(({ text }) => text.trim() !== ""))
			found.push({ kind, start, end, key: keys.join("."), pieces });
	}

	function visit(value: unknown, keys: string[]): void {
		const node = value as ESTree.Node;
		if (Array.isArray(value)) for (const each of value) visit(each, keys);
		else if (typeof node?.type === "string" && !wordless.test(node.type)) visitNode(node, keys);
	}

	function visitNode(node: ESTree.Node, keys: string[]): void {
		switch (node.type) {
			case "Literal":
				if (typeof node.value === "string") add("string", node, keys, [{ text: node.value }]);
				// Other numbers are counts or sizes in the code.
				else if (typeof node.value === "number" && keys[0] === "company")
					add("number", node, keys, [{ text: `${node.value}` }]);
				break;
			case "TemplateLiteral": {
				const pieces = node.quasis.flatMap(({ value }, index): Piece[] => {
					const expression = node.expressions[index];
					const words = { text: value.cooked ?? "" };
					return expression ? [words, { text: "", code: sourceOf(expression) }] : [words];
				});
				add("template", node, keys, pieces);
				visit(node.expressions, keys);
				break;
			}
			case "JSXText":
				add("jsx", node, keys, [{ text: jsxText(node.value) }]);
				break;
			case "JSXAttribute":
			case "Property": {
				const name = sourceOf("key" in node ? node.key : node.name).replace(/["']/g, "");
				const inside = [...keys, name];
				if (codeNames.test(name)) break;
				if (node.type === "JSXAttribute" && node.value?.type === "Literal")
					add("attribute", node.value, inside, [{ text: decode(`${node.value.value}`) }]);
				else visit(node.value, inside);
				break;
			}
			case "JSXElement":
				// Attributes of HTML elements aren't page text; props of components may be.
				if (!/^<[a-z]/.test(sourceOf(node))) visit(node.openingElement.attributes, keys);
				visit(node.children, keys);
				break;
			case "VariableDeclarator":
				visit(node.init, [/^\w*/.exec(sourceOf(node.id))?.[0] ?? ""]);
				break;
			case "ArrayExpression":
				for (const [index, each] of node.elements.entries()) visit(each, [...keys, `${index}`]);
				break;
			case "MemberExpression":
				visit(node.object, keys);
				break;
			case "SwitchCase":
				visit(node.consequent, keys);
				break;
			default:
				for (const each of Object.values(node)) visit(each, keys);
		}
	}

	visit(program.body, []);
	return found;
}
