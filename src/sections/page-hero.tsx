import type { ReactNode } from "react";
import type { PageMetadata } from "#src/page-metadata.ts";
import { ContourDrawing } from "#src/ui/contour-drawing.tsx";

/** The classes of the hero's words. */
const looks = {
	beside: "page-width pt-10 lg:pt-20 lg:pb-28",
	band: "page-width pt-sky pb-14 gap-x-6 lg:grid lg:grid-cols-12 lg:pt-20 lg:pb-[max(22rem,24vw)]",
	wide: "page-width pt-12 pb-14 gap-x-6 lg:grid lg:grid-cols-12 lg:pt-20 lg:pb-16",
	hole: "hole",
} as const;

/** How the drawing fits its place: whole in its lower right corner, stretched, or cut. */
const fits = { beside: "xMaxYMax", band: "none", hole: "xMidYMid slice" } as const;

interface PageHeroProps {
	page: PageMetadata;
	/** Buttons below the lead. */
	actions?: ReactNode;
	/**
	 * Where the contour drawing is: beside the text, standing on the ground below; under it across the whole
	 * window; or around it. A "wide" hero has none, because something else is its picture.
	 */
	look?: keyof typeof looks;
	/** More content of the hero, below the text. */
	children?: ReactNode;
}

/** The hero of every page but the home page: name, headline and lead, and the page's land. */
export function PageHero({
	page: { name, headline, lead, contours },
	actions,
	look = "beside",
	children,
}: PageHeroProps) {
	const inColumns = look === "band" || look === "wide";
	return (
		<div className="page-opening relative isolate overflow-hidden">
			<div className="relative flow-root">
				<div data-first-screen className={looks[look]}>
					<div className={inColumns ? "lg:col-span-7" : undefined}>
						{name && <p className="mb-3 font-medium text-accent lg:mb-4">{name}</p>}
						{/* Widths at which each headline wraps alike in its font and in the fallback: nothing shifts. */}
						<h1 className="text-title sm:max-w-[9.2em]">{headline}</h1>
					</div>
					<div className={inColumns ? "lg:col-span-5 lg:pt-6" : undefined}>
						<p
							className={`mt-5 max-w-[36rem] text-lead text-muted text-links ${look === "beside" ? "lg:max-w-[46%]" : ""}`}
						>
							{lead}
						</p>
						{actions && <div className="button-row mt-8">{actions}</div>}
					</div>
				</div>
				{contours && look !== "wide" && (
					<ContourDrawing
						name={contours}
						box={look === "band" ? "0 150 800 300" : undefined}
						fit={fits[look]}
						className={`page-map-${look}`}
					/>
				)}
			</div>
			{children}
		</div>
	);
}
