/** The classes of a diagram's layers of land, from the palest: of a box, and of a part of an SVG. */
const strata = [
	{ ground: "bg-stratum-1", fill: "fill-stratum-1" },
	{ ground: "bg-stratum-2", fill: "fill-stratum-2" },
	{ ground: "bg-stratum-3", fill: "fill-stratum-3" },
	{ ground: "bg-stratum-4", fill: "fill-stratum-4" },
] as const;

/** The classes of a layer by its number, from 1. There are four: what is outside of them is as the nearest. */
export const stratumOf = (number: number) =>
	strata[Math.min(Math.max(number, 1), strata.length) - 1] ?? strata[0];
