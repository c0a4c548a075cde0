/*
 * The land at the foot of a page, seen from the side: its height, from 0 to 1, at an x from 0 to 800. Lengths
 * are in units of the drawing.
 */
import { smooth } from "./surfaces.ts";

/** The height of a skyline at an x from 0 to 800: 0 is the lowest, 1 the highest. */
export type Skyline = (x: number) => number;

type Place = readonly [x: number, height: number, width: number];

const highest =
	(places: readonly Place[], shape: (u: number) => number): Skyline =>
	(x) =>
		places.reduce(
			(most, [at, height, width]) => Math.max(most, height * shape((x - at) / width)),
			0,
		);

/** Peaks with straight flanks. */
export const peaks = (...places: Place[]): Skyline =>
	highest(places, (u) => Math.exp(0.12 - Math.hypot(u, 0.12)));

/** Round hills that run into each other. */
export const hills =
	(...places: Place[]): Skyline =>
	(x) =>
		places.reduce(
			(sum, [at, height, width]) => sum + height * Math.exp(-(((x - at) / width) ** 2)),
			0,
		);

/** Long banks with flat tops. */
export const banks = (...places: Place[]): Skyline => highest(places, (u) => Math.exp(-(u ** 6)));

/** Domes that stand on level ground. */
export const domes = (...places: Place[]): Skyline =>
	highest(places, (u) => Math.sqrt(Math.max(0, 1 - u * u)));

/** Steps up to the last one, each with the x of its rise. */
export const steps =
	(width: number, ...places: number[]): Skyline =>
	(x) =>
		places.reduce((sum, at) => sum + smooth((x - at) / width + 0.5) / places.length, 0);

/** A wave, which may fade from one x to another. */
export const wave =
	(length: number, height: number, [from, to]: readonly [number, number] = [-1, 0]): Skyline =>
	(x) =>
		height * (0.5 + 0.5 * Math.cos((x * 2 * Math.PI) / length)) * smooth((x - from) / (to - from));

/** Two or more on top of one another. */
export const both =
	(...skylines: Skyline[]): Skyline =>
	(x) =>
		skylines.reduce((sum, skyline) => sum + skyline(x), 0);

/** The same number of summits as there are of something, side by side. */
export const rowOf = (total: number, height: number): Skyline =>
	peaks(
		...Array.from({ length: total }, (_, index): Place => {
			const x = 60 + (680 * (index + 0.5)) / total;
			return [x, height * (0.82 + 0.18 * Math.sin(index * 2.4 + 1)), Math.min(90, 300 / total)];
		}),
	);
