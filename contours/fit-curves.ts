import type { Point } from "./drawing.ts";

/** The largest distance allowed between a curve and its line. */
const tolerance = 0.4;

/** The two handles and the end of a cubic curve, which starts where the one before ended. */
type Curve = readonly [Point, Point, Point];

/** The two ends of a curve, and the unit vectors along it there. */
interface Ends {
	a: Point;
	b: Point;
	ta: Point;
	tb: Point;
}

/**
 * Fits cubic curves to a line. Where one is too far off, the line is divided there and each part fitted
 * (Schneider, "An algorithm for automatically fitting digitized curves", Graphics Gems, 1990).
 */
export function fitCurves(line: readonly Point[], tangents: readonly Point[]): Curve[] {
	const last = line.length - 1;
	const [a = [0, 0], b = [0, 0]] = [line[0], line[last]];
	const [ta = [0, 0], tb = [0, 0]] = [tangents[0], tangents[last]];
	const ends: Ends = { a, b, ta, tb };
	const lengths = [0];
	for (const [i, [x, y]] of line.slice(1).entries()) {
		const [px, py] = line[i] ?? a;
		lengths.push((lengths[i] ?? 0) + Math.hypot(x - px, y - py));
	}
	const total = lengths[last] || 1;
	let times = lengths.map((length) => length / total);
	let handles: Point = [total / 3, total / 3];
	let worst = { distance: 0, at: 0 };
	for (let round = 0; round < 4; round++) {
		handles = bestHandles(line, times, ends, total);
		worst = { distance: 0, at: 0 };
		times = times.map((t, i) => {
			const [x, y] = line[i] ?? a;
			const [[qx, qy], [dx, dy]] = pointAt(ends, handles, t);
			const distance = Math.hypot(qx - x, qy - y);
			if (distance > worst.distance) worst = { distance, at: i };
			// The parameter of a point on the curve that is nearer, for the next round.
			const nearer = t - ((qx - x) * dx + (qy - y) * dy) / (dx * dx + dy * dy || 1);
			return Math.min(1, Math.max(0, nearer));
		});
	}
	if (worst.distance > tolerance && last > 1) {
		const middle = Math.min(last - 1, Math.max(1, worst.at));
		return [
			...fitCurves(line.slice(0, middle + 1), tangents.slice(0, middle + 1)),
			...fitCurves(line.slice(middle), tangents.slice(middle)),
		];
	}
	return [
		[
			[a[0] + ta[0] * handles[0], a[1] + ta[1] * handles[0]],
			[b[0] - tb[0] * handles[1], b[1] - tb[1] * handles[1]],
			b,
		],
	];
}

/** The point of a curve at a parameter from 0 to 1, and its derivative there. */
function pointAt({ a, b, ta, tb }: Ends, handles: Point, t: number): [Point, Point] {
	const s = 1 - t;
	const coordinate = (axis: 0 | 1): Point => {
		const p = a[axis] + ta[axis] * handles[0];
		const q = b[axis] - tb[axis] * handles[1];
		return [
			s ** 3 * a[axis] + 3 * s * s * t * p + 3 * s * t * t * q + t ** 3 * b[axis],
			3 * (s * s * (p - a[axis]) + 2 * s * t * (q - p) + t * t * (b[axis] - q)),
		];
	};
	const [x, dx] = coordinate(0);
	const [y, dy] = coordinate(1);
	return [
		[x, y],
		[dx, dy],
	];
}

/** The lengths of the two handles that fit the points best, by least squares. */
function bestHandles(
	points: readonly Point[],
	times: readonly number[],
	{ a, b, ta, tb }: Ends,
	total: number,
): Point {
	let [c00, c01, c11, x0, x1] = [0, 0, 0, 0, 0];
	for (const [i, [px, py]] of points.entries()) {
		const t = times[i] ?? 0;
		const s = 1 - t;
		const [b1, b2] = [3 * s * s * t, 3 * s * t * t];
		const [wa, wb] = [s ** 3 + b1, t ** 3 + b2];
		const [rx, ry] = [px - wa * a[0] - wb * b[0], py - wa * a[1] - wb * b[1]];
		c00 += b1 * b1;
		c01 -= b1 * b2 * (ta[0] * tb[0] + ta[1] * tb[1]);
		c11 += b2 * b2;
		x0 += b1 * (rx * ta[0] + ry * ta[1]);
		x1 -= b2 * (rx * tb[0] + ry * tb[1]);
	}
	const determinant = c00 * c11 - c01 * c01;
	const handles: Point = [(x0 * c11 - x1 * c01) / determinant, (c00 * x1 - c01 * x0) / determinant];
	// If the points don't determine the handles, a third of the length gives a good curve.
	const fair = handles.every((handle) => handle > total / 50 && handle < total);
	return fair ? handles : [total / 3, total / 3];
}
