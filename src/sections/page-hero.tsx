import type { ReactNode } from "react";
import { ContourField, type ContourName } from "~/ui/contour-field";

interface PageHeroProps {
	/** What the page is called in the navigation, above the headline. */
	name?: string;
	/** The page's one `<h1>`. */
	headline: ReactNode;
	lead: ReactNode;
	/** Buttons under the lead. */
	actions?: ReactNode;
	/** The contour field drawn for this page. */
	contours: ContourName;
}

/** The opening of an inner page: its name, headline and first paragraph over its own contours. */
export function PageHero({ name, headline, lead, actions, contours }: PageHeroProps) {
	return (
		<div className="relative isolate overflow-hidden border-b border-line">
			<div className="page-width pt-18 pb-48 lg:pt-20 lg:pb-24">
				{name && <p className="mb-4 font-medium text-accent">{name}</p>}
				<h1 className="max-w-[18ch] text-title">{headline}</h1>
				<p className="mt-6 max-w-[36rem] text-lead text-muted text-links">{lead}</p>
				{actions && <div className="mt-8 flex flex-wrap gap-3">{actions}</div>}
			</div>
			{/* Last, so that a slow connection cannot show it in the place that half the words give it. */}
			<ContourField
				name={contours}
				className="absolute right-0 bottom-0 -z-10 h-44 w-full text-accent opacity-70 lg:h-full lg:w-3/5 lg:[mask-image:linear-gradient(to_right,transparent_5%,#000_45%)]"
			/>
		</div>
	);
}
