import type { Drawing } from "../drawing.ts";
import * as land from "../surfaces.ts";

/** A drawing for each industry. */
// biome-ignore format: one landform a line.
export const industries = {
	// Strata that climb in steps.
	finance: { fade: [0, 280], stagger: 180, layers: [
		{ id: "strata", surface: land.terraced(0.45, land.sum(
			land.slope(6.5),
			land.rise([390, 0], 130, 2.6),
			land.rise([550, 0], 130, 2.6),
			land.rise([710, 0], 130, 2.6),
			land.noise(283, [400, 150], 0.7),
		)) },
	] },
	// A heartbeat passing through level lines: its small wave, its spike, its recovery.
	healthcare: { fade: [0, 280], stagger: 180, layers: [
		{ id: "heartbeat", detail: 2, surface: land.sum(
			land.slope(5.7),
			land.hill([420, 300], [34, 110], 1.1),
			land.hill([503, 300], [26, 110], -1.5),
			land.hill([560, 290], [30, 140], 6.4),
			land.hill([618, 310], [26, 120], -2.3),
			land.hill([710, 300], [40, 120], 1.8),
			land.noise(316, [300, 160], 0.5),
		) },
	] },
	// Tanks side by side.
	manufacturing: { fade: [160, 400], stagger: 50, layers: [
		{ id: "tanks", surface: land.lattice([485, 300], 170, 5.5, 0.5) },
	] },
	// A still lake with three islands.
	retreats: { fade: [60, 340], stagger: 50, layers: [
		{ id: "lake", levels: [-10, 0], surface: land.sum(
			land.hill([620, 305], [330, 190], -8, { flat: true }),
			land.hill([620, 305], [590, 400], -5),
			land.noise(436, [190, 140], 0.9),
			land.hill([505, 285], [52, 27], 9, { turn: -8 }),
			land.hill([648, 338], [38, 20], 8, { turn: -8 }),
			land.hill([690, 262], [26, 14], 6, { turn: -8 }),
		) },
	] },
	// A tide between two shores, around islands that lie midway between two of its lines.
	logistic: { fade: [0, 280], stagger: 180, layers: [
		{
			id: "tide",
			blanks: [[455, 339, 37], [610, 257, 47], [725, 367, 31]],
			surface: land.sum(
				land.flow(300, 15, [[455, 339, 36], [610, 257, 46], [725, 367, 30]]),
				land.rise([0, 110], 110, 3, 90),
				land.rise([0, 500], 110, 3, 90),
				land.noise(468, [300, 220], 1.2),
			),
		},
		{
			id: "islands",
			levels: [-4, 0],
			surface: land.rings({ spacing: 7, doubling: 400, blend: 2, around: [[[455, 339]], [[610, 257]], [[725, 367]]] }),
		},
	] },
} satisfies Record<string, Drawing>;
