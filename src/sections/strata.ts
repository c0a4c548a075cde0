/** The classes of a diagram's layers of land, from the palest: of a box, and of a part of an SVG. */
const strata = [
	{ ground: "bg-stratum-1", fill: "fill-stratum-1" },
	{
		ground: "bg-[color-mix(in_oklab,var(--color-stratum-1),var(--color-stratum-2))]",
		fill: "fill-[color-mix(in_oklab,var(--color-stratum-1),var(--color-stratum-2))]",
	},
	{ ground: "bg-stratum-2", fill: "fill-stratum-2" },
	{
		ground: "bg-[color-mix(in_oklab,var(--color-stratum-2),var(--color-stratum-3))]",
		fill: "fill-[color-mix(in_oklab,var(--color-stratum-2),var(--color-stratum-3))]",
	},
	{ ground: "bg-stratum-3", fill: "fill-stratum-3" },
	{
		ground: "bg-[color-mix(in_oklab,var(--color-stratum-3),var(--color-stratum-4))]",
		fill: "fill-[color-mix(in_oklab,var(--color-stratum-3),var(--color-stratum-4))]",
	},
	{ ground: "bg-stratum-4", fill: "fill-stratum-4" },
] as const;

/** There are four layers. Between two, there is a tint for plans with more steps. */
const layers = 4;

/** The classes of a layer by its number, from 1. What is outside of the four is as the nearest. */
export const stratumOf = (number: number) =>
	strata[2 * Math.min(Math.max(number, 1), layers) - 2] ?? strata[0];

/** The classes of a step's layer, by its place from 0 and how many there are: up to seven differ. */
export const stratumOfStep = (index: number, total: number) =>
	total <= layers
		? stratumOf(index + 1)
		: (strata[Math.round((index * (strata.length - 1)) / (total - 1))] ?? strata[6]);

/** The classes of a range's layers in `land-layers`, from the outermost, which is the palest. */
export const landLayers = [
	"[--tint:var(--color-land-1)]",
	"[--tint:var(--color-land-2)]",
	"[--tint:var(--color-land-3)]",
	"[--tint:var(--color-land-4)]",
	"[--tint:var(--color-land-5)]",
	"[--tint:var(--color-land-6)]",
	"[--tint:var(--color-land-7)]",
] as const;
