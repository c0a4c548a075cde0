/*
 * In development, words carry where they stand in the source: an invisible number in front of them and an
 * invisible end behind them. Both are of Unicode's tag characters, which no font draws and no word contains.
 */

const tagZero = 0xe0030;

/** Begins marked words. Their number says where they stand. */
export const beginMark = (id: number): string =>
	[...`${id}`].reduce((mark, digit) => mark + String.fromCodePoint(tagZero + +digit), "\u{E0001}");

/** Ends marked words. */
export const endMark = "\u{E007F}";

/** The number at the first mark of a text, if it has one. */
export function markIn(text: string): number | undefined {
	const [, digits] = /\u{E0001}([\u{E0030}-\u{E0039}]+)/u.exec(text) ?? [];
	if (digits) return Number([...digits].map((tag) => (tag.codePointAt(0) ?? 0) - tagZero).join(""));
}

/** A text in parts, of which each is marked as a whole or not at all. */
export const splitAtMarks = (text: string): string[] => text.split(/(?=\u{E0001})|(?<=\u{E007F})/u);

/** A text without marks, also as part of an encoded URL. */
export const withoutMarks = (text: string): string =>
	text.replace(/[\u{E0001}-\u{E007F}]|%F3%A0%8[01]%[89AB][\dA-F]/gu, "");
