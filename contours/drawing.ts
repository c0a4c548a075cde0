import type { Surface } from "./surfaces.ts";

/** The first and last of a range of coordinates or levels. */
type Span = readonly [from: number, to: number];
type Circle = readonly [x: number, y: number, radius: number];

/** One surface of a drawing, and how its contours are drawn. */
export interface Layer {
	/** The id of its SVG group, for pages that show or colour the layers separately. */
	id: string;
	surface: Surface;
	/** No part of the picture: shown only where a page uses it by its id. */
	apart?: boolean;
	/** The lowest and highest contour to draw. Default: all. */
	levels?: Span;
	/** Draws every nth contour only. The home page shows half of its lines on small screens. */
	every?: number;
	/** How closely curves follow the surface: 2 shows small crags. Default: 1. */
	detail?: number;
	/** Circles without lines. */
	blanks?: readonly Circle[];
	/** How far around those the lines are dashed, as a map marks ground not surveyed. */
	dashes?: number;
	/** The mountains in front, which hide this layer. */
	behind?: Surface;
	/** The first and last y of the strip to draw in. Default: the whole drawing. */
	within?: Span;
}

/**
 * A drawing, 800 units wide and 600 high, y downwards. A page's text covers its left, so lines fade out
 * towards the left.
 */
export interface Drawing {
	/** Lines start at the first x and are fully opaque from the second on. */
	fade: Span;
	/** How much further right than every fifth contour the others may start. */
	stagger: number;
	layers: readonly Layer[];
}
