import type { Drawing } from "../drawing.ts";

/** The drawings of pages that are neither a solution nor an industry. */
// biome-ignore format: one term a line.
export const otherPages = {
	// Six hills, in two rows. Ridges without a bend, which would put a corner into every ring.
	services: { seed: 37, fade: [-200, -100], stagger: 0, layers: [{ levels: [-9, 40], terms: [
		{ kind: "rings", spacing: 9.5, doubling: 60, blend: 20, stretch: 0.72, around: [
			[[118, 206], [186, 162]], [[372, 150], [420, 168]], [[644, 206], [712, 166]],
			[[104, 404], [146, 428]], [[396, 446], [462, 422]], [[634, 402], [690, 424]],
		] },
		{ kind: "noise", size: [130, 180], height: 1.4 },
	] }] },
	// Two summits.
	leadership: { seed: 5, fade: [40, 360], stagger: 50, layers: [{ terms: [
		{ kind: "rings", spacing: 8, doubling: 80, blend: 22, stretch: 1.1, around: [
			[[484, 350], [512, 340]], [[672, 232]],
		] },
		{ kind: "noise", size: 210, height: 1.3 },
	] }] },
	// Terraces up to a height.
	hiring: { seed: 8, fade: [60, 360], stagger: 50, layers: [{ terraces: 0.75, terms: [
		{ kind: "rings", spacing: 15, doubling: 900, blend: 20, around: [[[830, 70]]] },
		{ kind: "noise", size: 230, height: 3 },
	] }] },
	// Five hills, each larger than the last, on a rising spur.
	opportunities: { seed: 4, fade: [60, 300], stagger: 50, layers: [{ levels: [1, 40], terms: [
		{ kind: "hill", at: [660, 242], radius: [350, 220], turn: -34, height: 7.6 },
		{ kind: "hill", at: [375, 434], radius: 22, height: 3.3 },
		{ kind: "hill", at: [436, 390], radius: 31, height: 4 },
		{ kind: "hill", at: [512, 335], radius: 42, height: 5.4 },
		{ kind: "hill", at: [608, 266], radius: 55, height: 7.6 },
		{ kind: "hill", at: [735, 172], radius: 74, height: 11 },
	] }] },
	// A signal going out in pulses.
	contact: { seed: 6, fade: [60, 360], stagger: 50, layers: [{ terraces: 0.62, terms: [
		{ kind: "rings", spacing: 11, doubling: 500, blend: 14, stretch: 1.25, around: [[[625, 290]]] },
		{ kind: "noise", size: 260, height: 0.9 },
	] }] },
	// A map with a patch that has not been surveyed.
	"not-found": { seed: 21, fade: [80, 340], stagger: 50, layers: [
		{ blanks: [[570, 290, 70], [520, 330, 62], [625, 270, 58]], dashes: 46, terms: [
			{ kind: "slope", y: 1.5 },
			{ kind: "noise", size: [230, 190], height: 6.5 },
		] },
	] },
	// A doorway.
	"get-started": { seed: 7, fade: [60, 360], stagger: 50, layers: [{ levels: [-40, -6], terms: [
		{ kind: "rings", spacing: 10, doubling: 220, blend: 14, around: [[[575, 320], [575, 1100]]] },
		{ kind: "noise", size: 220, height: 0.9 },
	] }] },
} satisfies Record<string, Drawing>;
