/** A part of a text: words, or what an expression between words evaluates to. */
export interface Piece {
	text: string;
	/** The expression's source. */
	code?: string;
}

/** What a text reads as, with what its expressions evaluate to. */
export const textOf = (pieces: readonly Piece[]) => pieces.map(({ text }) => text).join("");

/** The texts between the expressions. */
export const textsOf = ({ pieces }: { pieces: readonly Piece[] }): string[] =>
	pieces.flatMap(({ code, text }) => (code === undefined ? text : []));

/** The same expressions with other texts between them. */
export function withTexts(pieces: readonly Piece[], texts: readonly string[]): Piece[] {
	const rest = [...texts];
	return pieces.map((piece) => (piece.code === undefined ? { text: rest.shift() ?? "" } : piece));
}
