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
	// A still lake with three islands.
	retreats: { behind: 2, shores: { top: [60, 300], seed: 4 }, skyline: side.hills([190, 0.6, 120], [430, 0.22, 70], [640, 0.36, 90]), layers: [
		{ id: "lake", heights: [-13.5, 3], contours: 12, surface: land.sum(
			land.hill([560, 330], [330, 120], -10, { flat: true }),
			land.hill([560, 330], [700, 300], -3),
			land.noise(436, [190, 140], 0.9),
			land.hill([425, 300], [66, 27], 14, { turn: -8 }),
			land.hill([590, 362], [48, 20], 12, { turn: -8 }),
			land.hill([676, 288], [34, 14], 10, { turn: -8 }),
		) },
	] },
	// A tide around three islands.
	logistic: { behind: 2, view: "side", skyline: side.both(side.wave(266, 0.2), side.domes([300, 0.5, 90], [520, 0.75, 110], [690, 0.45, 70])), layers: [
		{ id: "tide", tints: [1, 6], heights: [-6.6, 9], contours: 12, surface: land.sum(
			land.flow(300, 15, [[455, 339, 46], [610, 267, 50], [725, 367, 40]]),
			land.noise(468, [260, 220], 1.8),
		) },
		{ id: "islands", fromAbove: true, heights: [-5.4, 0], tints: [3, 7], contours: 5, surface: land.rings(
			{ spacing: 7, doubling: 400, blend: 2, stretch: 1.4, around: [[[455, 339]], [[610, 267]], [[725, 367]]] },
		) },
	] },
} satisfies Record<string, Drawing>;
