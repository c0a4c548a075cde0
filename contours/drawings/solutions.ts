import type { Drawing } from "../drawing.ts";
import * as side from "../skylines.ts";
import * as land from "../surfaces.ts";

/** A drawing for each solution. */
// biome-ignore format: one landform a line.
export const solutions = {
	// Five peaks and the ridges that join them.
	"ai-agents": { shift: 0, skyline: side.tables(601, [60, 590, 0.25, 60, 20], [180, 590, 0.5, 60, 20], [300, 590, 0.75, 60, 20], [420, 590, 1, 60, 20]), layers: [
		{ id: "peaks", heights: [-10.5, 3.5], surface: land.sum(
			land.rings({ spacing: 10, doubling: 80, blend: 8, around: [
				[[400, 400], [510, 290]], [[510, 290], [680, 230]], [[510, 290], [590, 430]],
				[[590, 430], [740, 390]], [[680, 230], [740, 390]],
			] }),
			land.hill([400, 400], 36, 3),
			land.hill([510, 290], 44, 4),
			land.hill([680, 230], 38, 3),
			land.hill([590, 430], 40, 3.4),
			land.hill([740, 390], 36, 3),
		) },
	], shores: { bottom: [450, 640], seed: 3 } },
	// Noise that settles into lines.
	"gen-ai": { view: "side", shift: 16, skyline: side.mountains(528, [50, 0.62, 26], [104, 0.26, 16], [160, 0.5, 30, 20], [222, 0.2, 18], [286, 0.3, 24, 40], [380, 0.14, 40], [520, 0.06, 200]), layers: [
		{ id: "settling", contours: 13, heights: [13, 26], surface: land.sum(
			land.slope(5),
			land.fading(land.noise(528, [64, 90], 3.2), 520, 120),
		) },
	] },
	// One way through, and four that end.
	consulting: { shift: 0, skyline: side.tables(602, [-300, 390, 0.95, 200, 150], [440, 1100, 0.8, 150, 200]), layers: [
		{ id: "valley", heights: [1, 11], contours: 6, surface: land.rings({ spacing: -7, doubling: 150, blend: 9, around: [
			...land.winding([[570, 700], [600, 560], [650, 440], [590, 330], [630, 220], [580, 110], [640, -80]]),
			...land.winding([[602, 560], [680, 520], [730, 440], [770, 430]]),
			...land.winding([[628, 450], [560, 400], [500, 390], [470, 340]]),
			...land.winding([[592, 340], [660, 310], [720, 330], [770, 290]]),
			...land.winding([[638, 230], [570, 190], [520, 200], [480, 150]]),
		].map((point) => [point]) }) },
	], shores: { left: [150, 420], top: [-40, 110], seed: 7 } },
	// Lanes that bend together.
	automation: { shift: 0, skyline: side.tables(603, ...[24, 176, 328, 480, 632].map((x) => [x, x + 152, 0.8, 76] as const)), layers: [
		{ id: "lanes", heights: [-17, -4], surface: land.terraced(0.7, land.sum(
			land.rings({ spacing: 31, doubling: 3000, blend: 20, stretch: 0.72, around: [[[600, 640], [660, 640]]] }),
			land.noise(61, [300, 200], 0.7),
		)) },
	] },
	// Measurements on a grid.
	"data-analytics": { shift: 0, skyline: (x) => 0.95 * Math.exp(-(((x - 470) / 105) ** 2)), layers: [
		{ id: "measurements", heights: [0.6, 6.1], contours: 3, surface: land.sum(
			...[
				[1.2, 1.6, 3.2, 4.2, 6.2],
				[1.6, 3.2, 4.2, 8.2, 7.2],
				[2.2, 4.2, 9.2, 7.2, 4.2],
				[3.2, 8.2, 7.2, 4.2, 2.6],
				[2.2, 5.2, 4.2, 2.2, 1.6],
			].flatMap((row, j) => row.map((height, i) => land.hill([330 + 102 * i, 84 + 108 * j], 28, height))),
		) },
	] },
	// Banks of long cloud.
	cloud: { shores: { left: [30, 420], seed: 17 }, shift: 62, skyline: side.tables(605, [310, 700, 0.85, 60, 130]), layers: [
		{ id: "clouds", heights: [-14, -0.5], contours: 10, surface: land.sum(
			land.rings({ spacing: 6, doubling: 70, blend: 13, stretch: 6, around: [
				[[450, 485], [660, 477]], [[560, 412], [830, 398]], [[400, 346], [560, 338]],
				[[600, 268], [900, 252]], [[480, 208], [640, 200]],
			] }),
			land.noise(404, [380, 160], 0.4),
		) },
	] },
} satisfies Record<string, Drawing>;
