import { expect, test } from "vitest";
import { licencesText } from "./licences";

test("packages of one licence text stand over it together", () => {
	const text = licencesText([
		{ name: "one", version: "1.0.0", identifier: "MIT", text: "The text." },
		{ name: "two", version: "2.0.0", identifier: "MIT", text: "The text.\n" },
	]);
	expect(text).toContain("one 1.0.0 (MIT)\ntwo 2.0.0 (MIT)\n\nThe text.\n");
});

test("a package that may not be shipped, or says nothing of its licence, stops the build", () => {
	for (const identifier of ["GPL-3.0-only", "SEE LICENSE IN terms.txt", undefined]) {
		const bundled = { name: "strict", version: "1.0.0", text: "The text." };
		expect(() => licencesText([identifier ? { ...bundled, identifier } : bundled])).toThrow(
			/strict 1\.0\.0 has the licence/,
		);
	}
});

test("a licence without its text stops the build", () => {
	expect(() => licencesText([{ name: "bare", version: "1.0.0", identifier: "MIT" }])).toThrow(
		/bare 1\.0\.0 has no licence file/,
	);
});
