import { Fragment, type ReactNode } from "react";
import { IllustratedSections } from "~/layouts/illustrated-sections";
import { KeyFacts, type KeyFactsWords } from "~/layouts/key-facts";
import { ClosingOffer, type ClosingWords, HeroOffer } from "~/layouts/offer";
import { Conduct, type ConductWords } from "~/layouts/solution-layout/conduct";
import { Deliverables, type DeliverablesWords } from "~/layouts/solution-layout/deliverables";
import { Engagement, type EngagementWords } from "~/layouts/solution-layout/engagement";
import { QuestionsSection, type QuestionsWords } from "~/layouts/solution-layout/questions-section";
import { Related, type RelatedWords } from "~/layouts/solution-layout/related";
import { TableSection, type TableWords } from "~/layouts/solution-layout/table-section";
import type { PageMetadata } from "~/page-metadata";
import { PageHero } from "~/sections/page-hero";
import { Section } from "~/ui/section";

/** A section of a solution page. Most kinds have several looks, so that pages differ. */
export type SolutionSection =
	| {
			/** A diagram that explains the subject, below its title or beside it. */
			kind: "diagram";
			layout: "stacked" | "beside";
			tinted?: boolean;
			title: string;
			intro: ReactNode;
			content: ReactNode;
	  }
	| ({ kind: "table" } & TableWords)
	| ({ kind: "deliverables" } & DeliverablesWords)
	| ({ kind: "engagement" } & EngagementWords)
	| ({ kind: "conduct" } & ConductWords)
	| ({ kind: "questions" } & QuestionsWords)
	| ({ kind: "related" } & RelatedWords);

function view(section: SolutionSection): ReactNode {
	switch (section.kind) {
		case "diagram":
			return <Section {...section}>{section.content}</Section>;
		case "table":
			return <TableSection {...section} />;
		case "deliverables":
			return <Deliverables {...section} />;
		case "engagement":
			return <Engagement {...section} />;
		case "conduct":
			return <Conduct {...section} />;
		case "questions":
			return <QuestionsSection {...section} />;
		case "related":
			return <Related {...section} />;
	}
}

interface SolutionLayoutProps {
	page: PageMetadata & { name: string };
	keyFacts: KeyFactsWords;
	/** In their order on the page. */
	sections: readonly SolutionSection[];
	closing: ClosingWords;
}

/** A solution page: hero, key facts and closing offer are the same for all, what is between differs. */
export function SolutionLayout({ page, keyFacts, sections, closing }: SolutionLayoutProps) {
	return (
		<>
			<PageHero page={page} actions={<HeroOffer subject={page.name} />} />
			<KeyFacts subject={page.name} words={keyFacts} beforeTint={sections[0]?.tinted} />
			<IllustratedSections contours={page.contours}>
				{sections.map((section) => (
					<Fragment key={section.kind}>{view(section)}</Fragment>
				))}
			</IllustratedSections>
			<ClosingOffer subject={page.name} {...closing} />
		</>
	);
}
