import { hillsOf, mostHills } from "../../src/sections/hill-layout.ts";
import type { Drawing } from "../drawing.ts";
import { rowOf } from "../skylines.ts";
import { noise, type Point, rings, sum } from "../surfaces.ts";

/*
 * Drawings that show how many there are of something. There is one for each number, so that a page only
 * has to name it: services-6, leadership-2.
 */

/** From the middle of a hill to the end of its ridge, without a bend, which would put a corner into every ring. */
const ridges: readonly Point[] = [
	[34, -22],
	[24, 9],
	[34, -20],
	[21, 12],
	[33, -12],
	[28, 11],
];

/** The map of the services: as many hills, each under its label. */
function serviceMap(total: number): Drawing {
	const hills = hillsOf(total);
	const closest = Math.max(...hills.map(({ inRow }) => inRow));
	const rows = new Set(hills.map(({ y }) => y)).size;
	const size = closest > 3 ? 0.75 : 1;
	const around = hills.map(({ x, y }, index): Point[] => {
		const [across, down] = ridges[index % ridges.length] ?? [0, 0];
		return [
			[x * 8 - across * size, y * 6 - down * size],
			[x * 8 + across * size, y * 6 + down * size],
		];
	});
	// The map is the wider, the fewer rows it has.
	const stretch = [0.45, 0.72, 0.95][rows - 1] ?? 1;
	const near = rings({ spacing: 9.5 * size, doubling: 60, blend: 26, stretch, around });
	const layer = {
		id: "hills",
		contours: total > 8 ? 5 : 7,
		surface: sum(near, noise(1148, [130, 180], 1.4)),
	};
	return { tiers: 3, skyline: rowOf(total), layers: [layer] };
}

/** The most people that the drawing has a summit for. */
const mostSummits = 6;

/** A summit for each person, from the foreground up into the distance. */
function summits(total: number): Drawing {
	const [left, right] = total > 2 ? [420, 730] : [484, 672];
	const around = Array.from({ length: total }, (_, index): Point[] => {
		const along = total === 1 ? 0.5 : index / (total - 1);
		const aside = total > 2 ? ([0, 64, -64][index % 3] ?? 0) : 0;
		const at: Point = [left + (right - left) * along, 350 - 118 * along + aside];
		return index === 0 ? [at, [at[0] + 28, at[1] - 10]] : [at];
	});
	const blend = total > 2 ? 12 : 22;
	const near = rings({ spacing: 8, doubling: 80, blend, stretch: 1.1, around });
	const surface = sum(near, noise(156, 210, 1.3));
	return {
		skyline: rowOf(total),
		layers: [{ id: "summits", heights: [-12.5, 1], surface }],
	};
}

/** From one to a number. */
const upTo = (most: number) => Array.from({ length: most }, (_, index) => index + 1);

export const byNumber: Record<string, Drawing> = {
	...Object.fromEntries(upTo(mostHills).map((each) => [`services-${each}`, serviceMap(each)])),
	...Object.fromEntries(upTo(mostSummits).map((each) => [`leadership-${each}`, summits(each)])),
};
