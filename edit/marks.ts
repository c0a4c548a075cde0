/*
 * In development, words carry where they stand in the source: an invisible number in front of them and an
 * invisible end behind them. Both are of Unicode's tag characters, which no font draws and no word contains.
 */

const begin = "\u{E0001}";
const tagZero = 0xe0030;

/** Ends marked words. */
export const endMark = "\u{E007F}";

/** Begins marked words. Their number says where they stand. */
export const beginMark = (id: number): string =>
	begin + [...`${id}`].map((digit) => String.fromCodePoint(tagZero + Number(digit))).join("");

/** Where words with a number are in a text. */
export interface Piece {
	id: number;
	start: number;
	end: number;
}

/**
 * Takes the marks out of a text.
 * @returns the text that people read, and the pieces of it that were marked
 */
export function unmark(marked: string): { text: string; pieces: Piece[] } {
	const pieces: Piece[] = [];
	let text = "";
	let open: Piece | undefined;
	// A subject in a mail link is encoded.
	const decoded = marked.replaceAll(/(?:%F3%A0%8[01]%[8-9A-F][0-9A-F])+/g, "");
	for (const [, digits, end, rest = ""] of decoded.matchAll(
		/\u{E0001}([\u{E0030}-\u{E0039}]+)|(\u{E007F})|([^\u{E0001}\u{E007F}]+)/gu,
	)) {
		if (digits) {
			const code = [...digits].map((digit) => (digit.codePointAt(0) ?? 0) - tagZero).join("");
			open = { id: Number(code), start: text.length, end: text.length };
			pieces.push(open);
		}
		text += rest;
		// Code may have cut the end off.
		if (open) open.end = text.length;
		if (end) open = undefined;
	}
	return { text, pieces };
}
