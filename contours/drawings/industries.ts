import type { Drawing } from "../drawing.ts";
import * as side from "../skylines.ts";
import * as land from "../surfaces.ts";

/** A drawing for each industry, whose page shows the band from y 150 to 450 across the window. */
// biome-ignore format: one landform a line.
export const industries = {
	// Strata that climb in steps.
	finance: { behind: 0, view: "side", skyline: side.steps(90, 90, 240, 390, 540, 690), layers: [
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
	healthcare: { behind: 0, view: "side", skyline: side.both(side.hills([400, 0.2, 40], [540, 0.85, 20], [680, 0.3, 48]), (x) => 0.15 - 0.1 * side.hills([486, 1, 18], [594, 1.4, 20])(x)), layers: [
		{ id: "heartbeat", detail: 2, heights: [14.6, 25.4], surface: land.sum(
			land.slope(5.7),
			land.hill([420, 300], [34, 110], 1.3),
			land.hill([503, 300], [26, 110], -1.5),
			land.hill([560, 290], [30, 140], 6.4),
			land.hill([618, 310], [26, 120], -2.3),
			land.hill([710, 300], [44, 120], 2),
			land.noise(316, [300, 160], 0.9),
		) },
	] },
	// Tanks side by side, in front of one another.
	manufacturing: { view: "side", skyline: side.domes([70, 0.55, 58], [200, 0.8, 66], [345, 0.8, 66], [490, 0.8, 66], [635, 1, 72], [770, 0.5, 58]), layers: [
		{ id: "tanks", heights: [13.6, 26], surface: land.sum(
			land.slope(5.2),
			land.hill([330, 320], [52, 140], 2.2, { flat: true }),
			land.hill([455, 300], [56, 150], 4.2, { flat: true }),
			land.hill([590, 290], [58, 160], 6, { flat: true }),
			land.hill([725, 300], [56, 150], 4.6, { flat: true }),
			land.noise(351, [300, 160], 0.3),
		) },
	] },
	// A still lake with islands, and a spit.
	retreats: { behind: 2, skyline: side.hills([190, 0.6, 120], [430, 0.22, 70], [640, 0.36, 90]), layers: [
		{ id: "lake", heights: [1.2, 14], surface: land.sum(
			land.rise([0, 245], 130, 9, 90),
			land.rise([0, 415], 110, 6, 90),
			land.hill([560, 330], [310, 70], -7, { flat: true }),
			land.hill([470, 322], [96, 13], 8, { turn: -4 }),
			land.hill([640, 346], [44, 9], 7, { turn: -4 }),
			land.hill([800, 306], [110, 14], 7, { turn: 4 }),
			land.noise(436, [190, 140], 0.8),
		) },
	] },
	// A tide that bends around long islands.
	logistic: { behind: 2, view: "side", skyline: side.both(side.wave(266, 0.2), side.domes([300, 0.5, 90], [520, 0.75, 110], [690, 0.45, 70])), layers: [
		{ id: "tide", heights: [12, 31], surface: land.sum(
			land.slope(6.4),
			land.hill([430, 335], [110, 26], 6, { turn: -9 }),
			land.hill([625, 285], [84, 22], 5, { turn: -5 }),
			land.hill([770, 345], [60, 18], 4, { turn: -9 }),
			land.noise(468, [260, 220], 1.4),
		) },
	] },
} satisfies Record<string, Drawing>;
