/**
 * The site's illustrations: fields of contour lines, drawn from the table below. `npm run
 * contours` writes them to public/contours; the finished files are in the tree.
 *
 * A field is a surface made of a few terms, and lines at its whole heights, every fifth of them
 * heavier as on a topographic map. Lengths are units of the drawing (800 wide, 600 high, y
 * downwards), angles degrees clockwise, heights contour intervals. A page's words lie over the
 * left, so the lines fade out towards it.
 */

import type { ContourName } from "~/ui/contour-field";
import { seededRandom } from "./seeded-random.ts";

type Point = readonly [x: number, y: number];
type Circle = readonly [x: number, y: number, radius: number];
/** Height in contour intervals at a point. */
type Surface = (x: number, y: number) => number;
/** Whether something nearer stands before a point. */
type Hidden = (x: number, y: number) => boolean;

/** A mountain: where it stands, how far it rises and spreads, how far right its spur runs. */
type Peak = readonly [x: number, rise: number, spread: number, spur: number];

type Term =
	/** An even fall, in intervals for every 100 units. */
	| { kind: "slope"; y: number }
	/** A bell, or with `flat` a tableland; below nothing, a hollow. */
	| {
			kind: "hill";
			at: Point;
			radius: number | Point;
			turn?: number;
			height: number;
			flat?: boolean;
	  }
	/** A step up of some width across a line, which runs down the drawing unless turned. */
	| { kind: "rise"; at: Point; width: number; turn?: number; height: number }
	/** Rough ground; with `across` it grows from nothing at the first x to full at the second. */
	| { kind: "noise"; size: number | Point; height: number; across?: Point }
	/** Cones and hollows by turns on a square grid, whose seams lie at a height of their own. */
	| { kind: "lattice"; at: Point; pitch: number; height: number; seam: number }
	/** A bell at every point of a square grid, its height from the table. */
	| {
			kind: "samples";
			at: Point;
			pitch: number;
			radius: number;
			heights: readonly (readonly number[])[];
	  }
	/** The lines of a stream to the right, around islands (the potential flow past cylinders). */
	| { kind: "flow"; y: number; spacing: number; islands: readonly Circle[] }
	/** Rings around each of some lines of points (a peak is a line of one), joined softly. */
	| {
			kind: "rings";
			around: readonly (readonly Point[])[];
			spacing: number;
			/** The distance over which the spacing doubles. */
			doubling: number;
			/** How far neighbours reach into each other. */
			blend: number;
			/** How much longer than high a ring is. */
			stretch?: number;
	  }
	/** The sides of a valley, rising from a winding floor; its first and last points only aim it. */
	| {
			kind: "valley";
			through: readonly Point[];
			spacing: number;
			doubling: number;
			blend: number;
	  }
	/** Mountains seen from the side, above a lowland that is level from its far to its near edge. */
	| {
			kind: "range";
			far: number;
			near: number;
			/** Lines from the skyline to the near edge. */
			lines: number;
			peaks: readonly Peak[];
			/** Height of the small crags, lost towards the near edge. */
			crags: number;
	  };

type TermOf<Kind extends Term["kind"]> = Extract<Term, { kind: Kind }>;

/** One set of contours. */
interface Layer {
	/** The id of its group, where a page moves the layers apart. */
	id?: string;
	terms: readonly Term[];
	/** The lowest and the highest contour drawn, where not all are. */
	levels?: Point;
	/** Draws only each so many, from the lowest on: a part for small screens, and one for the rest. */
	every?: number;
	/** How far the contours gather around each fifth: 0 not at all, towards 1 into steps. */
	terraces?: number;
	/** Round patches without lines. */
	blanks?: readonly Circle[];
	/** How far around those the lines are dashed, like the unsurveyed ground of a map. */
	dashes?: number;
	/** The number of the layer whose mountains stand before this one and hide it. */
	behind?: number;
	/** The part of the drawing that it takes up, where not all: its top and bottom. */
	within?: Point;
}

interface Field {
	/** Decides the noise: another seed is another drawing of the same subject. */
	seed: number;
	/** The lines begin at the first x and have their full ink from the second on. */
	fade: Point;
	/** How much further right than the main contours the others may begin. */
	stagger: number;
	layers: readonly Layer[];
}

/** The mountains of the home page. */
// biome-ignore format: as the table below.
const nearRange: Term = { kind: "range", far: 394, near: 560, lines: 31, crags: 16, peaks: [
	[710, 40, 200, -60], [400, 10, 60, -60], [446, 28, 36, -60], [516, 45, 36, -40],
	[585, 42, 32, -24], [654, 118, 46, 10], [728, 52, 34, 40], [800, 86, 44, 50],
] };

/** The illustrations by name. */
// biome-ignore format: one term a line.
const fields = {
	// Two ranges under a long cloud, above lowland that runs out to the sea.
	home: { seed: 11, fade: [0, 300], stagger: 200, layers: [
		{ id: "near", levels: [0, 70], every: 2, terms: [nearRange] },
		{ id: "between", levels: [1, 70], every: 2, terms: [nearRange] },
		{ id: "far", levels: [0, 15], behind: 0, terms: [
			{ kind: "range", far: 352, near: 470, lines: 15, crags: 12, peaks: [
				[600, 34, 220, 0], [330, 20, 50, 10], [398, 44, 40, 20], [470, 76, 44, 10],
				[548, 58, 36, -10],
			] },
		] },
		{ id: "cloud", levels: [-9, -2], terms: [
			{ kind: "rings", spacing: 5, doubling: 300, blend: 8, stretch: 4, around: [
				[[370, 139], [560, 121]], [[500, 92], [740, 77]], [[640, 50], [940, 36]],
			] },
			{ kind: "noise", size: [240, 90], height: 0.8 },
		] },
		// A landform for each industry, in a strip of its own.
		{ id: "finance", within: [200, 400], terraces: 0.45, terms: [
			{ kind: "slope", y: 3.6 },
			{ kind: "rise", at: [360, 0], width: 130, height: 2 },
			{ kind: "rise", at: [530, 0], width: 130, height: 2 },
			{ kind: "rise", at: [700, 0], width: 130, height: 2 },
			{ kind: "noise", size: [400, 150], height: 0.5 },
		] },
		{ id: "healthcare", within: [200, 400], terms: [
			{ kind: "slope", y: 3.5 },
			{ kind: "hill", at: [420, 300], radius: [34, 90], height: 1 },
			{ kind: "hill", at: [503, 300], radius: [26, 90], height: -1.3 },
			{ kind: "hill", at: [560, 290], radius: [30, 100], height: 4 },
			{ kind: "hill", at: [618, 310], radius: [26, 90], height: -1.9 },
			{ kind: "hill", at: [710, 300], radius: [40, 100], height: 1.5 },
			{ kind: "noise", size: [300, 160], height: 0.4 },
		] },
		{ id: "manufacturing", within: [200, 400], terms: [
			{ kind: "lattice", at: [410, 300], pitch: 132, height: 2.5, seam: 0.5 },
		] },
		{ id: "retreats", within: [200, 400], levels: [-8, 0], terms: [
			{ kind: "hill", at: [560, 300], radius: [230, 80], height: -8, flat: true },
			{ kind: "hill", at: [560, 300], radius: [460, 180], height: -5 },
			{ kind: "noise", size: [190, 100], height: 0.8 },
			{ kind: "hill", at: [500, 294], radius: [44, 17], turn: -6, height: 9 },
			{ kind: "hill", at: [640, 316], radius: [30, 12], turn: -6, height: 8 },
		] },
		{ id: "logistic", within: [200, 400], blanks: [[440, 310, 27], [585, 286, 35], [720, 318, 23]], terms: [
			{ kind: "flow", y: 300, spacing: 21, islands: [[440, 310, 26], [585, 286, 34], [720, 318, 22]] },
			{ kind: "noise", size: [300, 160], height: 0.9 },
		] },
	] },
	// A low coast along the whole width, for the foot of a page, and a line of its shore.
	coast: { seed: 27, fade: [-200, -100], stagger: 0, layers: [
		{ id: "horizon", levels: [0, 16], within: [380, 600], terms: [
			{ kind: "range", far: 470, near: 585, lines: 12, crags: 7, peaks: [
				[120, 22, 90, -30], [90, 18, 30, -10], [205, 34, 36, -10], [300, 14, 60, 0],
				[470, 8, 120, 20], [590, 26, 50, 20], [660, 46, 40, 10], [735, 26, 36, 30],
			] },
		] },
		{ id: "shore", levels: [0, 0], within: [260, 340], terms: [
			{ kind: "slope", y: 10 },
			{ kind: "hill", at: [0, 300], radius: [2000, 2000], height: -30, flat: true },
			{ kind: "noise", size: [130, 300], height: 0.55 },
			{ kind: "noise", size: [52, 300], height: 0.2 },
		] },
	] },
	// Six hills, in two rows.
	services: { seed: 37, fade: [-200, -100], stagger: 0, layers: [{ levels: [-9, 40], terms: [
		{ kind: "rings", spacing: 9.5, doubling: 60, blend: 20, stretch: 0.72, around: [
			[[118, 214], [150, 176], [186, 160]], [[372, 150], [420, 168]], [[644, 214], [668, 178], [712, 166]],
			[[104, 404], [146, 428]], [[392, 458], [418, 430], [462, 420]], [[630, 396], [660, 424], [690, 428]],
		] },
		{ kind: "noise", size: [130, 180], height: 1.4 },
	] }] },
	// Two summits.
	leadership: { seed: 5, fade: [40, 360], stagger: 50, layers: [{ terms: [
		{ kind: "rings", spacing: 8, doubling: 80, blend: 22, stretch: 1.1, around: [
			[[484, 350], [512, 340]], [[672, 232]],
		] },
		{ kind: "noise", size: 210, height: 1.3 },
	] }] },
	// Terraces up to a height.
	hiring: { seed: 8, fade: [60, 360], stagger: 50, layers: [{ terraces: 0.75, terms: [
		{ kind: "rings", spacing: 15, doubling: 900, blend: 20, around: [[[830, 70]]] },
		{ kind: "noise", size: 230, height: 3 },
	] }] },
	// Five hills, each larger than the last, on a rising spur.
	opportunities: { seed: 4, fade: [60, 300], stagger: 50, layers: [{ levels: [1, 40], terms: [
		{ kind: "hill", at: [660, 242], radius: [350, 220], turn: -34, height: 7.6 },
		{ kind: "hill", at: [375, 434], radius: 22, height: 3.3 },
		{ kind: "hill", at: [436, 390], radius: 31, height: 4 },
		{ kind: "hill", at: [512, 335], radius: 42, height: 5.4 },
		{ kind: "hill", at: [608, 266], radius: 55, height: 7.6 },
		{ kind: "hill", at: [735, 172], radius: 74, height: 11 },
	] }] },
	// A signal going out in pulses.
	contact: { seed: 6, fade: [60, 360], stagger: 50, layers: [{ terraces: 0.62, terms: [
		{ kind: "rings", spacing: 11, doubling: 500, blend: 14, stretch: 1.25, around: [[[625, 290]]] },
		{ kind: "noise", size: 260, height: 0.9 },
	] }] },
	// A map with a patch that nobody has surveyed.
	"not-found": { seed: 21, fade: [80, 340], stagger: 50, layers: [
		{ blanks: [[570, 290, 70], [520, 330, 62], [625, 270, 58]], dashes: 46, terms: [
			{ kind: "slope", y: 1.5 },
			{ kind: "noise", size: [230, 190], height: 6.5 },
		] },
	] },
	// A doorway.
	"get-started": { seed: 7, fade: [60, 360], stagger: 50, layers: [{ levels: [-40, -6], terms: [
		{ kind: "rings", spacing: 10, doubling: 220, blend: 14, around: [[[575, 320], [575, 1100]]] },
		{ kind: "noise", size: 220, height: 0.9 },
	] }] },
	// Strata that climb in steps.
	finance: { seed: 9, fade: [0, 280], stagger: 180, layers: [{ terraces: 0.45, terms: [
		{ kind: "slope", y: 6.5 },
		{ kind: "rise", at: [390, 0], width: 130, height: 2.6 },
		{ kind: "rise", at: [550, 0], width: 130, height: 2.6 },
		{ kind: "rise", at: [710, 0], width: 130, height: 2.6 },
		{ kind: "noise", size: [400, 150], height: 0.7 },
	] }] },
	// A heartbeat passing through level lines: its small wave, its spike, its recovery.
	healthcare: { seed: 10, fade: [0, 280], stagger: 180, layers: [{ terms: [
		{ kind: "slope", y: 5.7 },
		{ kind: "hill", at: [420, 300], radius: [34, 110], height: 1.1 },
		{ kind: "hill", at: [503, 300], radius: [26, 110], height: -1.5 },
		{ kind: "hill", at: [560, 290], radius: [30, 140], height: 6.4 },
		{ kind: "hill", at: [618, 310], radius: [26, 120], height: -2.3 },
		{ kind: "hill", at: [710, 300], radius: [40, 120], height: 1.8 },
		{ kind: "noise", size: [300, 160], height: 0.5 },
	] }] },
	// Tanks side by side.
	manufacturing: { seed: 12, fade: [160, 400], stagger: 50, layers: [{ terms: [
		{ kind: "lattice", at: [485, 300], pitch: 170, height: 5.5, seam: 0.5 },
	] }] },
	// A still lake with three islands.
	retreats: { seed: 14, fade: [60, 340], stagger: 50, layers: [{ levels: [-10, 0], terms: [
		{ kind: "hill", at: [590, 305], radius: [300, 190], height: -8, flat: true },
		{ kind: "hill", at: [590, 305], radius: [560, 400], height: -5 },
		{ kind: "noise", size: [190, 140], height: 0.9 },
		{ kind: "hill", at: [505, 285], radius: [52, 27], turn: -8, height: 9 },
		{ kind: "hill", at: [655, 355], radius: [38, 20], turn: -8, height: 8 },
		{ kind: "hill", at: [690, 262], radius: [26, 14], turn: -8, height: 6 },
	] }] },
	// A tide between two shores, around islands that lie midway between two of its lines.
	logistic: { seed: 15, fade: [0, 280], stagger: 180, layers: [
		{ blanks: [[455, 339, 37], [610, 257, 47], [725, 367, 31]], terms: [
			{ kind: "flow", y: 300, spacing: 15, islands: [[455, 339, 36], [610, 257, 46], [725, 367, 30]] },
			{ kind: "rise", at: [0, 110], width: 110, turn: 90, height: 3 },
			{ kind: "rise", at: [0, 500], width: 110, turn: 90, height: 3 },
			{ kind: "noise", size: [300, 220], height: 1.2 },
		] },
		{ levels: [-4, 0], terms: [
			{ kind: "rings", spacing: 7, doubling: 400, blend: 2, around: [[[455, 339]], [[610, 257]], [[725, 367]]] },
		] },
	] },
	// Five peaks and the ridges that join them.
	"ai-agents": { seed: 16, fade: [60, 340], stagger: 50, layers: [{ terms: [
		{ kind: "rings", spacing: 10, doubling: 80, blend: 8, around: [
			[[420, 360], [530, 240]], [[530, 240], [680, 190]], [[530, 240], [610, 380]],
			[[610, 380], [740, 340]], [[680, 190], [740, 340]],
		] },
		{ kind: "hill", at: [420, 360], radius: 36, height: 3 },
		{ kind: "hill", at: [530, 240], radius: 44, height: 4 },
		{ kind: "hill", at: [680, 190], radius: 38, height: 3 },
		{ kind: "hill", at: [610, 380], radius: 40, height: 3.4 },
		{ kind: "hill", at: [740, 340], radius: 36, height: 3 },
	] }] },
	// Noise that settles into lines.
	"gen-ai": { seed: 17, fade: [180, 340], stagger: 50, layers: [{ terms: [
		{ kind: "slope", y: 3.9 },
		{ kind: "noise", size: 66, height: 2.6, across: [620, 290] },
		{ kind: "noise", size: [240, 190], height: 1.1 },
	] }] },
	// One way through.
	consulting: { seed: 18, fade: [60, 360], stagger: 50, layers: [{ levels: [2, 40], terms: [
		{ kind: "valley", spacing: 8.5, doubling: 130, blend: 22, through: [
			[60, 620], [160, 560], [330, 480], [480, 430], [545, 330],
			[510, 230], [590, 150], [740, 120], [860, 40], [960, -20],
		] },
		{ kind: "noise", size: 160, height: 0.6 },
	] }] },
	// Lanes that bend together.
	automation: { seed: 19, fade: [0, 280], stagger: 180, layers: [{ terraces: 0.78, terms: [
		{ kind: "slope", y: 6.4 },
		{ kind: "rise", at: [450, 0], width: 260, height: 9 },
		{ kind: "rise", at: [720, 0], width: 280, height: -12 },
	] }] },
	// Measurements on a grid.
	"data-analytics": { seed: 20, fade: [220, 420], stagger: 50, layers: [{ levels: [1, 40], terms: [
		{ kind: "samples", at: [350, 50], pitch: 100, radius: 40, heights: [
			[1.2, 1.6, 3.2, 4.2, 6.2],
			[1.6, 3.2, 4.2, 8.2, 7.2],
			[2.2, 4.2, 9.2, 7.2, 4.2],
			[3.2, 8.2, 7.2, 4.2, 2.6],
			[2.2, 5.2, 4.2, 2.2, 1.6],
			[1.6, 3.2, 2.6, 1.6, 1.2],
		] },
	] }] },
	// Banks of long cloud.
	cloud: { seed: 13, fade: [40, 360], stagger: 50, layers: [{ levels: [-16, -2], terms: [
		{ kind: "rings", spacing: 6, doubling: 70, blend: 13, stretch: 6, around: [
			[[450, 425], [660, 417]], [[560, 352], [830, 338]], [[400, 296], [560, 288]],
			[[600, 218], [900, 202]], [[480, 158], [640, 150]],
		] },
		{ kind: "noise", size: [380, 160], height: 0.4 },
	] }] },
} satisfies Record<ContourName, Field>;

/** Every illustration's name. */
export const contourNames = Object.keys(fields) as ContourName[];

const width = 800;
const height = 600;
/** Lines run this far past the edge, so that none ends in sight when its layer moves. */
const margin = 24;
/** Between measurements of a surface. */
const step = 3;
/** Loops no longer than this are specks. */
const speck = 9;
/** Between a range and what stands behind it, in intervals of the nearer one. */
const gapBehind = 1.4;
/** The opacities a line fades through. */
const inks = [0, 0.08, 0.18, 0.3, 0.44, 0.6, 0.8, 1];
const group = 'fill="none" stroke="currentColor" stroke-width="1.2"';

/** The drawing as an SVG document of its own, its lines in the group `#field`. */
export function drawField(name: ContourName): string {
	const field: Field = fields[name];
	const surfaces = field.layers.map((layer, index) =>
		terraced(sum(layer.terms, field.seed + (layer.every ? 0 : index)), layer.terraces ?? 0),
	);
	const layers = surfaces.map((_, index) => drawLayer(field, surfaces, index)).join("");
	const size = `viewBox="0 0 ${width} ${height}"`;
	return `<svg xmlns="http://www.w3.org/2000/svg" ${size}><g id="field" ${group}>${layers}</g></svg>\n`;
}

/** A group of paths: one for each way of drawing a line, so that few attributes are repeated. */
function drawLayer(field: Field, surfaces: readonly Surface[], index: number): string {
	const layer = field.layers[index] as Layer;
	const surface = surfaces[index] as Surface;
	const nearer = layer.behind === undefined ? undefined : surfaces[layer.behind];
	const hidden: Hidden = (x, y) => nearer !== undefined && nearer(x, y) > -gapBehind;
	const [top, foot] = layer.within ?? [-margin, height + margin];
	const mesh = measure(surface, [-margin, top], [width + margin, foot], step);
	const [low, high] = layer.levels ?? [Number.NEGATIVE_INFINITY, Number.POSITIVE_INFINITY];
	const first = Math.ceil(mesh.values.reduce((a, b) => Math.min(a, b), high));
	const last = Math.floor(mesh.values.reduce((a, b) => Math.max(a, b), low));
	const paths = new Map<string, string>();
	for (let level = Math.max(low, first); level <= Math.min(high, last); level += layer.every ?? 1) {
		for (const line of trace(mesh, level)) {
			if (extent(line) <= speck) continue;
			for (const { pen, points } of split(line, (point) =>
				hidden(...point) ? undefined : penAt(point, level, field, layer),
			))
				paths.set(pen, (paths.get(pen) ?? "") + toPath(points, surface));
		}
	}
	const drawn = [...paths].map(([pen, data]) => `<path ${pen} d="${data}"/>`).join("");
	const scaled = `<g transform="scale(${1 / precision})">${drawn}</g>`;
	return layer.id ? `<g id="${layer.id}" ${group}>${scaled}</g>` : scaled;
}

/** The attributes that draw a contour at a point, or nothing where it is not drawn. */
function penAt([x, y]: Point, level: number, field: Field, layer: Layer): string | undefined {
	const clear = Math.min(
		...(layer.blanks ?? []).map(([bx, by, radius]) => Math.hypot(x - bx, y - by) - radius),
	);
	if (clear < 0) return undefined;
	const main = level % 5 === 0;
	// Of the other contours, no two neighbours begin at the same place.
	const late = main ? 0 : field.stagger * (0.4 + 0.6 * (Math.abs(level * 0.618) % 1));
	const [from, to] = field.fade;
	const ink = inks[Math.round(smooth((x - from - late) / (to - from)) * (inks.length - 1))];
	if (!ink) return undefined;
	return [
		'vector-effect="non-scaling-stroke"',
		...(main ? ['stroke-width="1.9"'] : []),
		...(ink < 1 ? [`stroke-opacity="${ink}"`] : []),
		...(clear < (layer.dashes ?? 0) ? ['stroke-dasharray="5 6"'] : []),
	].join(" ");
}

/** The stretches of a line that one pen draws, each from where the last one ended. */
function split(line: readonly Point[], penOf: (point: Point) => string | undefined) {
	const stretches: { pen: string; points: Point[] }[] = [];
	let last: string | undefined;
	for (const [i, point] of line.entries()) {
		const pen = penOf(point);
		if (pen !== undefined && pen !== last) stretches.push({ pen, points: line.slice(i - 1, i) });
		if (pen !== undefined) stretches.at(-1)?.points.push(point);
		last = pen;
	}
	return stretches.filter(({ points }) => points.length > 1);
}

/** The longer side of the box around a line. */
function extent(line: readonly Point[]): number {
	const sides = ([0, 1] as const).map((axis) => line.map((point) => point[axis]));
	return Math.max(...sides.map((values) => Math.max(...values) - Math.min(...values)));
}

// Surfaces

/** The terms added together; the seed decides the noise of each. */
function sum(terms: readonly Term[], seed: number): Surface {
	const parts = terms.map((term, index) => toSurface(term, seed * 31 + index));
	return (x, y) => parts.reduce((total, part) => total + part(x, y), 0);
}

/** The surface with its contours gathered around each fifth: 0 not at all, towards 1 into steps. */
function terraced(surface: Surface, amount: number): Surface {
	const turn = (2 * Math.PI) / 5;
	return (x, y) => {
		const height = surface(x, y);
		return height + (amount * Math.sin(height * turn)) / turn;
	};
}

/** Rise of a surface to the right and downwards, in intervals for every unit. */
function gradient(surface: Surface, x: number, y: number): Point {
	return [surface(x + 0.5, y) - surface(x - 0.5, y), surface(x, y + 0.5) - surface(x, y - 0.5)];
}

/** 0 below 0, 1 above 1, and between them a rise without a corner (Perlin's, of fifth degree). */
function smooth(t: number): number {
	const c = Math.min(1, Math.max(0, t));
	return c * c * c * (c * (c * 6 - 15) + 10);
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

function hill({ at, radius, turn, height, flat }: TermOf<"hill">): Surface {
	const [rx, ry] = pair(radius);
	const local = turned(at, turn);
	return (x, y) => {
		const [u, v] = local(x, y);
		const d = (u / rx) ** 2 + (v / ry) ** 2;
		return height * Math.exp(flat ? -d * d : -d);
	};
}

function lattice({ at, pitch, height, seam }: TermOf<"lattice">): Surface {
	return (x, y) => {
		const u = Math.cos((Math.PI * (x - at[0])) / pitch);
		const v = Math.cos((Math.PI * (y - at[1])) / pitch);
		// The arc sine spaces the rings evenly; just short of 1, its slope stays finite.
		return seam + ((2 * height) / Math.PI) * Math.asin(0.995 * u * v);
	};
}

function samples({ at, pitch, radius, heights }: TermOf<"samples">): Surface {
	const bells = heights.flatMap((row, j) =>
		row.map((height, i) => ({ x: at[0] + i * pitch, y: at[1] + j * pitch, height })),
	);
	return (x, y) =>
		bells.reduce((total, bell) => {
			const d2 = (x - bell.x) ** 2 + (y - bell.y) ** 2;
			return total + bell.height * Math.exp(-d2 / radius ** 2);
		}, 0);
}

function flow({ y: middle, spacing, islands }: TermOf<"flow">): Surface {
	return (x, y) => {
		const bent = islands.reduce((total, [ix, iy, radius]) => {
			const d2 = (x - ix) ** 2 + (y - iy) ** 2;
			// What is well inside the island is never drawn; there the formula has no bound.
			return total + ((y - iy) * radius ** 2) / Math.max(d2, radius ** 2 / 2);
		}, 0);
		return (y - middle - bent) / spacing;
	};
}

function rings({ around, spacing, doubling, blend, stretch = 1 }: TermOf<"rings">): Surface {
	const lines = around.map((line) => line.map(([x, y]): Point => [x / stretch, y]));
	return (x, y) => {
		const distances = lines.map((line) => distance(line, x / stretch, y));
		return -climb(softMinimum(distances, blend), spacing, doubling);
	};
}

function valley({ through, spacing, doubling, blend }: TermOf<"valley">): Surface {
	const floor = curveThrough(through);
	return (x, y) => {
		const distances = floor.map(([fx, fy]) => Math.sqrt((x - fx) ** 2 + (y - fy) ** 2));
		// The many points of the floor make it seem nearer by about one blend.
		const fromFloor = softMinimum(distances, blend) + 1.1 * blend;
		return climb(Math.max(0, fromFloor), spacing, doubling);
	};
}

function range({ far, near, lines, peaks, crags }: TermOf<"range">, seed: number): Surface {
	const noise = gradientNoise(seed);
	/** Where the line that is `q` of the way from the skyline (0) to the near edge (1) crosses x. */
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
		// The lines lie in order from top to bottom: halve the bracket, then interpolate.
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

/** Intervals climbed over a distance when their spacing doubles over `doubling`. */
const climb = (distance: number, spacing: number, doubling: number): number =>
	(doubling / spacing) * Math.log1p(distance / doubling);

/** Close to the least of the values, without a crease where another becomes the least. */
function softMinimum(values: readonly number[], blend: number): number {
	const least = Math.min(...values);
	const total = values.reduce((sum, value) => sum + Math.exp((least - value) / blend), 0);
	return least - blend * Math.log(total);
}

/** From a point to a line of points (or to a single one), rounded off close to it. */
function distance(line: readonly Point[], x: number, y: number): number {
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

/** Points about 16 units apart on a smooth curve (Catmull and Rom's) through the inner ones. */
function curveThrough(through: readonly Point[]): Point[] {
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

/** From the drawing's coordinates to those of something that is centred elsewhere and turned. */
function turned([cx, cy]: Point, turn = 0): (x: number, y: number) => Point {
	const cos = Math.cos((turn * Math.PI) / 180);
	const sin = Math.sin((turn * Math.PI) / 180);
	return (x, y) => [(x - cx) * cos + (y - cy) * sin, (y - cy) * cos - (x - cx) * sin];
}

const pair = (size: number | Point): Point => (typeof size === "number" ? [size, size] : size);

/** Perlin's gradient noise, about -1 to 1, on a grid of 1 unit with the seed's gradients. */
function gradientNoise(seed: number): Surface {
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

// Contours

/** Heights at the nodes of a square mesh, row by row from the top left. */
interface Mesh {
	surface: Surface;
	/** The node at the top left. */
	origin: Point;
	/** Between nodes. */
	step: number;
	columns: number;
	rows: number;
	values: Float64Array;
}

/** Heights of a surface from `origin` to `end`, measured every `step`. */
function measure(surface: Surface, origin: Point, end: Point, step: number): Mesh {
	const columns = Math.ceil((end[0] - origin[0]) / step) + 1;
	const rows = Math.ceil((end[1] - origin[1]) / step) + 1;
	const values = Float64Array.from({ length: columns * rows }, (_, node) =>
		surface(origin[0] + (node % columns) * step, origin[1] + Math.floor(node / columns) * step),
	);
	return { surface, origin, step, columns, rows, values };
}

/**
 * The lines at a height, by marching squares. A closed line ends at its first point; the others
 * end at the edge of the mesh.
 */
function trace(mesh: Mesh, level: number): Point[][] {
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
 * The sides of the mesh that a contour crosses, each with the one or two crossings next to it. A
 * side is twice the node it starts from, and one more if it runs down instead of to the right.
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
		// A saddle: its middle decides which corners belong together.
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

/** Where a contour crosses a side of the mesh: interpolated, then moved onto the surface's own. */
function crossingPoint(mesh: Mesh, level: number, side: number): Point {
	const { surface, origin, step, columns, values } = mesh;
	const node = side >> 1;
	const down = side & 1;
	const [from, to] = [values[node] ?? 0, values[node + (down ? columns : 1)] ?? 0];
	const t = (level - from) / (to - from);
	const x = origin[0] + ((node % columns) + (down ? 0 : t)) * step;
	const y = origin[1] + (Math.floor(node / columns) + (down ? t : 0)) * step;
	// One step of Newton's method up or down the slope, no longer than half a cell.
	const [dx, dy] = gradient(surface, x, y);
	const slope = Math.hypot(dx, dy) || 1;
	const move = Math.max(-step / 2, Math.min(step / 2, (level - surface(x, y)) / slope));
	return [x + (move * dx) / slope, y + (move * dy) / slope];
}

/** Coordinates of a path are whole numbers of this part of a unit. */
const precision = 4;

/** Furthest that a curve may lie from its line. */
const tolerance = 0.35;

/** Path data of a line: the fewest cubic curves that lie close to it. */
function toPath(line: readonly Point[], surface: Surface): string {
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

const toWhole = ([x, y]: Point): Point => [Math.round(x * precision), Math.round(y * precision)];

/** A number that follows another one. */
const separated = (value: number): string => (value < 0 ? `${value}` : ` ${value}`);

/** The direction of a line at one of its points, across the slope of the surface: a unit vector. */
function tangentAt(line: readonly Point[], i: number, surface: Surface): Point {
	const [x, y] = line[i] ?? [0, 0];
	const [dx, dy] = gradient(surface, x, y);
	const [ax, ay] = line[i - 1] ?? [x, y];
	const [bx, by] = line[i + 1] ?? [x, y];
	const length = Math.hypot(dx, dy) || 1;
	const sign = (bx - ax) * -dy + (by - ay) * dx < 0 ? -1 : 1;
	return [(-dy / length) * sign, (dx / length) * sign];
}

/** Both handles and the end of a cubic curve, which begins where the last one ended. */
type Curve = readonly [Point, Point, Point];

/** The ends of a curve, and the unit vectors along it there. */
interface Ends {
	a: Point;
	b: Point;
	ta: Point;
	tb: Point;
}

/**
 * Cubic curves along a line, halved where they lie too far off (after Schneider, "An algorithm
 * for automatically fitting digitized curves", Graphics Gems, 1990).
 */
function fitCurves(line: readonly Point[], tangents: readonly Point[]): Curve[] {
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
			// The time of a nearer point of the curve, for the next round.
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

/** A point of a curve at a time from 0 to 1, and the curve's derivative there. */
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

/** The lengths of both handles that bring a curve closest to the points, by least squares. */
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
	// Where the points do not settle it, a third of the way is a fair curve.
	const fair = handles.every((handle) => handle > total / 50 && handle < total);
	return fair ? handles : [total / 3, total / 3];
}
