import type { Skyline } from "./skylines.ts";
import type { Surface } from "./surfaces.ts";

/** The first and last of a range of coordinates or heights. */
type Span = readonly [from: number, to: number];

/** One surface of a drawing, and how its layers of height are drawn. */
export interface Layer {
	/** The id of its SVG group, for pages that show the layers separately. */
	id: string;
	surface: Surface;
	/**
	 * Where the land begins and where its highest tint does, in the surface's heights. Below the first nothing is
	 * drawn. Default: the lowest and highest beside the text.
	 */
	heights?: Span;
	/** The first and last tint, from 1 to 7. Default: all. */
	tints?: Span;
	/** How many contours there are. Default: 14, two in each tint. */
	contours?: number;
	/** How closely curves follow the surface: 2 shows small crags. Default: 1. */
	detail?: number;
}

/**
 * A drawing, 800 units wide and 600 high, y downwards. A page's text covers its left, where the land sinks
 * under the ground.
 */
export interface Drawing {
	/**
	 * A map, on which height deepens the tint (and lights it in the dark), or a view from the side, in which what
	 * is near is dark.
	 */
	view?: "map" | "side";
	/**
	 * From which x, and y, to which the land rises out of the ground, and between which y it goes down into it again.
	 * Coasts wind, by their seed.
	 */
	shores?: { left?: Span; top?: Span; bottom?: Span; seed?: number };
	layers: readonly Layer[];
	/** The land seen from the side, at the foot of the page. */
	skyline?: Skyline;
	/** How many tiers rise from it, each paler and higher than the one before. Default: 4. */
	tiers?: number;
	/** How far a tier lies to the left of the one before. Default: 10. */
	shift?: number;
}
