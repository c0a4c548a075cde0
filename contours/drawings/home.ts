import type { Drawing } from "../drawing.ts";
import * as land from "../surfaces.ts";

/** The front mountain range of the home page, drawn as two layers of every second line each. */
// biome-ignore format: one line of points a line.
const nearRange = land.range({ seed: 341, far: 394, near: 560, lines: 31, crags: 16, peaks: [
	[710, 40, 200, -60], [400, 10, 60, -60], [446, 28, 36, -60], [516, 45, 36, -40],
	[585, 42, 32, -24], [654, 118, 46, 10], [728, 52, 34, 40], [800, 86, 44, 50],
] });

/** The home page's drawing, and the coast of the dividers and the closing call to action. */
// biome-ignore format: one landform a line.
export const home = {
	// Two ranges under a long cloud, above lowland that runs out to the sea.
	home: { fade: [0, 300], stagger: 200, layers: [
		{ id: "near", levels: [0, 70], every: 2, detail: 2, surface: nearRange },
		{ id: "between", levels: [1, 70], every: 2, detail: 2, surface: nearRange },
		{
			id: "far",
			levels: [0, 15],
			detail: 2,
			behind: nearRange,
			surface: land.range({ seed: 403, far: 352, near: 470, lines: 15, crags: 12, peaks: [
				[600, 34, 220, 0], [330, 20, 50, 10], [398, 44, 40, 20], [470, 76, 44, 10],
				[548, 58, 36, -10],
			] }),
		},
		{ id: "cloud", levels: [-9, -2], surface: land.sum(
			land.rings({ spacing: 5, doubling: 300, blend: 8, stretch: 4, around: [
				[[370, 139], [560, 121]], [[500, 92], [740, 77]], [[640, 50], [940, 36]],
			] }),
			land.noise(435, [240, 90], 0.8),
		) },
		// A landform for each industry, in the same strip, so each is apart.
		{ id: "finance", apart: true, within: [200, 400], surface: land.terraced(0.45, land.sum(
			land.slope(3.6),
			land.rise([360, 0], 130, 2),
			land.rise([530, 0], 130, 2),
			land.rise([700, 0], 130, 2),
			land.noise(469, [400, 150], 0.5),
		)) },
		{ id: "healthcare", apart: true, within: [200, 400], surface: land.sum(
			land.slope(3.5),
			land.hill([420, 300], [34, 90], 1),
			land.hill([503, 300], [26, 90], -1.3),
			land.hill([560, 290], [30, 100], 4),
			land.hill([618, 310], [26, 90], -1.9),
			land.hill([710, 300], [40, 100], 1.5),
			land.noise(502, [300, 160], 0.4),
		) },
		{
			id: "manufacturing",
			apart: true,
			within: [200, 400],
			surface: land.lattice([410, 300], 132, 2.5, 0.5),
		},
		{ id: "retreats", apart: true, within: [200, 400], levels: [-8, 0], surface: land.sum(
			land.hill([560, 300], [230, 80], -8, { flat: true }),
			land.hill([560, 300], [460, 180], -5),
			land.noise(560, [190, 100], 0.8),
			land.hill([500, 294], [44, 17], 9, { turn: -6 }),
			land.hill([640, 316], [30, 12], 8, { turn: -6 }),
		) },
		{
			id: "logistic",
			apart: true,
			within: [200, 400],
			blanks: [[430, 326, 23], [560, 290, 35], [690, 326, 26]],
			surface: land.sum(
				land.flow(300, 18, [[430, 326, 22], [560, 290, 36], [690, 326, 26]]),
				land.noise(590, [300, 160], 0.3),
			),
		},
	] },
	// A low coast along the whole width, for the foot of a page, and a line of its shore.
	coast: { fade: [-200, -100], stagger: 0, layers: [
		{
			id: "horizon",
			levels: [0, 16],
			detail: 3,
			within: [380, 600],
			surface: land.range({ seed: 837, far: 470, near: 585, lines: 12, crags: 7, peaks: [
				[120, 22, 90, -30], [90, 18, 30, -10], [205, 34, 36, -10], [300, 14, 60, 0],
				[470, 8, 120, 20], [590, 26, 50, 20], [660, 46, 40, 10], [735, 26, 36, 30],
			] }),
		},
		{ id: "shore", levels: [0, 0], within: [260, 340], surface: land.sum(
			land.slope(10),
			land.hill([0, 300], 2000, -30, { flat: true }),
			land.noise(870, [130, 300], 0.55),
			land.noise(871, [52, 300], 0.2),
		) },
	] },
} satisfies Record<string, Drawing>;
