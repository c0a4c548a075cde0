import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { contourNames, drawField } from "../../drawings/contours";
import { every } from "../full";

test("public/contours has every field's drawing, and no other file", () => {
	expect(readdirSync("public/contours").sort()).toEqual(
		contourNames.map((name) => `${name}.svg`).sort(),
	);
});

// One that is quick to draw stands for the rest: all of them take seconds.
for (const name of every(contourNames, ["retreats"])) {
	test(`${name}.svg is what \`npm run contours\` draws`, () => {
		expect(readFileSync(`public/contours/${name}.svg`, "utf8") === drawField(name)).toBe(true);
	});
}
