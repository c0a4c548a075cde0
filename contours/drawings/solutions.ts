import { type Drawing, standing } from "../drawing.ts";
import * as side from "../skylines.ts";
import * as land from "../surfaces.ts";

/** A drawing for each solution. */
// biome-ignore format: one landform a line.
export const solutions = {
	// Five peaks and the ridges that join them.
	"ai-agents": { skyline: side.peaks([90, 0.5, 60], [230, 0.75, 70], [400, 0.6, 60], [560, 1, 90], [710, 0.65, 70]), layers: [
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
	], shores: { foot: [470, 590] } },
	// Noise that settles into lines.
	"gen-ai": { skyline: side.both(side.hills([60, 0.9, 26], [120, 0.35, 20], [180, 0.75, 24], [240, 0.2, 22], [300, 0.5, 26], [380, 0.25, 34], [470, 0.14, 40]), side.wave(900, 0.12)), layers: [
		{ id: "settling", contours: 13, surface: land.sum(
			land.hill([900, 330], [640, 190], 12),
			land.fading(land.noise(528, 80, 3.4), 560, 260),
			land.noise(529, [240, 190], 1.1),
		) },
	], shores: { ...standing, seed: 3 } },
	// One way through.
	consulting: { skyline: (x) => Math.min(1, (Math.abs(x - 520) / 330) ** 0.8), layers: [
		{ id: "valley", heights: [-1, 12], contours: 9, surface: land.sum(
			land.valley(8.5, 130, 14, land.winding([
				[560, 700], [560, 580], [640, 490], [620, 400], [520, 330], [540, 230], [650, 200],
				[720, 280], [900, 300],
			])),
			land.noise(559, 160, 0.6),
		) },
	], shores: { left: [170, 400], top: [-60, 200], foot: [490, 590], seed: 7 } },
	// Lanes that bend together.
	automation: { behind: 0, skyline: side.wave(400, 0.9), layers: [
		{ id: "lanes", heights: [-17, -4], surface: land.terraced(0.7, land.sum(
			land.rings({ spacing: 31, doubling: 3000, blend: 20, stretch: 0.72, around: [[[600, 640], [660, 640]]] }),
			land.noise(61, [300, 200], 0.7),
		)) },
	] },
	// Measurements on a grid.
	"data-analytics": { skyline: side.hills(...[0.2, 0.3, 0.45, 0.4, 0.65, 0.85, 1, 0.7].map((h, i): [number, number, number] => [60 + 97 * i, h, 27])), layers: [
		{ id: "measurements", heights: [1, 7.6], contours: 4, surface: land.sum(
			() => 1.5,
			...[
				[1.2, 1.6, 3.2, 4.2, 6.2],
				[1.6, 3.2, 4.2, 8.2, 7.2],
				[2.2, 4.2, 9.2, 7.2, 4.2],
				[3.2, 8.2, 7.2, 4.2, 2.6],
				[2.2, 5.2, 4.2, 2.2, 1.6],
			].flatMap((row, j) => row.map((height, i) => land.hill([330 + 102 * i, 84 + 108 * j], 28, height))),
		) },
	], shores: { ...standing, foot: [540, 600], seed: 2 } },
	// Banks of long cloud.
	cloud: { behind: 2, shores: { left: [30, 420], foot: [500, 590], seed: 17 }, skyline: side.banks([120, 0.45, 170], [420, 0.75, 150], [560, 0.35, 330], [740, 0.95, 110]), layers: [
		{ id: "clouds", heights: [-14, -0.5], contours: 10, surface: land.sum(
			land.rings({ spacing: 6, doubling: 70, blend: 13, stretch: 6, around: [
				[[450, 485], [660, 477]], [[560, 412], [830, 398]], [[400, 346], [560, 338]],
				[[600, 268], [900, 252]], [[480, 208], [640, 200]],
			] }),
			land.noise(404, [380, 160], 0.4),
		) },
	] },
} satisfies Record<string, Drawing>;
