import type { Surface } from "./drawing.ts";
import { smooth } from "./geometry.ts";
import { seededRandom } from "./seeded-random.ts";

/** Perlin's gradient noise: about -1 to 1, on a grid of 1 unit, with gradients from the seed. */
export function gradientNoise(seed: number): Surface {
	const random = seededRandom(seed);
	const angles = Array.from({ length: 64 * 64 }, () => random() * 2 * Math.PI);
	const cos = Float64Array.from(angles, Math.cos);
	const sin = Float64Array.from(angles, Math.sin);
	const corner = (ix: number, iy: number, x: number, y: number) => {
		const index = ((ix & 63) << 6) | (iy & 63);
		return (cos[index] ?? 0) * (x - ix) + (sin[index] ?? 0) * (y - iy);
	};
	return (x, y) => {
		const [ix, iy] = [Math.floor(x), Math.floor(y)];
		const [u, v] = [smooth(x - ix), smooth(y - iy)];
		const top = corner(ix, iy, x, y) * (1 - u) + corner(ix + 1, iy, x, y) * u;
		const foot = corner(ix, iy + 1, x, y) * (1 - u) + corner(ix + 1, iy + 1, x, y) * u;
		return 1.5 * (top * (1 - v) + foot * v);
	};
}
