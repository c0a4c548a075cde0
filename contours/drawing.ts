/**
 * The types that describe a contour drawing. It shows surfaces, each the sum of a few terms, as contour
 * lines: one for each whole number of height, every fifth one heavier, as on a topographic map.
 *
 * Units: lengths in units of the drawing (800 wide, 600 high, y downwards), angles in degrees
 * clockwise, heights in contour intervals. A page's text covers the left of the drawing, so lines fade
 * out towards the left.
 */

export type Point = readonly [x: number, y: number];
/** The first and last of a range of coordinates or levels. */
type Span = readonly [from: number, to: number];
type Circle = readonly [x: number, y: number, radius: number];
/** A function that returns the height at a point, in contour intervals. */
export type Surface = (x: number, y: number) => number;

/** A mountain: its position, height and width, and how far its spur runs to the right. */
type Peak = readonly [x: number, rise: number, spread: number, spur: number];

export type Term =
	/** An even slope, `y` intervals per 100 units downwards. */
	| { kind: "slope"; y: number }
	/** A bell-shaped hill, or with `flat` a tableland. A negative height makes a hollow. */
	| {
			kind: "hill";
			at: Point;
			radius: number | Point;
			turn?: number;
			height: number;
			flat?: boolean;
	  }
	/** A smooth step up across a line through `at`, vertical unless turned. */
	| { kind: "rise"; at: Point; width: number; turn?: number; height: number }
	/** Uneven ground. With `across` it grows from zero at the first x to full height at the second. */
	| { kind: "noise"; size: number | Point; height: number; across?: Span }
	/** Alternating cones and hollows on a square grid. `seam` is the height between them. */
	| { kind: "lattice"; at: Point; pitch: number; height: number; seam: number }
	/** A bell-shaped hill at every point of a square grid, with its height from a table. */
	| {
			kind: "samples";
			at: Point;
			pitch: number;
			radius: number;
			heights: readonly (readonly number[])[];
	  }
	/** A stream to the right, around islands (potential flow past cylinders). */
	| { kind: "flow"; y: number; spacing: number; islands: readonly Circle[] }
	/** Rings around lines of points (a line of one point is a peak), joined smoothly. */
	| {
			kind: "rings";
			around: readonly (readonly Point[])[];
			spacing: number;
			/** The distance over which the spacing doubles. */
			doubling: number;
			/** Over what distance neighbouring rings merge. */
			blend: number;
			/** The width of a ring divided by its height. */
			stretch?: number;
	  }
	/** A valley that rises from a winding floor. The first and last points only set its direction. */
	| {
			kind: "valley";
			through: readonly Point[];
			spacing: number;
			doubling: number;
			blend: number;
	  }
	/** Mountains seen from the side, above a plain that runs from y `far` to y `near`. */
	| {
			kind: "range";
			far: number;
			near: number;
			/** The number of lines from the skyline to the near edge. */
			lines: number;
			peaks: readonly Peak[];
			/** The height of the small crags, which get smaller towards the near edge. */
			crags: number;
	  };

export type TermOf<Kind extends Term["kind"]> = Extract<Term, { kind: Kind }>;

/** One surface of a drawing, and how its contours are drawn. */
export interface Layer {
	/** The id of its SVG group, for pages that show or colour the layers separately. */
	id?: string;
	/** No part of the picture: shown only where a page uses it by its id. */
	apart?: boolean;
	terms: readonly Term[];
	/** The lowest and highest contour to draw. Default: all. */
	levels?: Span;
	/** Draws every nth contour only. The home page shows half of its lines on small screens. */
	every?: number;
	/** How closely contours gather around each fifth one: 0 not at all, close to 1 into steps. */
	terraces?: number;
	/** Circles without lines. */
	blanks?: readonly Circle[];
	/** How far around those the lines are dashed, as a map marks ground not surveyed. */
	dashes?: number;
	/** The index of the layer whose mountains hide this one. */
	behind?: number;
	/** The first and last y of the strip to draw in. Default: the whole drawing. */
	within?: Span;
}

export interface Drawing {
	/** The seed of the noise: another seed gives another drawing of the same subject. */
	seed: number;
	/** Lines start at the first x and are fully opaque from the second on. */
	fade: Span;
	/** How much further right than every fifth contour the others may start. */
	stagger: number;
	layers: readonly Layer[];
}
