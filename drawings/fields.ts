import type { ContourName } from "~/ui/contour-field";
import type { Field } from "./field.ts";
import { home } from "./fields/home.ts";
import { industries } from "./fields/industries.ts";
import { otherPages } from "./fields/other-pages.ts";
import { solutions } from "./fields/solutions.ts";

/** Every contour field by name. */
export const fields: Record<ContourName, Field> = {
	...home,
	...industries,
	...solutions,
	...otherPages,
};
