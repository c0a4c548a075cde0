import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { contourNames, drawField } from "../../drawings/contours";
import { every } from "../full";

test("public/contours has a file for every drawing, and no others", () => {
	expect(readdirSync("public/contours").sort()).toEqual(
		contourNames.map((name) => `${name}.svg`).sort(),
	);
});

// Drawing all of them takes seconds, so `npm test` checks one that is quick to draw.
for (const name of every(contourNames, ["retreats"])) {
	test(`${name}.svg is what \`npm run contours\` draws`, () => {
		expect(readFileSync(`public/contours/${name}.svg`, "utf8") === drawField(name)).toBe(true);
	});
}
