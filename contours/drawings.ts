import type { Drawing } from "./drawing.ts";
import { home } from "./drawings/home.ts";
import { industries } from "./drawings/industries.ts";
import { otherPages } from "./drawings/other-pages.ts";
import { solutions } from "./drawings/solutions.ts";

/** Every contour drawing, by the name of its file in public/contours. */
export const drawings = {
	...home,
	...industries,
	...solutions,
	...otherPages,
} satisfies Record<string, Drawing>;
