import type { Drawing, Layer, Point, Surface } from "./drawing.ts";
import { smooth } from "./geometry.ts";
import { sum, terraced } from "./surface.ts";
import { stepsPerUnit, toPath } from "./svg-path.ts";
import { measure, trace } from "./trace.ts";

/** Whether a nearer layer hides a point. */
type Hidden = (x: number, y: number) => boolean;

const width = 800;
const height = 600;
/** Lines continue this far past the edge, so that no end shows if the drawing is cropped. */
const margin = 24;
/** The distance between two measurements of a surface. */
const step = 3;
/** Loops up to this size are left out. */
const speck = 9;
/** The empty strip above a range that hides another, in intervals of the nearer one. */
const gapBehind = 1.4;
/** The opacities that a line fades through. Few, because each is a path of its own. */
const inks = [0, 0.08, 0.18, 0.3, 0.44, 0.6, 0.8, 1];
const group = 'fill="none" stroke="currentColor" stroke-width="1.2"';

/**
 * The SVG file of a drawing, with its picture in the group `#all`. Layers that are apart are only shown
 * where a page uses them.
 */
export function drawContours(drawing: Drawing): string {
	// Layers that share the lines of one surface ("every") need the same noise; others get their own.
	const surfaces = drawing.layers.map((layer, index) =>
		terraced(sum(layer.terms, drawing.seed + (layer.every ? 0 : index)), layer.terraces ?? 0),
	);
	const layers = surfaces.map((_, index) => drawLayer(drawing, surfaces, index));
	const picture = layers.filter((_, index) => !drawing.layers[index]?.apart).join("");
	const apart = layers.filter((_, index) => drawing.layers[index]?.apart).join("");
	const defs = apart && `<defs>${apart}</defs>`;
	const size = `viewBox="0 0 ${width} ${height}"`;
	return `<svg xmlns="http://www.w3.org/2000/svg" ${size}><g id="all" ${group}>${picture}</g>${defs}</svg>\n`;
}

/** A layer as a group, with one path for all lines that have the same attributes. */
function drawLayer(drawing: Drawing, surfaces: readonly Surface[], index: number): string {
	const layer = drawing.layers[index] as Layer;
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
			for (const { pen, points } of splitByPen(line, (point) =>
				hidden(...point) ? undefined : penAt(point, level, drawing, layer),
			))
				paths.set(pen, (paths.get(pen) ?? "") + toPath(points, surface));
		}
	}
	const drawn = [...paths].map(([pen, data]) => `<path ${pen} d="${data}"/>`).join("");
	const scaled = `<g transform="scale(${1 / stepsPerUnit})">${drawn}</g>`;
	return layer.id ? `<g id="${layer.id}" ${group}>${scaled}</g>` : scaled;
}

/** The attributes of a contour at a point, or undefined where it isn't drawn. */
function penAt([x, y]: Point, level: number, drawing: Drawing, layer: Layer): string | undefined {
	const fromBlank = Math.min(
		...(layer.blanks ?? []).map(([bx, by, radius]) => Math.hypot(x - bx, y - by) - radius),
	);
	if (fromBlank < 0) return undefined;
	const main = level % 5 === 0;
	// Neighbouring contours start at different places (0.618 spreads them evenly).
	const delay = main ? 0 : drawing.stagger * (0.4 + 0.6 * (Math.abs(level * 0.618) % 1));
	const [from, to] = drawing.fade;
	const ink = inks[Math.round(smooth((x - from - delay) / (to - from)) * (inks.length - 1))];
	if (!ink) return undefined;
	return [
		'vector-effect="non-scaling-stroke"',
		...(main ? ['stroke-width="1.9"'] : []),
		...(ink < 1 ? [`stroke-opacity="${ink}"`] : []),
		...(fromBlank < (layer.dashes ?? 0) ? ['stroke-dasharray="5 6"'] : []),
	].join(" ");
}

/** Splits a line where its attributes change. Each part starts where the one before ended. */
function splitByPen(line: readonly Point[], penOf: (point: Point) => string | undefined) {
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

/** The longer side of a line's bounding box. */
function extent(line: readonly Point[]): number {
	const sides = ([0, 1] as const).map((axis) => line.map((point) => point[axis]));
	return Math.max(...sides.map((values) => Math.max(...values) - Math.min(...values)));
}
