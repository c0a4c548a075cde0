import type { ReactNode } from "react";
import type { PageFacts } from "~/page-facts";
import { ContourField } from "~/ui/contour-field";

interface PageHeroProps {
	page: PageFacts;
	/** Buttons under the lead. */
	actions?: ReactNode;
}

/** The top of an inner page: its name, headline and lead over its contour drawing. */
export function PageHero({ page: { name, headline, lead, contours }, actions }: PageHeroProps) {
	return (
		<div className="relative isolate overflow-hidden border-b border-line">
			<div className="page-width pt-18 pb-48 lg:pt-20 lg:pb-24">
				{name && <p className="mb-4 font-medium text-accent">{name}</p>}
				<h1 className="max-w-[18ch] text-title">{headline}</h1>
				<p className="mt-6 max-w-[36rem] text-lead text-muted text-links">{lead}</p>
				{actions && <div className="mt-8 flex flex-wrap gap-3">{actions}</div>}
			</div>
			{/* Comes last, so that a slow connection can't paint it before the text has its full height. */}
			{contours && (
				<ContourField
					name={contours}
					className="absolute right-0 bottom-0 -z-10 h-44 w-full text-accent opacity-70 lg:h-full lg:w-3/5 lg:[mask-image:linear-gradient(to_right,transparent_5%,#000_45%)]"
				/>
			)}
		</div>
	);
}
