import type { Surface, Term } from "./drawing.ts";
import { pair, smooth, turned } from "./geometry.ts";
import { gradientNoise } from "./gradient-noise.ts";
import { flow, hill, lattice, range, rings, samples, valley } from "./landforms.ts";

/** The sum of some terms. The seed determines the noise of each. */
export function sum(terms: readonly Term[], seed: number): Surface {
	const parts = terms.map((term, index) => toSurface(term, seed * 31 + index));
	return (x, y) => parts.reduce((total, part) => total + part(x, y), 0);
}

/** A surface whose contours gather around each fifth one, as far as `amount` says (0 to below 1). */
export function terraced(surface: Surface, amount: number): Surface {
	const turn = (2 * Math.PI) / 5;
	return (x, y) => {
		const height = surface(x, y);
		return height + (amount * Math.sin(height * turn)) / turn;
	};
}

function toSurface(term: Term, seed: number): Surface {
	switch (term.kind) {
		case "slope":
			return (_x, y) => (y * term.y) / 100;
		case "hill":
			return hill(term);
		case "rise": {
			const local = turned(term.at, term.turn);
			return (x, y) => term.height * smooth(local(x, y)[0] / term.width + 0.5);
		}
		case "noise": {
			const [sx, sy] = pair(term.size);
			const noise = gradientNoise(seed);
			const { height, across } = term;
			if (!across) return (x, y) => height * noise(x / sx, y / sy);
			const [from, to] = across;
			return (x, y) => height * noise(x / sx, y / sy) * smooth((x - from) / (to - from));
		}
		case "lattice":
			return lattice(term);
		case "samples":
			return samples(term);
		case "flow":
			return flow(term);
		case "rings":
			return rings(term);
		case "valley":
			return valley(term);
		case "range":
			return range(term, seed);
	}
}
