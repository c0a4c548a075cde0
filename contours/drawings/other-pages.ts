import type { Drawing } from "../drawing.ts";
import * as land from "../surfaces.ts";

/** The drawings of pages that are neither a solution nor an industry. */
// biome-ignore format: one landform a line.
export const otherPages = {
	// Terraces up to a height.
	hiring: { fade: [60, 360], stagger: 50, layers: [
		{ id: "terraces", surface: land.terraced(0.75, land.sum(
			land.rings({ spacing: 15, doubling: 900, blend: 20, around: [[[830, 70]]] }),
			land.noise(249, 230, 3),
		)) },
	] },
	// Five hills, each larger than the last, on a rising spur.
	opportunities: { fade: [60, 300], stagger: 50, layers: [
		{ id: "hills", levels: [1, 40], surface: land.sum(
			land.hill([660, 242], [350, 220], 7.6, { turn: -34 }),
			land.hill([375, 434], 22, 3.3),
			land.hill([436, 390], 31, 4),
			land.hill([512, 335], 42, 5.4),
			land.hill([608, 266], 55, 7.6),
			land.hill([735, 172], 74, 11),
		) },
	] },
	// A signal going out in pulses.
	contact: { fade: [60, 360], stagger: 50, layers: [
		{ id: "pulses", surface: land.terraced(0.62, land.sum(
			land.rings({ spacing: 11, doubling: 500, blend: 14, stretch: 1.25, around: [[[625, 290]]] }),
			land.noise(187, 260, 0.9),
		)) },
	] },
	// A map with a patch that has not been surveyed.
	"not-found": { fade: [80, 340], stagger: 50, layers: [
		{
			id: "surveyed",
			blanks: [[570, 290, 70], [520, 330, 62], [625, 270, 58]],
			dashes: 46,
			surface: land.sum(land.slope(1.5), land.noise(652, [230, 190], 6.5)),
		},
	] },
	// A doorway.
	"get-started": { fade: [60, 360], stagger: 50, layers: [
		{ id: "doorway", levels: [-40, -6], surface: land.sum(
			land.rings({ spacing: 10, doubling: 220, blend: 14, around: [[[575, 320], [575, 1100]]] }),
			land.noise(218, 220, 0.9),
		) },
	] },
} satisfies Record<string, Drawing>;
