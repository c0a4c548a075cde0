/*
 * The landforms that drawings are made of. Lengths are in units of the drawing, angles in degrees
 * clockwise, heights in contour intervals.
 */
import { seededRandom } from "./seeded-random.ts";

export type Point = readonly [x: number, y: number];
/** A function that returns the height at a point. */
export type Surface = (x: number, y: number) => number;
/** A mountain: its position, height and width, and how far its spur runs to the right. */
type Peak = readonly [x: number, rise: number, spread: number, spur: number];

export function sum(...surfaces: readonly Surface[]): Surface {
	return (x, y) => surfaces.reduce((total, surface) => total + surface(x, y), 0);
}

/** Contours gather around each fifth one: 0 not at all, close to 1 into steps. */
export function terraced(amount: number, surface: Surface): Surface {
	const turn = (2 * Math.PI) / 5;
	return (x, y) => {
		const height = surface(x, y);
		return height + (amount * Math.sin(height * turn)) / turn;
	};
}

/** An even slope, by intervals per 100 units downwards. */
export function slope(per100: number): Surface {
	return (_x, y) => (y * per100) / 100;
}

/** A bell-shaped hill, or with `flat` a tableland. A negative height makes a hollow. */
export function hill(
	at: Point,
	radius: number | Point,
	height: number,
	{ turn = 0, flat = false } = {},
): Surface {
	const [rx, ry] = pair(radius);
	const local = turned(at, turn);
	return (x, y) => {
		const [u, v] = local(x, y);
		const d = (u / rx) ** 2 + (v / ry) ** 2;
		return height * Math.exp(flat ? -d * d : -d);
	};
}

/** A smooth step up across a line through a point, vertical unless turned. */
export function rise(at: Point, width: number, height: number, turn = 0): Surface {
	const local = turned(at, turn);
	return (x, y) => height * smooth(local(x, y)[0] / width + 0.5);
}

/** Uneven ground (Perlin's gradient noise), about -height to height. */
export function noise(seed: number, size: number | Point, height: number): Surface {
	const [sx, sy] = pair(size);
	const random = seededRandom(seed);
	const angles = Array.from({ length: 64 * 64 }, () => random() * 2 * Math.PI);
	const corner = (ix: number, iy: number, x: number, y: number) => {
		const angle = angles[((ix & 63) << 6) | (iy & 63)] ?? 0;
		return Math.cos(angle) * (x - ix) + Math.sin(angle) * (y - iy);
	};
	return (px, py) => {
		const [x, y] = [px / sx, py / sy];
		const [ix, iy] = [Math.floor(x), Math.floor(y)];
		const [u, v] = [smooth(x - ix), smooth(y - iy)];
		const top = corner(ix, iy, x, y) * (1 - u) + corner(ix + 1, iy, x, y) * u;
		const foot = corner(ix, iy + 1, x, y) * (1 - u) + corner(ix + 1, iy + 1, x, y) * u;
		return height * 1.5 * (top * (1 - v) + foot * v);
	};
}

interface Distances {
	/** Lines of points. A line of one point is a peak. */
	around: readonly (readonly Point[])[];
	spacing: number;
	/** The distance over which the spacing doubles. */
	doubling: number;
	/** Over what distance neighbouring rings merge. */
	blend: number;
	/** The width of a ring divided by its height. */
	stretch?: number;
}

/**
 * Rings around lines: falls with the distance from the nearest, without a crease between two. With a negative
 * spacing it rises, so that the lines are the floor of a valley.
 */
export function rings({ around, spacing, doubling, blend, stretch = 1 }: Distances): Surface {
	const lines = around.map((line) => line.map(([x, y]): Point => [x / stretch, y]));
	return (x, y) => {
		const distances = lines.map((line) => distance(line, x / stretch, y));
		const least = Math.min(...distances);
		const near = distances.reduce((total, far) => total + Math.exp((least - far) / blend), 0);
		const rounded = least - blend * Math.log(near);
		return -(doubling / spacing) * Math.log1p(rounded / doubling);
	};
}

/** Another surface, which fades from one x to another. */
export function fading(surface: Surface, from: number, to: number): Surface {
	return (x, y) => surface(x, y) * smooth((x - from) / (to - from));
}

/** Another surface, whose contours are gathered along a line across the drawing, and spread from one x to another. */
export function gathered(surface: Surface, line: number, from: number, to: number): Surface {
	return (x, y) =>
		surface(x, line + (y - line) * (1 + 25 * (1 - smooth((x - from) / (to - from)))));
}

/** A line without corners: Chaikin's algorithm cuts each off, three times. */
export function winding(line: readonly Point[], cuts = 3): readonly Point[] {
	if (cuts === 0) return line;
	const cut = line.slice(1).flatMap(([bx, by], i): Point[] => {
		const [ax, ay] = line[i] ?? [bx, by];
		return [
			[0.75 * ax + 0.25 * bx, 0.75 * ay + 0.25 * by],
			[0.25 * ax + 0.75 * bx, 0.25 * ay + 0.75 * by],
		];
	});
	return winding(cut, cuts - 1);
}

/** Mountains seen from the side, above a plain that runs from y `far` to y `near`. */
interface Range {
	seed: number;
	far: number;
	near: number;
	/** The number of lines from the skyline to the near edge. */
	lines: number;
	peaks: readonly Peak[];
	/** The height of the small crags, which get smaller towards the near edge. */
	crags: number;
}

/** Inverts the drawn lines: the height at a point is the number of the line through it. */
export function range({ seed, far, near, lines, peaks, crags }: Range): Surface {
	const uneven = noise(seed, 1, 1);
	/** The y at x of the line that is `q` of the way from the skyline (0) to the near edge (1). */
	const lineAt = (x: number, q: number): number => {
		const left = Math.max(0, 1 - q);
		const relief = peaks.reduce((total, [px, height, spread, spur]) => {
			const u = (x - px - spur * q) / spread;
			return total + height * Math.exp(0.16 - Math.sqrt(u * u + 0.16 ** 2));
		}, 0);
		const rough = uneven(x / 34 - q, q * 2.5) + uneven(x / 17 - 2 * q, q * 3 + 9) / 2;
		return (
			far +
			(near - far) * q * (0.55 + 0.45 * q) -
			relief * left ** 1.35 -
			crags * rough * left ** 3 * Math.min(1, relief / 60)
		);
	};
	return (x, y) => {
		const skyline = lineAt(x, 0);
		if (y < skyline) return (lines * (y - skyline) * 0.02) / (lineAt(x, 0.02) - skyline);
		// The lines are in order from top to bottom: search by bisection, then interpolate.
		let [low, high] = [0, 1.5];
		for (let round = 0; round < 10; round++) {
			const middle = (low + high) / 2;
			if (lineAt(x, middle) < y) low = middle;
			else high = middle;
		}
		const [above, below] = [lineAt(x, low), lineAt(x, high)];
		return lines * (low + ((high - low) * (y - above)) / (below - above));
	};
}

/** 0 below 0, 1 above 1, and a smooth rise between them (Perlin's fifth-degree polynomial). */
export function smooth(t: number): number {
	const c = Math.min(1, Math.max(0, t));
	return c * c * c * (c * (c * 6 - 15) + 10);
}

/** The distance from a point to a line of points (or to a single one), rounded close to it. */
function distance(line: readonly Point[], x: number, y: number): number {
	const rounding = 6;
	const squares = line.map(([bx, by], i) => {
		const [ax, ay] = line[i - 1] ?? [bx, by];
		const [dx, dy] = [bx - ax, by - ay];
		const t = ((x - ax) * dx + (y - ay) * dy) / (dx * dx + dy * dy || 1);
		const along = Math.min(1, Math.max(0, t));
		return (x - ax - along * dx) ** 2 + (y - ay - along * dy) ** 2;
	});
	return Math.sqrt(Math.min(...squares) + rounding ** 2);
}

/** Converts coordinates of the drawing to those of a shape that is moved and turned. */
function turned([cx, cy]: Point, turn: number): (x: number, y: number) => Point {
	const cos = Math.cos((turn * Math.PI) / 180);
	const sin = Math.sin((turn * Math.PI) / 180);
	return (x, y) => [(x - cx) * cos + (y - cy) * sin, (y - cy) * cos - (x - cx) * sin];
}

/** A size for both directions, from one or from one for each. */
const pair = (size: number | Point): Point => (typeof size === "number" ? [size, size] : size);
