import type { Drawing } from "../drawing.ts";

/** A drawing for each solution. */
// biome-ignore format: one term a line.
export const solutions = {
	// Five peaks and the ridges that join them.
	"ai-agents": { seed: 16, fade: [60, 340], stagger: 50, layers: [{ terms: [
		{ kind: "rings", spacing: 10, doubling: 80, blend: 8, around: [
			[[420, 360], [530, 240]], [[530, 240], [680, 190]], [[530, 240], [610, 380]],
			[[610, 380], [740, 340]], [[680, 190], [740, 340]],
		] },
		{ kind: "hill", at: [420, 360], radius: 36, height: 3 },
		{ kind: "hill", at: [530, 240], radius: 44, height: 4 },
		{ kind: "hill", at: [680, 190], radius: 38, height: 3 },
		{ kind: "hill", at: [610, 380], radius: 40, height: 3.4 },
		{ kind: "hill", at: [740, 340], radius: 36, height: 3 },
	] }] },
	// Noise that settles into lines.
	"gen-ai": { seed: 17, fade: [180, 340], stagger: 50, layers: [{ terms: [
		{ kind: "slope", y: 3.9 },
		{ kind: "noise", size: 66, height: 2.6, across: [620, 290] },
		{ kind: "noise", size: [240, 190], height: 1.1 },
	] }] },
	// One way through.
	consulting: { seed: 18, fade: [60, 360], stagger: 50, layers: [{ levels: [2, 40], terms: [
		{ kind: "valley", spacing: 8.5, doubling: 130, blend: 22, through: [
			[60, 620], [160, 560], [330, 480], [480, 430], [545, 330],
			[510, 230], [590, 150], [740, 120], [860, 40], [960, -20],
		] },
		{ kind: "noise", size: 160, height: 0.6 },
	] }] },
	// Lanes that bend together.
	automation: { seed: 19, fade: [0, 280], stagger: 180, layers: [{ terraces: 0.78, terms: [
		{ kind: "slope", y: 6.4 },
		{ kind: "rise", at: [450, 0], width: 260, height: 9 },
		{ kind: "rise", at: [720, 0], width: 280, height: -12 },
	] }] },
	// Measurements on a grid.
	"data-analytics": { seed: 20, fade: [220, 420], stagger: 50, layers: [{ levels: [1, 40], terms: [
		{ kind: "samples", at: [350, 50], pitch: 100, radius: 40, heights: [
			[1.2, 1.6, 3.2, 4.2, 6.2],
			[1.6, 3.2, 4.2, 8.2, 7.2],
			[2.2, 4.2, 9.2, 7.2, 4.2],
			[3.2, 8.2, 7.2, 4.2, 2.6],
			[2.2, 5.2, 4.2, 2.2, 1.6],
			[1.6, 3.2, 2.6, 1.6, 1.2],
		] },
	] }] },
	// Banks of long cloud.
	cloud: { seed: 13, fade: [40, 360], stagger: 50, layers: [{ levels: [-16, -2], terms: [
		{ kind: "rings", spacing: 6, doubling: 70, blend: 13, stretch: 6, around: [
			[[450, 425], [660, 417]], [[560, 352], [830, 338]], [[400, 296], [560, 288]],
			[[600, 218], [900, 202]], [[480, 158], [640, 150]],
		] },
		{ kind: "noise", size: [380, 160], height: 0.4 },
	] }] },
} satisfies Record<string, Drawing>;
