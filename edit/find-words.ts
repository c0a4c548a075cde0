import { parseSync } from "vite";

/** Where words are: between tags or in quotes. An HTML element's name has none, but a place. */
export type Kind = "text" | "attribute" | "string" | "template" | "element";

/** Words in the source of a module, without the space around them. */
export interface Words {
	kind: Kind;
	start: number;
	end: number;
	raw: string;
}

interface SyntaxNode {
	type: string;
	start: number;
	end: number;
	[property: string]: unknown;
}

/** The attributes of HTML elements that people read or hear. */
const readAttributes = /^(title|alt|aria-label|placeholder|content)$/;

/** Other attributes and properties whose strings may look like words, but are for code. */
const codeNames = /^(className|sizes|firstDay|lastDay)$/;

/** Nodes whose strings may be shown, and nodes that may pass a string on to those. */
const holders =
	/^(JSXAttribute|JSXExpressionContainer|Property|VariableDeclarator|ReturnStatement|ArrowFunctionExpression)$/;
const passers =
	/^(ArrayExpression|ConditionalExpression|LogicalExpression|TemplateLiteral|TSAsExpression|TSSatisfiesExpression)$/;

/** Whether a string looks like words for people: one with a capital, or several that aren't classes. */
export function looksReadable(text: string): boolean {
	if (!/\p{Ll}{2}/u.test(text)) return false;
	if (!/\s/.test(text)) return /^\P{L}*\p{Lu}[\p{L}’-]*\P{L}*$/u.test(text);
	return /^\P{L}*\p{Lu}/u.test(text) || !/[a-z][-:]\w/.test(text);
}

/**
 * Finds the text between tags, the strings that may be shown, and the names of HTML elements.
 * @throws if the source has a syntax error
 */
export function findWords(file: string, code: string): Words[] {
	const { program, errors } = parseSync(file, code);
	if (errors[0]) throw new Error(errors[0].message);
	const found: Words[] = [];

	function add(kind: Kind, from: number, to: number) {
		const whole = code.slice(from, to);
		const raw = whole.trim();
		const start = from + whole.indexOf(raw);
		if (raw) found.push({ kind, start, end: start + raw.length, raw });
	}

	function visitTag({ name: { end, name }, attributes }: SyntaxNode & { name: SyntaxNode }) {
		const isHtml = /^[a-z]/.test(`${name}`);
		if (isHtml) found.push({ kind: "element", start: end, end, raw: "" });
		for (const attribute of attributes as SyntaxNode[]) {
			const { name: key } = (attribute.name ?? {}) as SyntaxNode;
			if (!isHtml || readAttributes.test(`${key}`)) visit(attribute, false);
		}
	}

	function visit(node: SyntaxNode, isHeld: boolean, parent?: string) {
		const { type, start, end } = node;
		const { name } = (node.key ?? node.name ?? {}) as SyntaxNode;
		if (type === "JSXOpeningElement") visitTag(node as never);
		else if (type === "JSXText") add("text", start, end);
		else if (type === "Literal" && isHeld && typeof node.value === "string")
			add(parent === "JSXAttribute" ? "attribute" : "string", start + 1, end - 1);
		// As in TypeScript's own tree, it reaches over the delimiters.
		else if (type === "TemplateElement" && isHeld)
			add("template", start + 1, end - (node.tail ? 1 : 2));
		if (type === "JSXOpeningElement" || codeNames.test(`${name}`)) return;
		// Types have no words.
		if (type.startsWith("TS") && !passers.test(type)) return;
		const holds = holders.test(type) || (isHeld && passers.test(type));
		for (const [property, child] of Object.entries(node)) {
			if (/^(test|key|source)$/.test(property)) continue;
			for (const each of [child].flat() as (SyntaxNode | null)[])
				if (typeof each?.type === "string") visit(each, holds, type);
		}
	}

	visit(program as unknown as SyntaxNode, false);
	return found;
}
