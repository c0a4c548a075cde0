/** What a check of an NHI number found. */
export type NhiCheck =
	| { result: "passes"; format: NhiFormat }
	/** Nothing to check against: of the old format's numbers, some have no check digit at all. */
	| { result: "fails"; format: NhiFormat; expected: string | null }
	/** It has the shape of a number that may be somebody’s. */
	| { result: "not a test number" }
	| { result: "wrong shape" };

/** AAANNNC, issued until 30 June 2026, or AAANNAX, issued since. */
type NhiFormat = "AAANNNC" | "AAANNAX";

/** A is 1 and Z is 24: I and O are left out, so that neither is taken for a 1 or a 0. */
const letters = "ABCDEFGHJKLMNPQRSTUVWXYZ";

const shapes: readonly [NhiFormat, RegExp][] = [
	["AAANNNC", /^[A-HJ-NP-Z]{3}\d{4}$/],
	["AAANNAX", /^[A-HJ-NP-Z]{3}\d{2}[A-HJ-NP-Z]{2}$/],
];

/** The first six characters, weighted 7 down to 2, added up. */
function weightedSum(number: string): number {
	return [...number.slice(0, 6)].reduce((sum, character, index) => {
		const value = /\d/.test(character) ? Number(character) : letters.indexOf(character) + 1;
		return sum + value * (7 - index);
	}, 0);
}

/**
 * The character that has to stand at the end of a number, by HISO 10046: modulus 11 for a digit,
 * modulus 23 for a letter. Null where the old format allows none.
 */
function checkCharacter(number: string, format: NhiFormat): string | null {
	const sum = weightedSum(number);
	if (format === "AAANNAX") return letters[22 - (sum % 23)] ?? null;
	const rest = sum % 11;
	return rest === 0 ? null : String((11 - rest) % 10);
}

/**
 * Checks an NHI number of the range that is reserved for testing, which begins with Z. Spaces
 * around it and small letters do not matter.
 */
export function checkNhi(text: string): NhiCheck {
	const number = text.trim().toUpperCase();
	const format = shapes.find(([, shape]) => shape.test(number))?.[0];
	if (!format) return { result: "wrong shape" };
	if (!number.startsWith("Z")) return { result: "not a test number" };
	const expected = checkCharacter(number, format);
	return expected === number[6]
		? { result: "passes", format }
		: { result: "fails", format, expected };
}
