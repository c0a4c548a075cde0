import type { ReactNode } from "react";
import type { PageFacts } from "~/page-facts";
import { ContourField } from "~/ui/contour-field";

interface PageHeroProps {
	page: PageFacts;
	/** Buttons under the lead. */
	actions?: ReactNode;
}

/** The opening of an inner page: its name, headline and first paragraph over its own contours. */
export function PageHero({ page: { name, headline, lead, contours }, actions }: PageHeroProps) {
	return (
		<div className="relative isolate overflow-hidden border-b border-line">
			<div className="page-width pt-18 pb-48 lg:pt-20 lg:pb-24">
				{name && <p className="mb-4 font-medium text-accent">{name}</p>}
				<h1 className="max-w-[18ch] text-title">{headline}</h1>
				<p className="mt-6 max-w-[36rem] text-lead text-muted text-links">{lead}</p>
				{actions && <div className="mt-8 flex flex-wrap gap-3">{actions}</div>}
			</div>
			{/* Last, so that a slow connection cannot show it in the place that half the words give it. */}
			{contours && (
				<ContourField
					name={contours}
					className="absolute right-0 bottom-0 -z-10 h-44 w-full text-accent opacity-70 lg:h-full lg:w-3/5 lg:[mask-image:linear-gradient(to_right,transparent_5%,#000_45%)]"
				/>
			)}
		</div>
	);
}
