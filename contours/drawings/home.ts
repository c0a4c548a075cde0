import type { Drawing, Term } from "../drawing.ts";

/** The front mountain range of the home page, drawn as two layers of every second line each. */
// biome-ignore format: one term a line.
const nearRange: Term = { kind: "range", far: 394, near: 560, lines: 31, crags: 16, peaks: [
	[710, 40, 200, -60], [400, 10, 60, -60], [446, 28, 36, -60], [516, 45, 36, -40],
	[585, 42, 32, -24], [654, 118, 46, 10], [728, 52, 34, 40], [800, 86, 44, 50],
] };

/** The home page's drawing, and the coast of the dividers and the closing call to action. */
// biome-ignore format: one term a line.
export const home = {
	// Two ranges under a long cloud, above lowland that runs out to the sea.
	home: { seed: 11, fade: [0, 300], stagger: 200, layers: [
		{ id: "near", levels: [0, 70], every: 2, terms: [nearRange] },
		{ id: "between", levels: [1, 70], every: 2, terms: [nearRange] },
		{ id: "far", levels: [0, 15], behind: 0, terms: [
			{ kind: "range", far: 352, near: 470, lines: 15, crags: 12, peaks: [
				[600, 34, 220, 0], [330, 20, 50, 10], [398, 44, 40, 20], [470, 76, 44, 10],
				[548, 58, 36, -10],
			] },
		] },
		{ id: "cloud", levels: [-9, -2], terms: [
			{ kind: "rings", spacing: 5, doubling: 300, blend: 8, stretch: 4, around: [
				[[370, 139], [560, 121]], [[500, 92], [740, 77]], [[640, 50], [940, 36]],
			] },
			{ kind: "noise", size: [240, 90], height: 0.8 },
		] },
		// A landform for each industry, in the same strip, so each is apart.
		{ id: "finance", apart: true, within: [200, 400], terraces: 0.45, terms: [
			{ kind: "slope", y: 3.6 },
			{ kind: "rise", at: [360, 0], width: 130, height: 2 },
			{ kind: "rise", at: [530, 0], width: 130, height: 2 },
			{ kind: "rise", at: [700, 0], width: 130, height: 2 },
			{ kind: "noise", size: [400, 150], height: 0.5 },
		] },
		{ id: "healthcare", apart: true, within: [200, 400], terms: [
			{ kind: "slope", y: 3.5 },
			{ kind: "hill", at: [420, 300], radius: [34, 90], height: 1 },
			{ kind: "hill", at: [503, 300], radius: [26, 90], height: -1.3 },
			{ kind: "hill", at: [560, 290], radius: [30, 100], height: 4 },
			{ kind: "hill", at: [618, 310], radius: [26, 90], height: -1.9 },
			{ kind: "hill", at: [710, 300], radius: [40, 100], height: 1.5 },
			{ kind: "noise", size: [300, 160], height: 0.4 },
		] },
		{ id: "manufacturing", apart: true, within: [200, 400], terms: [
			{ kind: "lattice", at: [410, 300], pitch: 132, height: 2.5, seam: 0.5 },
		] },
		{ id: "retreats", apart: true, within: [200, 400], levels: [-8, 0], terms: [
			{ kind: "hill", at: [560, 300], radius: [230, 80], height: -8, flat: true },
			{ kind: "hill", at: [560, 300], radius: [460, 180], height: -5 },
			{ kind: "noise", size: [190, 100], height: 0.8 },
			{ kind: "hill", at: [500, 294], radius: [44, 17], turn: -6, height: 9 },
			{ kind: "hill", at: [640, 316], radius: [30, 12], turn: -6, height: 8 },
		] },
		{ id: "logistic", apart: true, within: [200, 400], blanks: [[430, 326, 23], [560, 290, 35], [690, 326, 26]], terms: [
			{ kind: "flow", y: 300, spacing: 18, islands: [[430, 326, 22], [560, 290, 36], [690, 326, 26]] },
			{ kind: "noise", size: [300, 160], height: 0.3 },
		] },
	] },
	// A low coast along the whole width, for the foot of a page, and a line of its shore.
	coast: { seed: 27, fade: [-200, -100], stagger: 0, layers: [
		{ id: "horizon", levels: [0, 16], within: [380, 600], terms: [
			{ kind: "range", far: 470, near: 585, lines: 12, crags: 7, peaks: [
				[120, 22, 90, -30], [90, 18, 30, -10], [205, 34, 36, -10], [300, 14, 60, 0],
				[470, 8, 120, 20], [590, 26, 50, 20], [660, 46, 40, 10], [735, 26, 36, 30],
			] },
		] },
		{ id: "shore", levels: [0, 0], within: [260, 340], terms: [
			{ kind: "slope", y: 10 },
			{ kind: "hill", at: [0, 300], radius: [2000, 2000], height: -30, flat: true },
			{ kind: "noise", size: [130, 300], height: 0.55 },
			{ kind: "noise", size: [52, 300], height: 0.2 },
		] },
	] },
} satisfies Record<string, Drawing>;
