import type { Drawing } from "../drawing.ts";
import * as side from "../skylines.ts";
import * as land from "../surfaces.ts";

/** A drawing for each industry, whose page shows the band from y 150 to 450 across the window. */
// biome-ignore format: one landform a line.
export const industries = {
	// Strata that climb in steps.
	finance: { view: "side", skyline: side.steps(90, 90, 240, 390, 540, 690), layers: [
		{ id: "strata", heights: [13.3, 26], surface: land.terraced(0.5, land.sum(
			land.slope(4.6),
			land.rise([180, 0], 110, 1.2),
			land.rise([370, 0], 110, 1.4),
			land.rise([550, 0], 110, 1.5),
			land.rise([720, 0], 110, 1.7),
			land.noise(283, [400, 150], 0.4),
		)) },
	] },
	// A heartbeat passing through level lines: its small wave, its spike, its recovery.
	healthcare: { tiers: 3, view: "side", shift: 0, skyline: side.mountains(316, [40, 0.1, 300], [400, 0.16, 40, 24], [540, 1.14, 15, 20], [680, 0.3, 40, 70]), layers: [
		{ id: "heartbeat", detail: 2, contours: 11, heights: [36, 47], surface: land.sum(
			land.slope(9),
			land.hill([420, 400], [34, 110], 2),
			land.hill([518, 420], [17, 110], -2.4),
			land.hill([560, 330], [13, 240], 76),
			land.hill([604, 420], [18, 120], -2.8),
			land.hill([700, 400], [44, 120], 2),
			land.noise(316, [300, 160], 0.9),
		) },
	] },
	// Tanks side by side, in front of one another.
	manufacturing: { view: "side", shift: 0, skyline: side.tables(701, [60, 180, 0.35, 18], [230, 380, 0.55, 18], [430, 600, 0.9, 18], [650, 760, 0.45, 18]), layers: [
		{ id: "tanks", contours: 13, heights: [13.6, 26], surface: land.gathered(land.sum(
			land.slope(5.2),
			land.hill([478, 250], [42, 130], 3.6, { flat: true }),
			land.hill([588, 240], [48, 140], 7, { flat: true }),
			land.hill([706, 250], [46, 130], 5, { flat: true }),
			land.hill([812, 250], [46, 130], 3.6, { flat: true }),
			land.noise(351, [300, 160], 0.3),
		), 430, 300, 470) },
	] },
	// A still lake with islands, and a spit. Its near shore falls away, so that the land has no lower edge.
	retreats: { shift: 0, skyline: side.tables(702, [60, 380, 0.5, 150], [520, 660, 0.3, 70]), layers: [
		{ id: "lake", contours: 13, heights: [1.2, 14], surface: land.sum(
			land.rise([0, 245], 130, 9, 90),
			land.rise([0, 425], 100, -11, 90),
			land.hill([230, 440], [120, 34], 4),
			land.hill([590, 436], [150, 30], 3),
			land.hill([560, 330], [310, 70], -7, { flat: true }),
			land.hill([470, 322], [96, 13], 8, { turn: -4 }),
			land.hill([640, 346], [44, 9], 7, { turn: -4 }),
			land.hill([800, 306], [110, 14], 7, { turn: 4 }),
			land.noise(436, [190, 140], 0.8),
		) },
	] },
	// A tide that bends around long islands.
	logistic: { view: "side", shift: 60, skyline: (x) => 0.3 + 0.22 * Math.sin(x / 42), layers: [
		{ id: "tide", contours: 13, heights: [12, 31], surface: land.sum(
			land.slope(6.4),
			land.hill([430, 335], [110, 26], 6, { turn: -9 }),
			land.hill([625, 285], [84, 22], 5, { turn: -5 }),
			land.hill([770, 345], [60, 18], 4, { turn: -9 }),
			land.noise(468, [260, 220], 1.4),
		) },
	] },
} satisfies Record<string, Drawing>;
