import { expect, test } from "vitest";
import { drawContours } from "./draw-contours.ts";
import { drawingFor, drawings } from "./drawing-for.ts";

test("a drawing has a group for each layer, in tints of the theme, and one for the foot of the page", () => {
	const [picture = "", apart = ""] = drawContours(drawingFor("home")).split("<defs>");
	expect(picture).toContain('<g id="all"');
	for (const { id } of drawingFor("home").layers) expect(picture).toContain(`<g id="${id}"`);
	expect(apart).toContain('<g id="foot"');
	expect(picture).toContain('fill="var(--color-range-1)"');
	expect(drawContours(drawingFor("contact"))).toContain('fill="var(--color-land-7)"');
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
