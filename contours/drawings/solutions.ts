import type { Drawing } from "../drawing.ts";
import * as land from "../surfaces.ts";
import { beside } from "./other-pages.ts";

/** A drawing for each solution. */
// biome-ignore format: one landform a line.
export const solutions = {
	// Five peaks and the ridges that join them.
	"ai-agents": { layers: [
		{ id: "peaks", heights: [-9.5, 3.5], surface: land.sum(
			land.rings({ spacing: 10, doubling: 80, blend: 8, around: [
				[[420, 360], [530, 240]], [[530, 240], [680, 190]], [[530, 240], [610, 380]],
				[[610, 380], [740, 340]], [[680, 190], [740, 340]],
			] }),
			land.hill([420, 360], 36, 3),
			land.hill([530, 240], 44, 4),
			land.hill([680, 190], 38, 3),
			land.hill([610, 380], 40, 3.4),
			land.hill([740, 340], 36, 3),
		) },
	] },
	// Noise that settles into lines.
	"gen-ai": { shores: { ...beside, seed: 31 }, layers: [
		{ id: "settling", detail: 2, surface: land.sum(
			land.slope(3.9),
			land.fading(land.noise(528, 66, 2.6), 620, 290),
			land.noise(529, [240, 190], 1.1),
		) },
	] },
	// One way through.
	consulting: { shores: { ...beside, seed: 41 }, layers: [
		{ id: "valley", surface: land.sum(
			land.valley(8.5, 130, 14, land.winding([
				[-100, 700], [160, 560], [330, 480], [500, 430], [560, 330], [495, 230], [590, 145],
				[740, 120], [860, 40], [1100, -60],
			])),
			land.noise(559, 160, 0.6),
		) },
	] },
	// Lanes that bend together.
	automation: { shores: { ...beside, seed: 61 }, layers: [
		{ id: "lanes", surface: land.terraced(0.78, land.sum(
			land.slope(6.4),
			land.rise([450, 0], 260, 9),
			land.rise([720, 0], 280, -12),
		)) },
	] },
	// Measurements on a grid.
	"data-analytics": { layers: [
		{ id: "measurements", heights: [0.5, 9], contours: 6, surface: land.sum(
			...[
				[1.2, 1.6, 3.2, 4.2, 6.2],
				[1.6, 3.2, 4.2, 8.2, 7.2],
				[2.2, 4.2, 9.2, 7.2, 4.2],
				[3.2, 8.2, 7.2, 4.2, 2.6],
				[2.2, 5.2, 4.2, 2.2, 1.6],
				[1.6, 3.2, 2.6, 1.6, 1.2],
			].flatMap((row, j) => row.map((height, i) => land.hill([350 + 100 * i, 50 + 100 * j], 44, height))),
		) },
	] },
	// Banks of long cloud.
	cloud: { shores: { left: [30, 420], seed: 17 }, layers: [
		{ id: "clouds", heights: [-9, -0.5], contours: 10, surface: land.sum(
			land.rings({ spacing: 6, doubling: 70, blend: 13, stretch: 6, around: [
				[[450, 425], [660, 417]], [[560, 352], [830, 338]], [[400, 296], [560, 288]],
				[[600, 218], [900, 202]], [[480, 158], [640, 150]],
			] }),
			land.noise(404, [380, 160], 0.4),
		) },
	] },
} satisfies Record<string, Drawing>;
