/*
 * The land at the foot of a page, seen from the side: its height, from 0 to 1, at an x from 0 to 800. Lengths
 * are in units of the drawing.
 */
import { noise, smooth } from "./surfaces.ts";

/** The height of a skyline at an x from 0 to 800: 0 is the lowest, 1 the highest. */
export type Skyline = (x: number) => number;

/** A mountain: where its summit is, how high, and how far its flanks run, the second if they differ. */
type Mountain = readonly [x: number, height: number, left: number, right?: number];

/** Mountains that stand in one another, with crags by a seed, the more the higher: as on the home page. */
export function mountains(seed: number, ...all: readonly Mountain[]): Skyline {
	const uneven = noise(seed, 1, 1);
	return (x) => {
		const relief = all.reduce((sum, [at, height, left, right = left]) => {
			const u = (x - at) / (x < at ? left : right);
			return sum + height * Math.exp(0.16 - Math.hypot(u, 0.16));
		}, 0);
		const rough = uneven(x / 34, 0) + uneven(x / 17, 9) / 2;
		return relief + 0.14 * rough * Math.min(1, relief);
	};
}

/** Steps up to the last one, each with the x of its rise. */
export const steps =
	(width: number, ...places: number[]): Skyline =>
	(x) =>
		places.reduce((sum, at) => sum + smooth((x - at) / width + 0.5) / places.length, 0);

/** A tableland: from where to where, how high, and over what distance it rises, and falls if that differs. */
type Table = readonly [from: number, to: number, height: number, rising: number, falling?: number];

/**
 * Tablelands, which are bells where they rise as far as they fall, a little uneven by a seed. The highest hides
 * what stands in it.
 */
export function tables(seed: number, ...all: readonly Table[]): Skyline {
	const uneven = noise(seed, 1, 0.12);
	return (x) => {
		const heights = all.map(
			([from, to, height, rising, falling = rising]) =>
				height * smooth((x - from) / rising) * smooth((to - x) / falling),
		);
		return Math.max(0, ...heights) * (1 + uneven(x / 60, 0)) + uneven(x / 150, 9) / 3;
	};
}

/** As many mountains as there are of something, side by side, none like its neighbour. */
export function rowOf(total: number): Skyline {
	const pitch = 680 / total;
	const broad = Math.min(120, pitch * 0.45);
	return mountains(
		total,
		...Array.from({ length: total }, (_, index): Mountain => {
			const x = 60 + pitch * (index + 0.5 + 0.2 * Math.sin(index * 2.7 + 1));
			const [height, lean] = [0.72 + 0.2 * Math.sin(index * 2.4 + 1), 0.3 * Math.cos(index * 1.9)];
			return [x, height, broad * (0.7 + lean), broad * (0.7 - lean)];
		}),
	);
}
