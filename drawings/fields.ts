import type { Field } from "./field.ts";
import { home } from "./fields/home.ts";
import { industries } from "./fields/industries.ts";
import { otherPages } from "./fields/other-pages.ts";
import { solutions } from "./fields/solutions.ts";

/** Every contour field, by the name of its file in public/contours. */
export const fields = {
	...home,
	...industries,
	...solutions,
	...otherPages,
} satisfies Record<string, Field>;
