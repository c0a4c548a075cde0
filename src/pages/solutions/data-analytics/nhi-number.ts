/** The result of checking an NHI number. */
export type NhiCheck =
	| { result: "passes"; format: NhiFormat }
	/** `expected` is null for numbers of the old format that have no valid check digit. */
	| { result: "fails"; format: NhiFormat; expected: string | null }
	/** It has the format of a number that may be a real person's. */
	| { result: "not a test number" }
	| { result: "wrong shape" };

/** AAANNNC, issued until 30 June 2026, or AAANNAX, issued since. */
type NhiFormat = "AAANNNC" | "AAANNAX";

/** A is 1 and Z is 24. I and O aren't used, because they look like 1 and 0. */
const letters = "ABCDEFGHJKLMNPQRSTUVWXYZ";

const shapes: readonly [NhiFormat, RegExp][] = [
	["AAANNNC", /^[A-HJ-NP-Z]{3}\d{4}$/],
	["AAANNAX", /^[A-HJ-NP-Z]{3}\d{2}[A-HJ-NP-Z]{2}$/],
];

/** The sum of the first six characters' values, multiplied by 7, 6, 5, 4, 3 and 2. */
function weightedSum(number: string): number {
	return [...number.slice(0, 6)].reduce((sum, character, index) => {
		const value = /\d/.test(character) ? Number(character) : letters.indexOf(character) + 1;
		return sum + value * (7 - index);
	}, 0);
}

/**
 * The check character of a number by HISO 10046: modulus 11 for a digit, modulus 23 for a letter.
 * Null if the old format has no valid one.
 */
function checkCharacter(number: string, format: NhiFormat): string | null {
	const sum = weightedSum(number);
	if (format === "AAANNAX") return letters[22 - (sum % 23)] ?? null;
	const rest = sum % 11;
	return rest === 0 ? null : String((11 - rest) % 10);
}

/**
 * Checks an NHI number from the range reserved for testing, which starts with Z. Ignores case and
 * spaces.
 */
export function checkNhi(text: string): NhiCheck {
	const number = text.replace(/\s/g, "").toUpperCase();
	const format = shapes.find(([, shape]) => shape.test(number))?.[0];
	if (!format) return { result: "wrong shape" };
	if (!number.startsWith("Z")) return { result: "not a test number" };
	const expected = checkCharacter(number, format);
	return expected === number[6]
		? { result: "passes", format }
		: { result: "fails", format, expected };
}
