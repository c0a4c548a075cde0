import { Fragment, type ReactNode } from "react";
import { CallToAction } from "~/sections/call-to-action";
import { PageHero } from "~/sections/page-hero";
import { type HeadWords, PageHead } from "~/seo/page-head";
import { Audience, type AudienceWords } from "~/templates/solution-audience";
import {
	Related,
	type RelatedWords,
	Replies,
	type RepliesWords,
} from "~/templates/solution-closing";
import { Conduct, type ConductWords } from "~/templates/solution-conduct";
import { Deliverables, type DeliverablesWords } from "~/templates/solution-deliverables";
import { Engagement, type EngagementWords } from "~/templates/solution-engagement";
import { Picture, type PictureWords, Table, type TableWords } from "~/templates/solution-exhibits";
import type { ContourName } from "~/ui/contour-field";

/** Every solution page has these sections, each in a look of its choice. */
interface SolutionSections {
	picture: PictureWords;
	table: TableWords;
	audience: AudienceWords;
	deliverables: DeliverablesWords;
	engagement: EngagementWords;
	conduct: ConductWords;
	questions: RepliesWords;
	related: RelatedWords;
}

type SectionName = keyof SolutionSections;

/** The words of a solution page. */
export interface SolutionWords {
	head: HeadWords;
	contours: ContourName;
	/** The solution's name, as in the navigation. */
	name: string;
	headline: ReactNode;
	/** What it is, in one plain paragraph. */
	lead: ReactNode;
	/** The order in which a page writes its sections is their order on the page. */
	sections: SolutionSections;
	callToAction: { title: string; text: ReactNode; actions: ReactNode };
}

const views: { [Name in SectionName]: (words: SolutionSections[Name]) => ReactNode } = {
	picture: Picture,
	table: Table,
	audience: Audience,
	deliverables: Deliverables,
	engagement: Engagement,
	conduct: Conduct,
	questions: Replies,
	related: Related,
};

function view<Name extends SectionName>(name: Name, sections: SolutionSections): ReactNode {
	return views[name](sections[name]);
}

/** A solution page: hero and closing invitation are shared, everything between is its own. */
export function SolutionPage(words: SolutionWords) {
	const names = Object.keys(words.sections) as SectionName[];
	return (
		<>
			<PageHead {...words.head} />
			<PageHero
				name={words.name}
				headline={words.headline}
				lead={words.lead}
				contours={words.contours}
			/>
			{names.map((name) => (
				<Fragment key={name}>{view(name, words.sections)}</Fragment>
			))}
			<CallToAction {...words.callToAction} />
		</>
	);
}
