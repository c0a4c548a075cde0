import { contours } from "d3-contour";
import type { Drawing, Layer } from "./drawing.ts";
import type { Skyline } from "./skylines.ts";
import { noise, type Point, type Surface, smooth } from "./surfaces.ts";

const width = 800;
const height = 600;
/** The land continues this far past the edge, so that no line along the edge shows. */
const margin = 24;
/** The distance between two measurements of a surface. */
const step = 3;
/** The longest distance between two points of a curve. */
const stride = 56;
/** Loops up to this size are left out. */
const speck = 14;
/** How many tints there are: the tokens --color-land-1 to -7. */
const tints = 7;
/** How far below the ground the land lies outside of its shores, as a part of its height. */
const depth = 0.35;
/** Paths have whole coordinates in quarters of a unit, which are shorter than decimals. */
const scale = 'transform="scale(0.25)"';
/** The height of the foot's picture, in units. */
const footHeight = 160;

/**
 * The SVG file of a drawing: land in layers of height between contour lines, as on a map with
 * hypsometric tints. Each layer is a group with its id, and each tint in it a path, whose fill is a token.
 * `#all` is the picture, `#foot` the land seen from the side, for the end of the page.
 */
export function drawContours(drawing: Drawing): string {
	const picture = drawing.layers.map((layer) => drawLayer(drawing, layer)).join("");
	return [
		`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}">\n`,
		`<g id="all" stroke-linejoin="round">\n${picture}</g>\n`,
		`<defs>\n${drawing.skyline ? drawFoot(drawing.skyline, drawing) : ""}</defs>\n`,
		"</svg>\n",
	].join("");
}

/** A layer as a group, with one path for each tint: the land above each of its contours, one over another. */
function drawLayer({ view = "map", shores }: Drawing, layer: Layer): string {
	const [first, last] = layer.tints ?? [1, tints];
	const count = layer.contours ?? 14;
	const heights = measure(relief(layer, shores), layer.detail);
	const paths = new Map<number, string>();
	for (let index = 0; index < count; index++) {
		const tint = first + Math.floor((index / count) * (last - first + 1));
		const data = trace(heights, index / count)
			.filter(large)
			.map((ring) => toPath(ring, layer.detail))
			.join("");
		paths.set(tint, (paths.get(tint) ?? "") + data);
	}
	const kind = view === "side" ? "range" : "land";
	const drawn = [...paths]
		.filter(([, data]) => data)
		.map(([tint, data]) => {
			return `<path fill="var(--color-${kind}-${tint})" vector-effect="non-scaling-stroke" d="${data}"/>\n`;
		});
	return `<g id="${layer.id}" stroke="var(--color-contour)" ${scale}>\n${drawn.join("")}</g>\n`;
}

/** A layer's surface, from 0 where its land begins to 1 at its top, sunk outside of the shores. */
function relief(layer: Layer, shores: Drawing["shores"] = {}): Surface {
	const { surface } = layer;
	const [sea, top] = layer.heights ?? extent(surface);
	const { left, top: upper, bottom, seed = 1 } = shores;
	// A coast winds.
	const [aside, along] = [noise(seed, 150, 60), noise(seed + 1, 150, 40)];
	return (px, py) => {
		const [x, y] = [px + aside(px, py), py + along(px, py)];
		const out = [
			left && smooth((x - left[0]) / (left[1] - left[0])),
			upper && smooth((y - upper[0]) / (upper[1] - upper[0])),
			bottom && smooth((bottom[1] - y) / (bottom[1] - bottom[0])),
		].reduce<number>((product, part) => product * (part ?? 1), 1);
		const above = (surface(px, py) - sea) / (top - sea);
		return above * out - depth * (1 - out);
	};
}

/** The lowest and highest of a surface, without the left, which a page's text covers. */
function extent(surface: Surface): [number, number] {
	let [lowest, highest] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY];
	for (let x = 300; x <= width; x += 2 * step) {
		for (let y = 0; y <= height; y += 2 * step) {
			const value = surface(x, y);
			lowest = Math.min(lowest, value);
			highest = Math.max(highest, value);
		}
	}
	return [lowest, highest];
}

const columns = Math.ceil((width + 2 * margin) / step) + 1;
const rows = Math.ceil((height + 2 * margin) / step) + 1;

/**
 * A surface's height at each point of the grid. It is blurred, as where two landforms meet there is a crease,
 * which would be a corner in every contour.
 */
function measure(surface: Surface, detail = 1): number[] {
	const heights = Array.from({ length: columns * rows }, (_, i) =>
		surface((i % columns) * step - margin, Math.floor(i / columns) * step - margin),
	);
	const weights = bell(3 / detail ** 3);
	const along = (data: number[], stride: number, count: number): number[] =>
		data.map((_, at) => {
			const place = Math.floor(at / stride) % count;
			return weights.reduce((sum, [offset, weight]) => {
				const inside = Math.min(Math.max(place + offset, 0), count - 1);
				return sum + weight * (data[at + (inside - place) * stride] ?? 0);
			}, 0);
		});
	return along(along(heights, 1, columns), columns, rows);
}

/** The weights of a blur, by their offsets, with a sum of 1. */
function bell(radius: number): [offset: number, weight: number][] {
	const reach = Math.ceil(2.5 * radius);
	const offsets = Array.from({ length: 2 * reach + 1 }, (_, i) => i - reach);
	const weights = offsets.map((offset) => Math.exp(-((offset / radius) ** 2) / 2));
	const total = weights.reduce((sum, weight) => sum + weight, 0);
	return offsets.map((offset, i) => [offset, (weights[i] ?? 0) / total]);
}

/** The edges of the areas above a level. Along the edge of the drawing they run just outside it. */
function trace(heights: number[], level: number): Point[][] {
	return contours()
		.size([columns, rows])
		.contour(heights, level)
		.coordinates.flat()
		.map((ring) =>
			// The last point is the first.
			ring
				.slice(1)
				.map(
					([x = 0, y = 0]): Point => [
						Math.min(Math.max((x - 0.5) * step - margin, -margin), width + margin),
						Math.min(Math.max((y - 0.5) * step - margin, -margin), height + margin),
					],
				),
		);
}

/** Whether the longer side of a ring's bounding box is more than a speck's. */
function large(line: readonly Point[]): boolean {
	return ([0, 1] as const).some((axis) => {
		const values = line.map((point) => point[axis]);
		return Math.max(...values) - Math.min(...values) > speck;
	});
}

const onEdge = ([x, y]: Point): boolean =>
	x <= -margin + step ||
	x >= width + margin - step ||
	y <= -margin + step ||
	y >= height + margin - step;

/** A ring as a path: curves inside of the drawing, straight lines along its edge. */
function toPath(ring: readonly Point[], detail?: number): string {
	const start = ring.findIndex((point, i) => onEdge(ring.at(i - 1) ?? point) && !onEdge(point));
	if (start === -1) {
		const [first] = ring;
		if (!first) return "";
		if (onEdge(first)) return `M${corners(ring).map(quarters).join("L")}z`;
		return `${curve(thinned([...ring, first], detail).slice(0, -1), true)}z`;
	}
	const turned = [...ring.slice(start), ...ring.slice(0, start)];
	let path = "";
	for (let i = 0; i < turned.length; ) {
		const edge = onEdge(turned[i] ?? [0, 0]);
		let end = i;
		while (end < turned.length && onEdge(turned[end] ?? [0, 0]) === edge) end++;
		const run = turned.slice(i, end);
		if (edge)
			path += corners(run)
				.map((point) => `L${quarters(point)}`)
				.join("");
		else if (run.length > 1) path += curve(thinned(run, detail), false, path === "" ? "M" : "L");
		i = end;
	}
	return `${path}z`;
}

const quarters = ([x, y]: Point): string => numbers([Math.round(x * 2) * 2, Math.round(y * 2) * 2]);

/** The first and last point of a line along the edge, and where it turns. */
function corners(line: readonly Point[]): Point[] {
	const distinct = line.filter(([x, y], i) => x !== line[i - 1]?.[0] || y !== line[i - 1]?.[1]);
	return distinct.filter(([x, y], i) => {
		const [before, after] = [distinct[i - 1], distinct[i + 1]];
		if (!before || !after) return true;
		return Math.abs((x - before[0]) * (after[1] - y) - (y - before[1]) * (after[0] - x)) > 0.1;
	});
}

/**
 * A quadratic B-spline: each curve runs from the middle between two control points to the next middle, so
 * that SVG's `t` (a smooth quadratic curve) only needs its end. Control points are whole half units, so
 * their middles are whole quarters and nothing is lost in rounding.
 */
function curve(points: readonly Point[], closed: boolean, command = "M"): string {
	const controls = points.map((point, i): Point => {
		const [before, after] = [points.at(i - 1) ?? point, points[(i + 1) % points.length] ?? point];
		const atEnd = !closed && (i === 0 || i === points.length - 1);
		// A spline runs inside of its bends, so its control points are moved outwards: across the line, as along
		// it they would overtake a neighbour that is close.
		const [along, down] = [after[0] - before[0], after[1] - before[1]];
		const length = Math.hypot(along, down) || 1;
		const bulge =
			((point[0] - before[0]) * down - (point[1] - before[1]) * along) /
			length /
			(atEnd ? Infinity : 5);
		const half = (value: number) => Math.round(value * 2);
		return [half(point[0] + (bulge * down) / length), half(point[1] - (bulge * along) / length)];
	});
	const [first, second, last] = [controls[0], controls[1], controls.at(-1)];
	if (!first || !second || !last) return "";
	// An open line starts and ends at a point, a closed one in the middle between two.
	const all = closed ? [...controls, first, second] : [first, ...controls, last];
	return all
		.slice(1, -1)
		.map(([x, y], i) => {
			const [a, b] = [all[i] ?? first, all[i + 2] ?? last];
			const end = [b[0] - a[0], b[1] - a[1]];
			if (i > 0) return `t${numbers(end)}`;
			return `${command}${numbers([a[0] + x, a[1] + y])}q${numbers([x - a[0], y - a[1], ...end])}`;
		})
		.join("");
}

/** The fewest points of a line that a curve can be drawn along: more where it bends. */
function thinned(line: readonly Point[], detail = 1): Point[] {
	const kept = [0];
	for (let i = 2; i < line.length; i++) {
		if (!nearlyStraight(line.slice(kept.at(-1), i + 1), detail)) kept.push(i - 1);
	}
	return line.filter((_, i) => i === line.length - 1 || kept.includes(i));
}

function nearlyStraight(line: readonly Point[], detail: number): boolean {
	const [[ax, ay], [bx, by]] = [line[0] ?? [0, 0], line.at(-1) ?? [0, 0]];
	const [dx, dy] = [bx - ax, by - ay];
	const length = Math.hypot(dx, dy);
	if (length > stride) return false;
	// How far a line may be from the straight line between two points of its curve.
	const bulge = (0.25 + 0.034 * length) / detail;
	return line.every(([x, y]) => Math.abs(dx * (y - ay) - dy * (x - ax)) <= bulge * length);
}

/** The land seen from the side: its skyline in the footer's colour, and behind it the tiers that rise from it. */
function drawFoot(skyline: Skyline, { tiers = 4, shift = 10 }: Drawing): string {
	const paths = Array.from({ length: tiers + 1 }, (_, index) => {
		const tier = tiers - index;
		const y: Skyline = (x) => 140 - 6 * tier - 70 * (1 + 0.15 * tier) * skyline(x + shift * tier);
		const fill = tier === 0 ? "depth" : `range-${6 - tier}`;
		const data = `${curve(softened(y), false)}V${footHeight * 4 + 40}H-120z`;
		return `<path fill="var(--color-${fill})" vector-effect="non-scaling-stroke" d="${data}"/>\n`;
	});
	return `<g id="foot" stroke="var(--color-contour)" ${scale}>\n${paths.join("")}</g>\n`;
}

/**
 * The points of a skyline, at equal distances, so that its curve never turns back. What is narrower than
 * their distance is evened out: a curve would miss it here and catch it there.
 */
function softened(skyline: Skyline): Point[] {
	const pitch = 15;
	const weights = bell(pitch / 2.5);
	return Array.from({ length: width / pitch + 7 }, (_, i): Point => {
		const x = (i - 3) * pitch;
		const y = weights.reduce((sum, [offset, weight]) => {
			const inside = Math.min(Math.max(x + offset, 0), width);
			return sum + weight * skyline(inside);
		}, 0);
		return [x, y];
	});
}

/** Numbers as path data: a minus sign separates them as well as a space. */
function numbers(values: readonly number[]): string {
	return values.map((value, i) => (value < 0 || i === 0 ? `${value}` : ` ${value}`)).join("");
}
