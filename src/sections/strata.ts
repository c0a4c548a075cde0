/** The classes of a diagram's layers of land, from the palest: of a box, and of a part of an SVG. */
const strata = [
	{ ground: "bg-stratum-1", fill: "fill-stratum-1" },
	{ ground: "bg-stratum-2", fill: "fill-stratum-2" },
	{ ground: "bg-stratum-3", fill: "fill-stratum-3" },
	{ ground: "bg-stratum-4", fill: "fill-stratum-4" },
] as const;

/** The same with tints between them, for more than four steps. */
const finer = [
	strata[0],
	{
		ground: "bg-[color-mix(in_oklab,var(--color-stratum-1),var(--color-stratum-2))]",
		fill: "fill-[color-mix(in_oklab,var(--color-stratum-1),var(--color-stratum-2))]",
	},
	strata[1],
	{
		ground: "bg-[color-mix(in_oklab,var(--color-stratum-2),var(--color-stratum-3))]",
		fill: "fill-[color-mix(in_oklab,var(--color-stratum-2),var(--color-stratum-3))]",
	},
	strata[2],
	{
		ground: "bg-[color-mix(in_oklab,var(--color-stratum-3),var(--color-stratum-4))]",
		fill: "fill-[color-mix(in_oklab,var(--color-stratum-3),var(--color-stratum-4))]",
	},
	strata[3],
] as const;

/** The classes of a layer by its number, from 1. There are four: what is outside of them is as the nearest. */
export const stratumOf = (number: number) =>
	strata[Math.min(Math.max(number, 1), strata.length) - 1] ?? strata[0];

/** The classes of a step's layer, by its place from 0 and how many there are: up to seven differ. */
export const stratumOfStep = (index: number, total: number) =>
	total <= strata.length
		? stratumOf(index + 1)
		: (finer[Math.round((index * (finer.length - 1)) / (total - 1))] ?? strata[3]);
