import type { ComponentProps, ReactNode } from "react";
import type { PageMetadata } from "#src/page-metadata.ts";
import { ContourDrawing, type ViewBox } from "#src/ui/contour-drawing.tsx";

const underSky = "page-width pt-sky pb-14 lg:pt-20";
const overLand = "page-width pt-12 pb-[clamp(14rem,50vw+2rem,max(26rem,29vw))] lg:pt-20";

interface Look {
	/** The classes of the hero's words. */
	words: string;
	/** From 1024 px up, the headline at the left and the rest at the right. */
	inColumns?: boolean;
	/** The classes of the headline. */
	title?: string;
	/** The classes of what comes after the headline. */
	rest?: string;
	/** The part of the drawing that is shown, and how it fits its place. */
	box?: ViewBox;
	fit?: ComponentProps<typeof ContourDrawing>["fit"];
}

/**
 * Where the drawing is: beside the words, mirrored at their left, in the other half of the window, around them, or
 * from one edge of the window to the other: climbing under them, low under them, over them, up between them, or high
 * beside them. A "wide" hero has none, because something else is its picture.
 */
const looks = {
	beside: { words: "page-width pt-12 lg:pt-20 lg:pb-28", rest: "lg:max-w-[46%]", fit: "xMaxYMax" },
	left: { words: "page-width pt-12 lg:pt-20 lg:pb-28 lg:*:ml-[50%]", fit: "xMaxYMax" },
	half: {
		words: "page-width pt-12 lg:pt-20 lg:pb-24",
		rest: "lg:max-w-[44%]",
		box: "330 130 400 400",
		fit: "xMidYMid slice",
	},
	hole: { words: "hole", fit: "xMidYMid slice" },
	wide: { words: "page-width pt-12 pb-14 lg:pt-20 lg:pb-16", inColumns: true },
	climbing: {
		words: overLand,
		inColumns: true,
		box: "0 150 800 400",
	},
	low: { words: `${underSky} lg:pb-[max(19rem,21vw)]`, inColumns: true, box: "200 175 600 300" },
	over: {
		words: `${underSky} lg:mt-[max(22rem,28vw)]`,
		title: "text-statement",
		rest: "lg:grid lg:grid-cols-[7fr_5fr] lg:gap-x-6 lg:[&>div]:mt-5 lg:[&>div]:content-start lg:[&>p]:max-w-[41rem]",
		box: "0 208 800 262",
	},
	between: {
		words: `${overLand} lg:pb-64`,
		inColumns: true,
		rest: "lg:ml-[3vw]",
		box: "263 60 552 485",
	},
	high: {
		words: `${underSky} lg:pb-48`,
		rest: "lg:max-w-[46%]",
		box: "0 60 800 470",
	},
} as const satisfies Record<string, Look>;

/** An island is in the upper part of its drawing. This puts it low in the hero. */
const islandBox = "0 -130 800 600";

export type HeroLook = keyof typeof looks;

interface PageHeroProps {
	page: PageMetadata;
	/** Buttons below the lead. */
	actions?: ReactNode;
	/** Where the contour drawing is. */
	look?: HeroLook | undefined;
	/** More content of the hero, below the text. */
	children?: ReactNode;
}

/** The hero of every page but the home page: name, headline and lead, and the page's land. */
export function PageHero({
	page: { name, headline, lead, contours, land },
	actions,
	look = "beside",
	children,
}: PageHeroProps) {
	const {
		words,
		inColumns,
		title = "text-title sm:max-w-[9.2em]",
		rest = "",
		box = land === "island" ? islandBox : undefined,
		fit,
	}: Look = looks[look];
	return (
		<div className="page-opening relative isolate overflow-hidden">
			<div className="relative flow-root">
				<div className={inColumns ? `${words} gap-x-6 lg:grid lg:grid-cols-12` : words}>
					<div className={inColumns ? "lg:col-span-7" : undefined}>
						{name && <p className="mb-3 font-medium text-accent lg:mb-4">{name}</p>}
						{/* Widths at which each headline wraps alike in its font and in the fallback: nothing shifts. */}
						<h1 className={title}>{headline}</h1>
					</div>
					<div
						className={`${inColumns ? "lg:col-span-5 lg:pt-6" : ""} ${rest}`.trim() || undefined}
					>
						<p className="mt-5 max-w-[36rem] text-lead text-muted text-links">{lead}</p>
						{actions && <div className="button-row mt-8">{actions}</div>}
					</div>
				</div>
				{contours && look !== "wide" && (
					<ContourDrawing name={contours} box={box} fit={fit} className={`page-map-${look}`} />
				)}
			</div>
			{children}
		</div>
	);
}
