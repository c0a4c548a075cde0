import { type Drawing, standing } from "../drawing.ts";
import * as side from "../skylines.ts";
import * as land from "../surfaces.ts";

/** A drawing for each solution. */
// biome-ignore format: one landform a line.
export const solutions = {
	// Five peaks and the ridges that join them.
	"ai-agents": { skyline: side.mountains(10, [90, 0.36, 70, 40], [230, 0.5, 50, 80], [400, 0.4, 60, 40], [560, 0.72, 70, 90], [710, 0.34, 40, 70]), layers: [
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
	"gen-ai": { skyline: side.mountains(528, [50, 0.62, 26], [104, 0.26, 16], [160, 0.5, 30, 20], [222, 0.2, 18], [286, 0.3, 24, 40], [380, 0.14, 40], [520, 0.06, 200]), layers: [
		{ id: "settling", contours: 13, surface: land.sum(
			land.hill([900, 330], [640, 190], 12),
			land.fading(land.noise(528, 80, 3.4), 560, 260),
			land.noise(529, [240, 190], 1.1),
		) },
	], shores: { ...standing, seed: 10 } },
	// One way through.
	consulting: { skyline: side.mountains(559, [190, 0.74, 260, 150], [330, 0.2, 40, 60], [790, 0.8, 110, 80], [664, 0.14, 40, 60]), layers: [
		{ id: "valley", heights: [-3, 12], contours: 9, surface: land.sum(
			land.valley(8.5, 130, 14, land.winding([
				[560, 700], [560, 580], [640, 490], [620, 400], [520, 330], [540, 230], [650, 200],
				[720, 280], [900, 300],
			])),
			land.noise(559, 160, 0.6),
		) },
	], shores: { left: [170, 400], top: [-60, 200], bottom: [440, 660], seed: 7 } },
	// Lanes that bend together.
	automation: { skyline: side.mountains(61, [186, 0.56, 150, 16], [452, 0.7, 170, 18], [716, 0.86, 170, 22]), layers: [
		{ id: "lanes", heights: [-17, -4], surface: land.terraced(0.7, land.sum(
			land.rings({ spacing: 31, doubling: 3000, blend: 20, stretch: 0.72, around: [[[600, 640], [660, 640]]] }),
			land.noise(61, [300, 200], 0.7),
		)) },
	] },
	// Measurements on a grid.
	"data-analytics": { skyline: side.mountains(529, [600, 0.3, 300, 120], [70, 0.16, 24], [128, 0.24, 30, 18], [246, 0.16, 30], [318, 0.34, 24, 36], [424, 0.3, 40, 24], [498, 0.5, 30, 22], [604, 0.62, 44, 30], [700, 0.2, 24, 50]), layers: [
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
	cloud: { behind: 2, shores: { left: [30, 420], seed: 17 }, skyline: side.mountains(404, [110, 0.22, 300, 90], [380, 0.34, 60, 260], [720, 0.6, 110, 200]), layers: [
		{ id: "clouds", heights: [-14, -0.5], contours: 10, surface: land.sum(
			land.rings({ spacing: 6, doubling: 70, blend: 13, stretch: 6, around: [
				[[450, 485], [660, 477]], [[560, 412], [830, 398]], [[400, 346], [560, 338]],
				[[600, 268], [900, 252]], [[480, 208], [640, 200]],
			] }),
			land.noise(404, [380, 160], 0.4),
		) },
	] },
} satisfies Record<string, Drawing>;
