import { findWords, type Kind, type Words } from "./find-words.ts";

const entities: Record<string, string> = { amp: "&", lt: "<", gt: ">", quot: '"', nbsp: "\u00a0" };

const isMarkup = (kind: Kind) => kind === "text" || kind === "attribute";

const fromCode = (hexadecimal: string) => String.fromCodePoint(Number.parseInt(hexadecimal, 16));

/** Words as people read them. Of entities it knows those that it writes. */
export function readWords({ raw, kind }: Pick<Words, "raw" | "kind">): string {
	if (isMarkup(kind))
		return raw
			.replace(/[ \t]*[\r\n][ \t\r\n]*/g, " ")
			.replace(/&(?:#(\d+)|(\w+));/g, (whole, code, name) =>
				code ? String.fromCodePoint(Number(code)) : (entities[name] ?? whole),
			);
	return raw.replace(
		/\\(?:u\{([\da-f]+)\}|u([\da-f]{4})|x([\da-f]{2})|(.))/gis,
		(_, long, short, latin, other) => other?.replace("n", "\n") ?? fromCode(long ?? short ?? latin),
	);
}

/** A text as the source writes it, between these quotes or between tags. */
function escapeWords(text: string, kind: Kind, quote: string): string {
	const special = isMarkup(kind) ? /[<>{}"'\u00a0]|&(?=#?\w+;)/g : /["'`\\\u00a0]|\$(?=\{)/g;
	return text.replace(special, (character) => {
		if (/["'`]/.test(character) && character !== quote) return character;
		if (character === "\u00a0") return isMarkup(kind) ? "&nbsp;" : "\\u00a0";
		return isMarkup(kind) ? `&#${character.charCodeAt(0)};` : `\\${character}`;
	});
}

/** Words in the source with only those that differ replaced, so that its lines stay as they are. */
function keepLines(raw: string, kind: Kind, wanted: string): string {
	const [old, now] = [raw.split(/([ \t\r\n]+)/), wanted.split(/( )/)];
	const isSame = (one = "", other = "") =>
		readWords({ raw: one, kind }) === readWords({ raw: other, kind });
	const most = Math.min(old.length, now.length);
	let head = 0;
	while (head < most && isSame(old[head], now[head])) head += 1;
	let tail = 0;
	while (tail < most - head && isSame(old.at(-1 - tail), now.at(-1 - tail))) tail += 1;
	const middle = now.slice(head, now.length - tail);
	return [...old.slice(0, head), ...middle, ...old.slice(old.length - tail)].join("");
}

/**
 * Writes other words in the place of words.
 * @returns the new source
 * @throws if it wouldn't say these words there
 */
export function writeWords(file: string, code: string, place: Words, text: string): string {
	const { kind, start, end, raw } = place;
	const quote = kind === "template" ? "`" : code.slice(0, start).trimEnd().slice(-1);
	const words = keepLines(raw, kind, escapeWords(text, kind, quote));
	const written = code.slice(0, start) + words + code.slice(end);
	const found = findWords(file, written);
	const now = found.find((each) => each.start === start && each.kind === kind);
	if (!now || readWords(now) !== text || found.length !== findWords(file, code).length)
		throw new Error("These words can’t be written there.");
	return written;
}
