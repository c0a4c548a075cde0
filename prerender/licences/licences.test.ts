import { expect, test } from "vitest";
import { licencesText } from "./licences";

test("lists packages with the same licence text together", () => {
	const text = licencesText([
		{ name: "one", version: "1.0.0", identifier: "MIT", text: "The text." },
		{ name: "two", version: "2.0.0", identifier: "MIT", text: "The text.\n" },
	]);
	expect(text).toContain("one 1.0.0 (MIT)\ntwo 2.0.0 (MIT)\n\nThe text.\n");
});

test("throws for a package whose licence isn't allowed or isn't stated", () => {
	for (const identifier of ["GPL-3.0-only", "SEE LICENSE IN terms.txt", undefined]) {
		const bundled = { name: "strict", version: "1.0.0", text: "The text." };
		expect(() => licencesText([identifier ? { ...bundled, identifier } : bundled])).toThrow(
			/strict 1\.0\.0 has the licence/,
		);
	}
});

test("throws for a licence whose text isn't available", () => {
	expect(() => licencesText([{ name: "bare", version: "1.0.0", identifier: "MIT" }])).toThrow(
		/bare 1\.0\.0 has no licence file/,
	);
});
