import { Fragment, type ReactNode } from "react";
import { Audience, type AudienceWords } from "~/layouts/solution-page/audience";
import {
	Related,
	type RelatedWords,
	Replies,
	type RepliesWords,
} from "~/layouts/solution-page/closing";
import { Conduct, type ConductWords } from "~/layouts/solution-page/conduct";
import { Deliverables, type DeliverablesWords } from "~/layouts/solution-page/deliverables";
import { Engagement, type EngagementWords } from "~/layouts/solution-page/engagement";
import {
	Picture,
	type PictureWords,
	Table,
	type TableWords,
} from "~/layouts/solution-page/exhibits";
import type { PageFacts } from "~/page-facts";
import { CallToAction, type CallToActionProps } from "~/sections/call-to-action";
import { MapBand } from "~/sections/map-band";
import { PageHero } from "~/sections/page-hero";

/** A section of a solution page, in a look of its choice. */
export type SolutionSection =
	| ({ kind: "picture" } & PictureWords)
	| ({ kind: "table" } & TableWords)
	| ({ kind: "audience" } & AudienceWords)
	| ({ kind: "deliverables" } & DeliverablesWords)
	| ({ kind: "engagement" } & EngagementWords)
	| ({ kind: "conduct" } & ConductWords)
	| ({ kind: "questions" } & RepliesWords)
	| ({ kind: "related" } & RelatedWords);

function view(section: SolutionSection): ReactNode {
	switch (section.kind) {
		case "picture":
			return <Picture {...section} />;
		case "table":
			return <Table {...section} />;
		case "audience":
			return <Audience {...section} />;
		case "deliverables":
			return <Deliverables {...section} />;
		case "engagement":
			return <Engagement {...section} />;
		case "conduct":
			return <Conduct {...section} />;
		case "questions":
			return <Replies {...section} />;
		case "related":
			return <Related {...section} />;
	}
}

interface SolutionPageProps {
	page: PageFacts;
	/** In the order of the page. */
	sections: readonly SolutionSection[];
	callToAction: CallToActionProps;
}

/** A solution page: hero and closing invitation are shared, everything between is its own. */
export function SolutionPage({ page, sections, callToAction }: SolutionPageProps) {
	// A page is long: halfway down there is something to look at.
	const middle = Math.floor(sections.length / 2);
	return (
		<>
			<PageHero page={page} />
			{sections.map((section, index) => (
				<Fragment key={section.kind}>
					{view(section)}
					{index === middle && page.contours && <MapBand name={page.contours} />}
				</Fragment>
			))}
			<CallToAction {...callToAction} />
		</>
	);
}
