import { spawnSync } from "node:child_process";
import MagicString from "magic-string";
import { parse } from "./modules.ts";
import { type Words, wordsIn } from "./words.ts";

/** Spaces and marks that nobody sees in a source. */
const unseen = /[\u00a0\u00ad\u1680\u2000-\u200f\u2028-\u202f\u205f-\u2064\u3000\ufeff]/g;

const hex = (character: string) => character.charCodeAt(0).toString(16).padStart(4, "0");

const escapeUnseen = (text: string) => text.replace(unseen, (each) => `\\u${hex(each)}`);

const quote = (text: string) => `"${escapeUnseen(text.replace(/["\\]/g, "\\$&"))}"`;

const inTemplate = (text: string) => escapeUnseen(text.replace(/[`\\]|\$(?=\{)/g, "\\$&"));

/** Text as JSX writes it, with references for what it would take for something else. */
const inJsx = (text: string, reserved: RegExp) =>
	text
		.replace(/&(?=#?\w+;)/g, "&amp;")
		.replace(reserved, (each) => `&#${each.charCodeAt(0)};`)
		.replace(unseen, (each) => (each === "\u00a0" ? "&nbsp;" : `&#x${hex(each)};`));

/** The source of a text between tags. Spaces at a line's end are none in JSX, unless they're said to be. */
function betweenTags(raw: string, text: string): string {
	const [before = ""] = /^\s*\n\s*/.exec(raw) ?? [];
	const [after = ""] = /\s*\n\s*$/.exec(raw.slice(before.length)) ?? [];
	const [, first = "", words = "", last = ""] = /^( *)([\s\S]*?)( *)$/.exec(text) ?? [];
	const space = (spaces: string, atLineEnd: boolean) => (spaces && atLineEnd ? '{" "}' : spaces);
	return [
		before,
		space(first, before !== ""),
		inJsx(words, /[{}<>]/g),
		space(last, after !== ""),
		after,
	].join("");
}

/** Words as they're typed, on one line. */
export const oneLine = (text: string) =>
	// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what must go
	text.replace(/[\n\r\t\u2028\u2029]+/g, " ").replace(/[\u0000-\u001f\u007f]/g, "");

function literal({ kind, pieces, start, end }: Words, texts: string[], source: string): string {
	const [text = ""] = texts;
	switch (kind) {
		case "template": {
			const rest = [...texts];
			return `\`${pieces
				.map(({ code }) => (code === undefined ? inTemplate(rest.shift() ?? "") : `\${${code}}`))
				.join("")}\``;
		}
		case "attribute":
			return `"${inJsx(text, /"/g)}"`;
		case "jsx":
			return betweenTags(source.slice(start, end), text);
		case "number":
			return text;
		case "string":
			return quote(text);
	}
}

/** Formats a source like `npm run format`. Undefined if it can't be. */
function format(file: string, source: string): string | undefined {
	const { status, stdout } = spawnSync(
		process.execPath,
		["node_modules/@biomejs/biome/bin/biome", "format", `--stdin-file-path=${file}`],
		{ input: source, encoding: "utf8" },
	);
	return status === 0 ? stdout : undefined;
}

/** All words of a source in order. The spaces between tags may be written in more than one way. */
const textsOf = (file: string, source: string) =>
	wordsIn(file, source).map(({ pieces }) =>
		pieces.map(({ text, code }) => code ?? text.trim()).join("\n"),
	);

/**
 * A source with other words at one place, formatted as the rest.
 * @param words the place, which is in the source
 * @param texts for each piece that isn't an expression
 * @returns undefined if anything but these words would change
 */
export function rewrite(
	file: string,
	source: string,
	words: Words,
	texts: readonly string[],
): string | undefined {
	const edited = new MagicString(source);
	edited.update(words.start, words.end, literal(words, [...texts], source));
	const result = format(file, edited.toString());
	if (result === undefined || parse(file, result).errors.length > 0) return undefined;
	const rest = [...texts];
	const wanted = textsOf(file, source);
	wanted[wordsIn(file, source).findIndex(({ start }) => start === words.start)] = words.pieces
		.map(({ code }) => code ?? rest.shift()?.trim())
		.join("\n");
	return JSON.stringify(textsOf(file, result)) === JSON.stringify(wanted) ? result : undefined;
}
