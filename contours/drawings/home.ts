import type { Drawing } from "../drawing.ts";
import * as side from "../skylines.ts";
import * as land from "../surfaces.ts";

/** The home page's drawing, and a coast for pages that have no drawing of their own. */
// biome-ignore format: one landform a line.
export const home = {
	// Two ranges seen from the lowland. The summit is at 653, 224.
	home: { view: "side", skyline: side.mountains(403, [638, 0.84, 40, 54], [540, 0.24, 90, 40], [742, 0.34, 40, 160], [330, 0.05, 200]), layers: [
		{ id: "far", tints: [1, 2], contours: 6, heights: [0, 16], detail: 2, surface: land.range(
			{ seed: 403, far: 410, near: 520, lines: 15, crags: 12, peaks: [
				[780, 100, 170, 0], [470, 22, 50, 10], [520, 52, 44, 20], [574, 64, 40, 10], [120, 12, 90, 0],
			] },
		) },
		{ id: "near", tints: [3, 7], contours: 15, heights: [0, 27], detail: 2, surface: land.range(
			{ seed: 341, far: 432, near: 566, lines: 31, crags: 18, peaks: [
				[60, 26, 70, -30], [240, 18, 80, 20], [700, 60, 130, -60], [536, 30, 50, -40], [596, 48, 34, -24],
				[654, 158, 50, 10], [730, 60, 36, 40], [800, 104, 50, 50],
			] },
		) },
	] },
	coast: { tiers: 0, view: "side", skyline: side.mountains(837, [112, 0.7, 60, 20], [205, 0.72, 30, 50], [300, 0.1, 60], [590, 0.2, 60, 30], [656, 0.84, 70, 50], [738, 0.44, 30, 50]), layers: [
		{ id: "horizon", contours: 7, heights: [0, 13], surface: land.range({ seed: 837, far: 470, near: 585, lines: 12, crags: 7, peaks: [
			[120, 22, 90, -30], [90, 18, 30, -10], [205, 34, 36, -10], [300, 14, 60, 0],
			[470, 8, 120, 20], [590, 26, 50, 20], [660, 46, 40, 10], [735, 26, 36, 30],
		] }) },
	] },
} satisfies Record<string, Drawing>;
