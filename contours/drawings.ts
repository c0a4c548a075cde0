import type { Drawing } from "./drawing.ts";
import { byNumber } from "./drawings/by-number.ts";
import { home } from "./drawings/home.ts";
import { industries } from "./drawings/industries.ts";
import { otherPages } from "./drawings/other-pages.ts";
import { solutions } from "./drawings/solutions.ts";

/** Every drawing that has been described by hand, by the name of its file in public/contours. */
export const drawings: Record<string, Drawing> = {
	...home,
	...industries,
	...solutions,
	...otherPages,
	...byNumber,
};
