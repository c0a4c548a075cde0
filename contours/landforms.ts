import type { Point, Surface, TermOf } from "./drawing.ts";
import { curveThrough, distance, pair, softMinimum, turned } from "./geometry.ts";
import { gradientNoise } from "./gradient-noise.ts";

/*
 * The surface of each kind of landform, described in drawing.ts: a function from a point to its height.
 */

/** A Gaussian bell. To the fourth power it has a flat top. */
export function hill({ at, radius, turn, height, flat }: TermOf<"hill">): Surface {
	const [rx, ry] = pair(radius);
	const local = turned(at, turn);
	return (x, y) => {
		const [u, v] = local(x, y);
		const d = (u / rx) ** 2 + (v / ry) ** 2;
		return height * Math.exp(flat ? -d * d : -d);
	};
}

/** A product of cosines, evened out. */
export function lattice({ at, pitch, height, seam }: TermOf<"lattice">): Surface {
	return (x, y) => {
		const u = Math.cos((Math.PI * (x - at[0])) / pitch);
		const v = Math.cos((Math.PI * (y - at[1])) / pitch);
		// The arc sine spaces the rings evenly. Its slope is infinite at 1, hence the factor.
		return seam + ((2 * height) / Math.PI) * Math.asin(0.995 * u * v);
	};
}

/** A sum of Gaussian bells. */
export function samples({ at, pitch, radius, heights }: TermOf<"samples">): Surface {
	const bells = heights.flatMap((row, j) =>
		row.map((height, i) => ({ x: at[0] + i * pitch, y: at[1] + j * pitch, height })),
	);
	return (x, y) =>
		bells.reduce((total, bell) => {
			const d2 = (x - bell.x) ** 2 + (y - bell.y) ** 2;
			return total + bell.height * Math.exp(-d2 / radius ** 2);
		}, 0);
}

/** The stream function of a uniform flow past cylinders, whose contours are its streamlines. */
export function flow({ y: middle, spacing, islands }: TermOf<"flow">): Surface {
	return (x, y) => {
		const bent = islands.reduce((total, [ix, iy, radius]) => {
			const d2 = (x - ix) ** 2 + (y - iy) ** 2;
			// Close to an island's centre, which is never drawn, the formula would grow without limit.
			return total + ((y - iy) * radius ** 2) / Math.max(d2, radius ** 2 / 2);
		}, 0);
		return (y - middle - bent) / spacing;
	};
}

/** Falls with the distance from the nearest line. */
export function rings({ around, spacing, doubling, blend, stretch = 1 }: TermOf<"rings">): Surface {
	const lines = around.map((line) => line.map(([x, y]): Point => [x / stretch, y]));
	return (x, y) => {
		const distances = lines.map((line) => distance(line, x / stretch, y));
		return -climb(softMinimum(distances, blend), spacing, doubling);
	};
}

/** Rises with the distance from the floor. */
export function valley({ through, spacing, doubling, blend }: TermOf<"valley">): Surface {
	const floor = curveThrough(through);
	return (x, y) => {
		const distances = floor.map(([fx, fy]) => Math.sqrt((x - fx) ** 2 + (y - fy) ** 2));
		// The soft minimum of so many points is too small by about one blend.
		const fromFloor = softMinimum(distances, blend) + 1.1 * blend;
		return climb(Math.max(0, fromFloor), spacing, doubling);
	};
}

/** Inverts the drawn lines: the height at a point is the number of the line through it. */
export function range({ far, near, lines, peaks, crags }: TermOf<"range">, seed: number): Surface {
	const noise = gradientNoise(seed);
	/** The y at x of the line that is `q` of the way from the skyline (0) to the near edge (1). */
	const lineAt = (x: number, q: number): number => {
		const left = Math.max(0, 1 - q);
		const relief = peaks.reduce((total, [px, rise, spread, spur]) => {
			const u = (x - px - spur * q) / spread;
			return total + rise * Math.exp(0.16 - Math.sqrt(u * u + 0.16 ** 2));
		}, 0);
		const rough = noise(x / 34 - q, q * 2.5) + noise(x / 17 - 2 * q, q * 3 + 9) / 2;
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

/** The height reached after a distance, if the spacing of contours doubles over `doubling`. */
const climb = (distance: number, spacing: number, doubling: number): number =>
	(doubling / spacing) * Math.log1p(distance / doubling);
