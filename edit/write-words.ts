import { spawnSync } from "node:child_process";
import MagicString from "magic-string";
import { withTexts } from "./pieces.ts";
import { parse, type Source } from "./sources.ts";
import type { Words } from "./words.ts";

/** Spaces and marks that nobody sees in a source. */
const unseen = /[\u00a0\u00ad\u1680\u2000-\u200f\u2028-\u202f\u205f-\u2064\u3000\ufeff]/g;

const hex = (character: string) => character.charCodeAt(0).toString(16).padStart(4, "0");

const escapeUnseen = (text: string) => text.replace(unseen, (each) => `\\u${hex(each)}`);

/** Text escaped for JSX: reserved characters become character references. */
const inJsx = (text: string, reserved: RegExp) =>
	text
		.replace(/&(?=#?\w+;)/g, "&amp;")
		.replace(reserved, (each) => `&#${each.charCodeAt(0)};`)
		.replace(unseen, (each) => (each === "\u00a0" ? "&nbsp;" : `&#x${hex(each)};`));

/** The source of a text between tags. JSX drops spaces at line ends, so those become {" "}. */
function betweenTags(raw: string, text: string): string {
	const [before = ""] = /^\s*\n\s*/.exec(raw) ?? [];
	const [after = ""] = /\s*\n\s*$/.exec(raw.slice(before.length)) ?? [];
	const words = inJsx(text.replace(/^ +| +$/g, ""), /[{}<>]/g);
	const space = (atEdge: RegExp, lineEnd: string) =>
		atEdge.test(text) ? (lineEnd && '{" "}') || " " : "";
	return before + space(/^ /, before) + words + space(/ $/, after) + after;
}

/** The source of words with other texts. */
function literal({ kind, pieces }: Words, texts: readonly string[], raw: string): string {
	const [text = ""] = texts;
	switch (kind) {
		case "template": {
			const escaped = (each: string) => escapeUnseen(each.replace(/[`\\]|\$(?=\{)/g, "\\$&"));
			const inside = withTexts(pieces, texts).map((each) =>
				each.code === undefined ? escaped(each.text) : `\${${each.code}}`,
			);
			return `\`${inside.join("")}\``;
		}
		case "attribute":
			return `"${inJsx(text, /"/g)}"`;
		case "jsx":
			return betweenTags(raw, text);
		case "number":
			return text;
		case "string":
			return escapeUnseen(JSON.stringify(text));
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

/** How words read, but for the spaces around them, which may be written in more than one way. */
const readAs = (pieces: Words["pieces"]) =>
	pieces.map(({ text, code }) => (code ? `\n${code}\n` : text.trim())).join("");

/** Words as they're typed, on one line, with single spaces and curly apostrophes, like the page has them. */
export const oneLine = (text: string) =>
	text.replace(/[\p{Cc}\u2028\u2029 ]+/gu, " ").replace(/(?<=\p{L})'(?=\p{L})/gu, "’");

/**
 * A source with other words at one place, formatted as the rest.
 * @param words the place, which is in the source
 * @param texts for each piece that isn't an expression
 * @returns undefined if anything but these words would change
 */
export function write(
	{ file, text, words: all }: Source,
	words: Words,
	texts: readonly string[],
): string | undefined {
	const { start, end } = words;
	const edited = new MagicString(text);
	edited.update(start, end, literal(words, texts, text.slice(start, end)));
	const result = format(file, edited.toString());
	if (result === undefined) return undefined;
	const wanted = all.map((each) =>
		readAs(each === words ? withTexts(each.pieces, texts) : each.pieces),
	);
	const { error, words: got } = parse(file, result);
	const same = wanted.join("\0") === got.map(({ pieces }) => readAs(pieces)).join("\0");
	return same && !error ? result : undefined;
}
