import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { every } from "../tests/shared/full-run";
import { drawContours } from "./draw-contours";
import { drawings } from "./drawings";

test("public/contours has a file for every drawing, and no others", () => {
	expect(readdirSync("public/contours").sort()).toEqual(
		Object.keys(drawings)
			.map((name) => `${name}.svg`)
			.sort(),
	);
});

// Drawing all of them takes seconds, so `npm test` checks one that is quick to draw.
for (const name of every(Object.keys(drawings) as (keyof typeof drawings)[], ["retreats"])) {
	test(`${name}.svg is what \`npm run contours\` draws`, () => {
		expect(
			readFileSync(`public/contours/${name}.svg`, "utf8") === drawContours(drawings[name]),
		).toBe(true);
	});
}

test("layers marked `apart` are left out of pictures of the drawing, such as a social card", () => {
	const [picture = "", apart = ""] = readFileSync("public/contours/home.svg", "utf8").split(
		"<defs>",
	);
	for (const { id, ...layer } of drawings.home.layers) {
		expect("apart" in layer ? apart : picture).toContain(`<g id="${id}"`);
	}
});
