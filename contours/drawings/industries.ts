import type { Drawing } from "../drawing.ts";

/** A drawing for each industry. */
// biome-ignore format: one term a line.
export const industries = {
	// Strata that climb in steps.
	finance: { seed: 9, fade: [0, 280], stagger: 180, layers: [{ terraces: 0.45, terms: [
		{ kind: "slope", y: 6.5 },
		{ kind: "rise", at: [390, 0], width: 130, height: 2.6 },
		{ kind: "rise", at: [550, 0], width: 130, height: 2.6 },
		{ kind: "rise", at: [710, 0], width: 130, height: 2.6 },
		{ kind: "noise", size: [400, 150], height: 0.7 },
	] }] },
	// A heartbeat passing through level lines: its small wave, its spike, its recovery.
	healthcare: { seed: 10, fade: [0, 280], stagger: 180, layers: [{ terms: [
		{ kind: "slope", y: 5.7 },
		{ kind: "hill", at: [420, 300], radius: [34, 110], height: 1.1 },
		{ kind: "hill", at: [503, 300], radius: [26, 110], height: -1.5 },
		{ kind: "hill", at: [560, 290], radius: [30, 140], height: 6.4 },
		{ kind: "hill", at: [618, 310], radius: [26, 120], height: -2.3 },
		{ kind: "hill", at: [710, 300], radius: [40, 120], height: 1.8 },
		{ kind: "noise", size: [300, 160], height: 0.5 },
	] }] },
	// Tanks side by side.
	manufacturing: { seed: 12, fade: [160, 400], stagger: 50, layers: [{ terms: [
		{ kind: "lattice", at: [485, 300], pitch: 170, height: 5.5, seam: 0.5 },
	] }] },
	// A still lake with three islands.
	retreats: { seed: 14, fade: [60, 340], stagger: 50, layers: [{ levels: [-10, 0], terms: [
		{ kind: "hill", at: [620, 305], radius: [330, 190], height: -8, flat: true },
		{ kind: "hill", at: [620, 305], radius: [590, 400], height: -5 },
		{ kind: "noise", size: [190, 140], height: 0.9 },
		{ kind: "hill", at: [505, 285], radius: [52, 27], turn: -8, height: 9 },
		{ kind: "hill", at: [648, 338], radius: [38, 20], turn: -8, height: 8 },
		{ kind: "hill", at: [690, 262], radius: [26, 14], turn: -8, height: 6 },
	] }] },
	// A tide between two shores, around islands that lie midway between two of its lines.
	logistic: { seed: 15, fade: [0, 280], stagger: 180, layers: [
		{ blanks: [[455, 339, 37], [610, 257, 47], [725, 367, 31]], terms: [
			{ kind: "flow", y: 300, spacing: 15, islands: [[455, 339, 36], [610, 257, 46], [725, 367, 30]] },
			{ kind: "rise", at: [0, 110], width: 110, turn: 90, height: 3 },
			{ kind: "rise", at: [0, 500], width: 110, turn: 90, height: 3 },
			{ kind: "noise", size: [300, 220], height: 1.2 },
		] },
		{ levels: [-4, 0], terms: [
			{ kind: "rings", spacing: 7, doubling: 400, blend: 2, around: [[[455, 339]], [[610, 257]], [[725, 367]]] },
		] },
	] },
} satisfies Record<string, Drawing>;
