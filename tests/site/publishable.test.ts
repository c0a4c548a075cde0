import { expect, test } from "vitest";
import { readBuiltSite } from "../../scripts/publishable.mjs";

test("a site built for a real project may be published", () => {
	expect(readBuiltSite("dist/test/configured.json").faults).toEqual([]);
});

test("a site built for the emulator may not, and is told all that is wrong", () => {
	const faults = readBuiltSite("dist/test/standard.json").faults.join("\n");
	expect(faults).toContain("The pages are sent without Strict-Transport-Security.");
	expect(faults).toContain("The headers name a server on this machine");
	expect(faults).toMatch(/assets\/get-started-.*\.js names a server on this machine/);
});
