import type { Point, Surface } from "./drawing.ts";

/** The slope of a surface to the right and downwards, in intervals per unit. */
export function gradient(surface: Surface, x: number, y: number): Point {
	return [surface(x + 0.5, y) - surface(x - 0.5, y), surface(x, y + 0.5) - surface(x, y - 0.5)];
}

/** 0 below 0, 1 above 1, and a smooth rise between them (Perlin's fifth-degree polynomial). */
export function smooth(t: number): number {
	const c = Math.min(1, Math.max(0, t));
	return c * c * c * (c * (c * 6 - 15) + 10);
}

/** The smallest value, but without a crease where another value becomes the smallest. */
export function softMinimum(values: readonly number[], blend: number): number {
	const least = Math.min(...values);
	const total = values.reduce((sum, value) => sum + Math.exp((least - value) / blend), 0);
	return least - blend * Math.log(total);
}

/** The distance from a point to a line of points (or to a single one), smoothed close to it. */
export function distance(line: readonly Point[], x: number, y: number): number {
	const rounding = 6;
	let least = Number.POSITIVE_INFINITY;
	for (const [i, [bx, by]] of line.entries()) {
		const [ax, ay] = line[i - 1] ?? [bx, by];
		const [dx, dy] = [bx - ax, by - ay];
		const t = Math.min(1, Math.max(0, ((x - ax) * dx + (y - ay) * dy) / (dx * dx + dy * dy || 1)));
		least = Math.min(least, (x - ax - t * dx) ** 2 + (y - ay - t * dy) ** 2);
	}
	return Math.sqrt(least + rounding ** 2);
}

/** Points about 16 units apart on a Catmull–Rom spline through all but the first and last. */
export function curveThrough(through: readonly Point[]): Point[] {
	return through.slice(1, -2).flatMap((b, i) => {
		const [a = b, c = b, d = b] = [through[i], through[i + 2], through[i + 3]];
		const coordinate = (axis: 0 | 1, t: number) =>
			b[axis] +
			(t / 2) *
				(c[axis] -
					a[axis] +
					t * (2 * a[axis] - 5 * b[axis] + 4 * c[axis] - d[axis]) +
					t * t * (3 * (b[axis] - c[axis]) + d[axis] - a[axis]));
		const count = Math.round(Math.hypot(c[0] - b[0], c[1] - b[1]) / 16);
		return Array.from(
			{ length: count },
			(_, n): Point => [coordinate(0, n / count), coordinate(1, n / count)],
		);
	});
}

/** Converts coordinates of the drawing to those of a shape that is moved and turned. */
export function turned([cx, cy]: Point, turn = 0): (x: number, y: number) => Point {
	const cos = Math.cos((turn * Math.PI) / 180);
	const sin = Math.sin((turn * Math.PI) / 180);
	return (x, y) => [(x - cx) * cos + (y - cy) * sin, (y - cy) * cos - (x - cx) * sin];
}

/** A size for both directions, from one or from one for each. */
export const pair = (size: number | Point): Point =>
	typeof size === "number" ? [size, size] : size;
