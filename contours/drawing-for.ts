import type { Drawing, Layer } from "./drawing.ts";
import { byNumber } from "./drawings/by-number.ts";
import { home } from "./drawings/home.ts";
import { industries } from "./drawings/industries.ts";
import { otherPages } from "./drawings/other-pages.ts";
import { solutions } from "./drawings/solutions.ts";
import { seededRandom } from "./seeded-random.ts";
import { mountains } from "./skylines.ts";
import { hill, noise, type Point, rings, rise, slope, sum, terraced } from "./surfaces.ts";

/** Every drawing that has been described by hand, by the name of its file in public/contours. */
export const drawings: Record<string, Drawing> = {
	...home,
	...industries,
	...solutions,
	...otherPages,
	...byNumber,
};

type Random = () => number;

/** The shores of an island beside a page's text. */
const island = { left: [90, 440], top: [20, 120], bottom: [320, 440] } as const;

/**
 * The drawing of a page, by the name of its file in public/contours: the one described in
 * contours/drawings, otherwise a landform of a kind and shape that follow from the name.
 */
export function drawingFor(name: string): Drawing {
	const described = drawings[name];
	if (described) return described;
	// In 32 bits throughout, or the letters of a long name would be lost.
	const seed = [...name].reduce(
		(hash, letter) => Math.imul(hash, 31) ^ (letter.codePointAt(0) ?? 0),
		7,
	);
	const random = seededRandom(seed);
	const landform = landforms[Math.floor(random() * landforms.length)] ?? hills;
	const layers = [landform(random, seed)];
	// Across the foot, which is as wide as the window; places are at the right of a page.
	const ridge = places(random, 4).map(
		([x]) => [2 * (x - 350), between(random, 0.3, 0.8), between(random, 60, 160)] as const,
	);
	return { shores: { ...island, seed }, skyline: mountains(seed, ...ridge), layers };
}

/** A number from `from` to below `to`. */
const between = (random: Random, from: number, to: number): number => from + random() * (to - from);

/** Places side by side from left to right, at different heights. */
function places(random: Random, count: number): Point[] {
	const pitch = 400 / count;
	return Array.from({ length: count }, (_, i) => [
		between(random, 350 + pitch * i, 350 + pitch * (i + 0.7)),
		between(random, 190, 410),
	]);
}

/** Hills that stand together. */
function hills(random: Random, seed: number): Layer {
	const around = places(random, 2 + Math.floor(random() * 3)).map(([x, y]): Point[] => [
		[x, y],
		[x + between(random, 10, 40), y + between(random, -20, 20)],
	]);
	const near = rings({ spacing: 9, doubling: 80, blend: 18, stretch: 1.15, around });
	return { id: "hills", surface: sum(near, noise(seed, 200, 1.2)) };
}

/** A lake with islands. */
function lake(random: Random, seed: number): Layer {
	const middle: Point = [between(random, 560, 640), between(random, 280, 330)];
	// Two would look like eyes.
	const islands = places(random, 3 + Math.floor(random() * 2)).map(([x, y]) => {
		const at: Point = [x * 0.85 + 100, y * 0.75 + 75];
		return hill(at, [between(random, 22, 36), between(random, 13, 20)], 8, { turn: -8 });
	});
	const basin = sum(
		hill(middle, [330, 190], -8, { flat: true }),
		hill(middle, [590, 400], -5),
		noise(seed, [190, 140], 0.9),
	);
	return { id: "lake", surface: sum(basin, ...islands) };
}

/** Strata that climb or fall in steps. */
function strata(random: Random, seed: number): Layer {
	const steps = [400, 560, 720].map((x) =>
		rise([x + between(random, -30, 30), 0], 150, between(random, -4, 4)),
	);
	const ground = sum(slope(5.5), noise(seed, [320, 150], 1), ...steps);
	return { id: "strata", surface: terraced(0.45, ground) };
}

/** Terraces around a summit. */
function terraces(random: Random, seed: number): Layer {
	const summit: Point = [between(random, 560, 800), between(random, 60, 540)];
	const cone = rings({ spacing: 14, doubling: 900, blend: 20, around: [[summit]] });
	return { id: "terraces", surface: terraced(0.7, sum(cone, noise(seed, 230, 2.4))) };
}

const landforms = [hills, lake, strata, terraces];
