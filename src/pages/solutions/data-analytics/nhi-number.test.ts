import { expect, test } from "vitest";
import { checkNhi } from "#src/pages/solutions/data-analytics/nhi-number.ts";

test.each([
	["AAANNNC", ["ZAC5361", "ZZZ0016", "ZZZ0024", "ZAA0067", "ZAA0105", "ZAA0130", " zaa 0156 "]],
	["AAANNAX", ["ZBN77VL", "ZZZ00AC", "ZDR69YX", "ZSC21TN", "ZZB30NH", "ZVB97XQ", "zra29va"]],
] as const)("valid test numbers of the format %s pass", (format, numbers) => {
	for (const number of numbers) expect(checkNhi(number)).toEqual({ result: "passes", format });
});

test("swapped characters fail, and the right check character is named", () => {
	expect(checkNhi("ZAC3561")).toEqual({ result: "fails", format: "AAANNNC", expected: "3" });
	expect(checkNhi("ZBN77LV")).toMatchObject({ result: "fails", format: "AAANNAX" });
	// The check letter by modulus 24, from an early edition of the standard.
	expect(checkNhi("ZBN77VB")).toEqual({ result: "fails", format: "AAANNAX", expected: "L" });
});

test("a number whose sum is a multiple of eleven has no check digit", () => {
	for (const digit of "0123456789") {
		expect(checkNhi(`ZZZ004${digit}`)).toEqual({
			result: "fails",
			format: "AAANNNC",
			expected: null,
		});
	}
});

test("what may be somebody’s number, or is none, is not checked", () => {
	for (const number of ["JBX3656", "abc1235", "ALU18KZ"])
		expect(checkNhi(number)).toEqual({ result: "not a test number" });
	const shapeless = "ZAC536 ZAC53611 ZIC5361 ZOC5361 ZIA77VL ZBN77OL ZAC53G1 Z1C5361".split(" ");
	for (const text of ["", ...shapeless])
		expect(checkNhi(text), text).toEqual({ result: "wrong shape" });
});
