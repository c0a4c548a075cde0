import { expect, test } from "vitest";
import { drawContours } from "./draw-contours.ts";
import { drawingFor } from "./drawing-for.ts";
import { drawings } from "./drawings.ts";

test("a layer is a group with its id; one that is apart isn't in the picture", () => {
	const [picture = "", apart = ""] = drawContours(drawingFor("coast")).split("<defs>");
	expect(picture).toContain('<g id="all">');
	expect(picture).toContain('<g id="shore"');
	expect(apart).toBe("");
	const layers = drawingFor("coast").layers.map((layer) => ({ ...layer, apart: true }));
	const [, defs] = drawContours({ ...drawingFor("coast"), layers }).split("<defs>");
	expect(defs).toContain('<g id="shore"');
});

test("a page without a described drawing gets a landform that follows from its name", () => {
	const names = ["about", "industries-aged-care", "industries-education", "why-we-keep-watch"];
	const drawn = names.map((name) => drawContours(drawingFor(name)));
	expect(new Set(drawn).size).toBe(names.length);
	expect(drawContours(drawingFor("about"))).toBe(drawn[0]);
	for (const svg of drawn) {
		expect(svg).toContain("<path ");
		expect(svg).not.toMatch(/NaN|Infinity|undefined/);
	}
	for (const [name, drawing] of Object.entries(drawings)) expect(drawingFor(name)).toBe(drawing);
});
