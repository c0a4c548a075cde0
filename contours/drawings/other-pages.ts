import type { Drawing } from "../drawing.ts";
import * as side from "../skylines.ts";
import * as land from "../surfaces.ts";

/** The drawings of pages that are neither a solution nor an industry. */
// biome-ignore format: one landform a line.
export const otherPages = {
	// Terraces up to a height, beside the text.
	hiring: { shores: { left: [90, 440], top: [-160, 190], seed: 5 }, shift: 24, skyline: side.tables(801, [60, 1400, 0.9, 640]), layers: [
		{ id: "terraces", heights: [-34, 1], surface: land.terraced(0.75, land.sum(
			land.rings({ spacing: 15, doubling: 900, blend: 20, around: [[[770, 250]]] }),
			land.noise(249, 230, 3),
		)) },
	] },
	// Five hills, each larger than the last, on a rising spur.
	opportunities: { tiers: 3, shift: 0, skyline: side.tables(802, ...Array.from({ length: 10 }, (_, i) => [10 + 76 * i, 100 + 78 * i, 0.2 + 0.08 * i, 46] as const)), layers: [
		{ id: "hills", heights: [1.6, 10], contours: 10, surface: land.sum(
			...[[190, 42, 70], [285, 50, 130], [400, 60, 210], [540, 72, 300], [735, 96, 400]].map(
				([x = 0, across, up]) => land.hill([x, 620], [across ?? 0, up ?? 0], 10),
			),
			land.noise(249, [230, 160], 0.4),
		) },
	] },
	// A signal going out in pulses.
	contact: { shift: 0, skyline: (x) => Math.exp(-Math.abs(x - 300) / 180) * (0.55 + 0.45 * Math.cos((x - 300) / 16)), layers: [
		{ id: "pulses", heights: [-17.5, 0], surface: land.terraced(0.62, land.sum(
			land.rings({ spacing: 11, doubling: 500, blend: 14, stretch: 1.25, around: [[[625, 290]]] }),
			land.noise(187, 260, 0.9),
		)) },
	] },
	// Low land in layers, as the picture of its page has.
	privacy: { skyline: side.mountains(77, [60, 0.2, 120], [250, 0.34, 70, 130], [470, 0.24, 90], [640, 0.5, 130, 60], [770, 0.3, 60]), layers: [] },
	// Two banks and the strait between them.
	terms: { skyline: side.tables(78, [-300, 250, 0.8, 200, 90], [560, 1100, 0.95, 70, 200]), layers: [] },
	// A map, which the page's words have a hole in.
	"not-found": { tiers: 0, skyline: side.mountains(652, [110, 0.6, 130, 240], [640, 0.5, 200, 70], [790, 0.4, 60]), layers: [
		{ id: "surveyed", detail: 0.75, tints: [1, 5], surface: land.sum(land.slope(1.5), land.noise(671, [290, 240], 6.5)) },
	] },
	// Hills around a bay.
	"get-started": { view: "side", layers: [
		{ id: "far", tints: [1, 3], contours: 6, heights: [0, 12], surface: land.range(
			{ seed: 403, far: 330, near: 470, lines: 12, crags: 10, peaks: [
				[120, 90, 70, 20], [240, 60, 60, -10], [420, 30, 120, 0], [640, 110, 90, 20], [760, 70, 60, 10],
			] },
		) },
		{ id: "near", tints: [4, 7], contours: 9, heights: [0, 20], surface: land.range(
			{ seed: 341, far: 440, near: 620, lines: 20, crags: 8, peaks: [
				[40, 70, 130, -40], [330, 20, 90, 0], [560, 50, 110, 30], [800, 90, 120, 40],
			] },
		) },
	] },
} satisfies Record<string, Drawing>;
