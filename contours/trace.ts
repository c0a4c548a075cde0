import type { Point, Surface } from "./drawing.ts";
import { gradient } from "./geometry.ts";

/** A surface's heights at the nodes of a square mesh, row by row from the top left. */
interface Mesh {
	surface: Surface;
	/** The top left node. */
	origin: Point;
	/** The distance between nodes. */
	step: number;
	columns: number;
	rows: number;
	values: Float64Array;
}

/** Measures a surface from `origin` to `end`, every `step`. */
export function measure(surface: Surface, origin: Point, end: Point, step: number): Mesh {
	const columns = Math.ceil((end[0] - origin[0]) / step) + 1;
	const rows = Math.ceil((end[1] - origin[1]) / step) + 1;
	const values = Float64Array.from({ length: columns * rows }, (_, node) =>
		surface(origin[0] + (node % columns) * step, origin[1] + Math.floor(node / columns) * step),
	);
	return { surface, origin, step, columns, rows, values };
}

/**
 * The contour lines at a height, by marching squares. A closed line ends at its first point, others at
 * the edge of the mesh.
 */
export function trace(mesh: Mesh, level: number): Point[][] {
	const crossings = findCrossings(mesh, level);
	const lines: Point[][] = [];
	const follow = (start: number) => {
		const line: Point[] = [];
		let side: number | undefined = start;
		while (side !== undefined) {
			line.push(crossingPoint(mesh, level, side));
			const next: number | undefined = crossings.get(side)?.pop();
			if (next !== undefined) {
				const back = crossings.get(next) ?? [];
				back.splice(back.indexOf(side), 1);
			}
			side = next;
		}
		lines.push(line);
	};
	for (const [side, neighbours] of crossings) if (neighbours.length === 1) follow(side);
	for (const [side, neighbours] of crossings) if (neighbours.length > 0) follow(side);
	return lines;
}

/**
 * The sides of the mesh's cells that a contour crosses, each with its one or two neighbours on the
 * contour. A side's number is twice that of the node it starts from, plus 1 if it runs downwards
 * instead of to the right.
 */
function findCrossings({ columns, rows, values }: Mesh, level: number): Map<number, number[]> {
	const crossings = new Map<number, number[]>();
	const below = (node: number) => (values[node] ?? 0) < level;
	const join = (a: number, b: number) => {
		for (const [from, to] of [
			[a, b],
			[b, a],
		] as const)
			crossings.set(from, [...(crossings.get(from) ?? []), to]);
	};
	for (let a = 0; a < columns * (rows - 1); a++) {
		if (a % columns === columns - 1) continue;
		// The corners of a cell, clockwise from the top left.
		const [b, c, d] = [a + 1, a + columns + 1, a + columns];
		if (below(a) === below(b) && below(a) === below(c) && below(a) === below(d)) continue;
		const [first, second, third, fourth] = [
			...(below(a) !== below(b) ? [2 * a] : []),
			...(below(b) !== below(c) ? [2 * b + 1] : []),
			...(below(d) !== below(c) ? [2 * d] : []),
			...(below(a) !== below(d) ? [2 * a + 1] : []),
		];
		if (first === undefined || second === undefined) continue;
		if (third === undefined || fourth === undefined) {
			join(first, second);
			continue;
		}
		// A saddle: the height in its middle says which corners belong together.
		const sum = [a, b, c, d].reduce((total, node) => total + (values[node] ?? 0), 0);
		if (sum / 4 < level === below(a)) {
			join(first, second);
			join(third, fourth);
		} else {
			join(first, fourth);
			join(second, third);
		}
	}
	return crossings;
}

/** The point where a contour crosses a side: interpolated, then moved onto the exact surface. */
function crossingPoint(mesh: Mesh, level: number, side: number): Point {
	const { surface, origin, step, columns, values } = mesh;
	const node = side >> 1;
	const down = side & 1;
	const [from, to] = [values[node] ?? 0, values[node + (down ? columns : 1)] ?? 0];
	const t = (level - from) / (to - from);
	const x = origin[0] + ((node % columns) + (down ? 0 : t)) * step;
	const y = origin[1] + (Math.floor(node / columns) + (down ? t : 0)) * step;
	// One step of Newton's method along the slope, at most half a cell long.
	const [dx, dy] = gradient(surface, x, y);
	const slope = Math.hypot(dx, dy) || 1;
	const move = Math.max(-step / 2, Math.min(step / 2, (level - surface(x, y)) / slope));
	return [x + (move * dx) / slope, y + (move * dy) / slope];
}
