import type { Point, Surface } from "./drawing.ts";
import { fitCurves } from "./fit-curves.ts";
import { gradient } from "./geometry.ts";

/** Paths have whole coordinates in quarters of a unit, which are shorter than decimals. */
export const stepsPerUnit = 4;

/** The path data of a line: the fewest cubic curves that stay close to it. */
export function toPath(line: readonly Point[], surface: Surface): string {
	const tangents = line.map((_, i) => tangentAt(line, i, surface));
	let [x, y] = toWhole(line[0] ?? [0, 0]);
	let data = `M${x}${separated(y)}c`;
	for (const curve of fitCurves(line, tangents)) {
		const relative = curve.flatMap((point) => {
			const [px, py] = toWhole(point);
			return [px - x, py - y];
		});
		for (const value of relative) data += data.endsWith("c") ? value : separated(value);
		[x, y] = toWhole(curve[2]);
	}
	return data;
}

const toWhole = ([x, y]: Point): Point => [
	Math.round(x * stepsPerUnit),
	Math.round(y * stepsPerUnit),
];

/** A number after another one: a minus sign separates them as well as a space. */
const separated = (value: number): string => (value < 0 ? `${value}` : ` ${value}`);

/** The unit vector along a line at one of its points, at right angles to the surface's slope. */
function tangentAt(line: readonly Point[], i: number, surface: Surface): Point {
	const [x, y] = line[i] ?? [0, 0];
	const [dx, dy] = gradient(surface, x, y);
	const [ax, ay] = line[i - 1] ?? [x, y];
	const [bx, by] = line[i + 1] ?? [x, y];
	const length = Math.hypot(dx, dy) || 1;
	const sign = (bx - ax) * -dy + (by - ay) * dx < 0 ? -1 : 1;
	return [(-dy / length) * sign, (dx / length) * sign];
}
