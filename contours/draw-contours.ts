import { contours } from "d3-contour";
import type { Drawing, Layer } from "./drawing.ts";
import { type Point, smooth } from "./surfaces.ts";

const width = 800;
const height = 600;
/** Lines continue this far past the edge, so that no end shows if the drawing is cropped. */
const margin = 24;
/** The distance between two measurements of a surface. */
const step = 3;
/** The longest distance between two points of a curve, so that lines fade evenly. */
const stride = 40;
/** Loops up to this size are left out. */
const speck = 9;
/** The empty strip above a range that hides another, in intervals of the nearer one. */
const gapBehind = 1.4;
/** The opacities that a line fades through. Few, because each is a path of its own. */
const inks = [0, 0.08, 0.18, 0.3, 0.44, 0.6, 0.8, 1];
/** Paths have whole coordinates in quarters of a unit, which are shorter than decimals. */
const scale = 'transform="scale(0.25)"';
/** Stands for every point outside the drawing. */
const outside: Point = [Number.NaN, Number.NaN];

type PenOf = (point: Point) => string | undefined;

/**
 * The SVG file of a drawing: contour lines, one for each whole number of height, every fifth one
 * heavier, as on a topographic map. Each layer is a group with its id, and its lines are in the groups
 * `index` (the heavier ones) and `between`. `#all` is the picture; layers that are apart are only shown
 * where a page uses them.
 */
export function drawContours(drawing: Drawing): string {
	const draw = (layers: Layer[]) => layers.map((layer) => drawLayer(drawing, layer)).join("");
	const picture = draw(drawing.layers.filter((layer) => !layer.apart));
	const apart = draw(drawing.layers.filter((layer) => layer.apart));
	return [
		`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}">\n`,
		`<g id="all">\n${picture}</g>\n`,
		apart && `<defs>\n${apart}</defs>\n`,
		"</svg>\n",
	].join("");
}

/** A layer as a group, with one path for all lines that have the same attributes. */
function drawLayer(drawing: Drawing, layer: Layer): string {
	const paths = { index: new Map<string, string>(), between: new Map<string, string>() };
	for (const { level, ring } of trace(layer)) {
		const penOf = (point: Point) => penAt(point, level, drawing, layer);
		const group = paths[level % 5 === 0 ? "index" : "between"];
		for (const line of drawnParts(ring, penOf)) {
			for (const { pen, data } of toPaths(line, penOf, layer.detail)) {
				group.set(pen, (group.get(pen) ?? "") + data);
			}
		}
	}
	const drawGroup = (name: keyof typeof paths, strokeWidth: number) => {
		const drawn = [...paths[name]].map(([pen, data]) => `<path ${pen} d="${data}"/>\n`).join("");
		return drawn && `<g class="${name}" stroke-width="${strokeWidth}">\n${drawn}</g>\n`;
	};
	const lines = drawGroup("index", 1.9) + drawGroup("between", 1.2);
	return `<g id="${layer.id}" fill="none" stroke="currentColor" ${scale}>\n${lines}</g>\n`;
}

/** The edges of the areas above each level. Along the edge of the drawing they run just outside it. */
function trace({ surface, levels, every = 1, within }: Layer): { level: number; ring: Point[] }[] {
	const left = -margin;
	const [top, foot] = within ?? [-margin, height + margin];
	const columns = Math.ceil((width + margin - left) / step) + 1;
	const rows = Math.ceil((foot - top) / step) + 1;
	const heights = Array.from({ length: columns * rows }, (_, i) =>
		surface(left + (i % columns) * step, top + Math.floor(i / columns) * step),
	);
	const highest = heights.reduce((a, b) => Math.max(a, b));
	const lowest = heights.reduce((a, b) => Math.min(a, b));
	const [first, last] = levels ?? [Math.ceil(lowest), Math.floor(highest)];
	const mesh = contours().size([columns, rows]);
	const found: { level: number; ring: Point[] }[] = [];
	for (let level = first; level <= last; level += every) {
		for (const ring of mesh.contour(heights, level).coordinates.flat()) {
			const points = ring.map(([x = 0, y = 0]): Point => {
				const inside = x > 0 && x < columns && y > 0 && y < rows;
				return inside ? [left + (x - 0.5) * step, top + (y - 0.5) * step] : outside;
			});
			found.push({ level, ring: points });
		}
	}
	return found;
}

/** The attributes of a contour at a point, or undefined where it isn't drawn. */
function penAt(point: Point, level: number, drawing: Drawing, layer: Layer): string | undefined {
	const [x, y] = point;
	const fromBlank = Math.min(
		...(layer.blanks ?? []).map(([bx, by, radius]) => Math.hypot(x - bx, y - by) - radius),
	);
	const hidden = layer.behind !== undefined && layer.behind(x, y) > -gapBehind;
	if (point === outside || fromBlank < 0 || hidden) return undefined;
	// Neighbouring contours start at different places (0.618 spreads them evenly).
	const delay = level % 5 && drawing.stagger * (0.4 + 0.6 * (Math.abs(level * 0.618) % 1));
	const [from, to] = drawing.fade;
	const ink = inks[Math.round(smooth((x - from - delay) / (to - from)) * (inks.length - 1))];
	if (!ink) return undefined;
	return [
		'vector-effect="non-scaling-stroke"',
		...(ink < 1 ? [`stroke-opacity="${ink}"`] : []),
		...(fromBlank < (layer.dashes ?? 0) ? ['stroke-dasharray="5 6"'] : []),
	].join(" ");
}

/** The parts of a ring that are drawn and aren't specks. A whole ring ends at its first point. */
function drawnParts(ring: readonly Point[], penOf: PenOf): Point[][] {
	const gap = ring.findIndex((point) => penOf(point) === undefined);
	if (gap === -1) return [[...ring]].filter(large);
	const parts: Point[][] = [[]];
	for (const point of [...ring.slice(gap + 1), ...ring.slice(1, gap + 1)]) {
		if (penOf(point) === undefined) parts.push([]);
		else parts.at(-1)?.push(point);
	}
	return parts.filter(large);
}

/** Whether the longer side of a line's bounding box is more than a speck's. */
function large(line: readonly Point[]): boolean {
	return ([0, 1] as const).some((axis) => {
		const values = line.map((point) => point[axis]);
		return Math.max(...values) - Math.min(...values) > speck;
	});
}

/**
 * A line as paths, one for each stretch with the same attributes. They are quadratic B-splines: each
 * curve runs from the middle between two control points to the next middle, so that SVG's `t` (a smooth
 * quadratic curve) only needs its end. Control points are whole half units, so their middles are whole
 * quarters and nothing is lost in rounding.
 */
function toPaths(
	line: readonly Point[],
	penOf: PenOf,
	detail = 1,
): { pen: string; data: string }[] {
	const points = thinned(line, detail);
	const closed = line[0] === line.at(-1);
	if (closed) points.pop();
	const controls = points.map((point, i) => {
		const [before, after] = [points.at(i - 1) ?? point, points[(i + 1) % points.length] ?? point];
		const atEnd = !closed && (i === 0 || i === points.length - 1);
		// A spline runs inside of its bends, so its control points are moved outwards.
		const halves = ([0, 1] as const).map((axis) => {
			const outwards = atEnd ? 0 : (point[axis] - (before[axis] + after[axis]) / 2) / 4;
			return Math.round((point[axis] + outwards) * 2);
		});
		return { x: halves[0] ?? 0, y: halves[1] ?? 0, pen: penOf(point) ?? "" };
	});
	const [first, second, last] = [controls[0], controls[1], controls.at(-1)];
	if (!first || !second || !last) return [];
	// An open line starts and ends at a point, a closed one in the middle between two.
	const all = closed ? [...controls, first, second] : [first, ...controls, last];
	const paths: { pen: string; data: string }[] = [];
	for (const [i, { x, y, pen }] of all.slice(1, -1).entries()) {
		const [a, b] = [all[i] ?? first, all[i + 2] ?? last];
		const end = [b.x - a.x, b.y - a.y];
		const path = paths.at(-1);
		if (path?.pen === pen) path.data += `t${numbers(end)}`;
		else {
			const data = `M${numbers([a.x + x, a.y + y])}q${numbers([x - a.x, y - a.y, ...end])}`;
			paths.push({ pen, data });
		}
	}
	return paths;
}

/** The fewest points of a line that a curve can be drawn along: more where it bends. */
function thinned(line: readonly Point[], detail: number): Point[] {
	const kept = [0];
	for (let i = 2; i < line.length; i++) {
		if (!nearlyStraight(line.slice(kept.at(-1), i + 1), detail)) kept.push(i - 1);
	}
	return [...kept, line.length - 1].map((i) => line[i] ?? outside);
}

function nearlyStraight(line: readonly Point[], detail: number): boolean {
	const [[ax, ay], [bx, by]] = [line[0] ?? outside, line.at(-1) ?? outside];
	const [dx, dy] = [bx - ax, by - ay];
	const length = Math.hypot(dx, dy);
	if (length > stride) return false;
	// How far a line may be from the straight line between two points of its curve.
	const bulge = (0.25 + 0.04 * length) / detail;
	return line.every(([x, y]) => Math.abs(dx * (y - ay) - dy * (x - ax)) <= bulge * length);
}

/** Numbers as path data: a minus sign separates them as well as a space. */
function numbers(values: readonly number[]): string {
	return values.map((value, i) => (value < 0 || i === 0 ? `${value}` : ` ${value}`)).join("");
}
