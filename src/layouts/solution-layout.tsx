import { Fragment, type ReactNode } from "react";
import { KeyFacts, type KeyFactsWords } from "#src/layouts/key-facts.tsx";
import { ClosingOffer, type ClosingWords, HeroOffer } from "#src/layouts/offer.tsx";
import { WayToPlan } from "#src/layouts/plan.tsx";
import {
	Deliverables,
	type DeliverablesWords,
} from "#src/layouts/solution-layout/deliverables.tsx";
import { Engagement, type EngagementWords } from "#src/layouts/solution-layout/engagement.tsx";
import {
	QuestionsSection,
	type QuestionsWords,
} from "#src/layouts/solution-layout/questions-section.tsx";
import { TableSection, type TableWords } from "#src/layouts/solution-layout/table-section.tsx";
import type { PageMetadata } from "#src/page-metadata.ts";
import { type HeroLook, PageHero } from "#src/sections/page-hero.tsx";
import { type Ground, Spread } from "#src/sections/spread.tsx";
import { Section } from "#src/ui/section.tsx";

/** A diagram that explains the subject, below its title, or as the loud passage of the page. */
interface DiagramWords {
	/** The fragment that links to it. */
	id?: string;
	layout: "stacked" | "spread";
	/** Around a loud passage. */
	ground?: Ground;
	tinted?: boolean;
	title: string;
	intro?: ReactNode;
	content: ReactNode;
}

/** A section of a solution page. Most kinds have several looks, so that pages differ. */
export type SolutionSection =
	| ({ kind: "diagram" } & DiagramWords)
	| ({ kind: "table" } & TableWords)
	| ({ kind: "deliverables" } & DeliverablesWords)
	| ({ kind: "engagement" } & EngagementWords)
	| ({ kind: "questions" } & QuestionsWords);

function DiagramSection({ layout, ground, content, ...words }: DiagramWords) {
	if (layout !== "spread") {
		return <Section {...words}>{content}</Section>;
	}
	return (
		<Spread id={words.id} ground={ground}>
			<h2 className="text-quiet">{words.title}</h2>
			{content}
		</Spread>
	);
}

function view(section: SolutionSection): ReactNode {
	switch (section.kind) {
		case "diagram":
			return <DiagramSection {...section} />;
		case "table":
			return <TableSection {...section} />;
		case "deliverables":
			return <Deliverables {...section} />;
		case "engagement":
			return <Engagement {...section} />;
		case "questions":
			return <QuestionsSection {...section} />;
	}
}

/** What the Services page, and home, say of a solution. */
export interface SolutionSummary {
	/** The reader's situation, in a sentence. */
	situation: string;
	/** When to pick this service rather than another. */
	pickWhen: string;
	/** The weeks of a first piece of work, and of the shortest one if that takes fewer. */
	weeks: number;
	shortest?: number;
	/** That first piece of work. */
	first: string;
	/** What the client owns at the end. */
	own: string;
	/** What it needs from the client. */
	needs: string;
}

/** The metadata of a solution's page. */
export interface SolutionMetadata extends PageMetadata {
	name: string;
	summary: SolutionSummary;
}

interface SolutionLayoutProps {
	page: SolutionMetadata;
	/** Where its land is in the hero. */
	hero?: HeroLook;
	/** If not given, the plan says them. */
	keyFacts?: KeyFactsWords;
	/** In their order on the page. */
	sections: readonly SolutionSection[];
	closing: ClosingWords;
}

/** A solution page: hero and closing offer are of one kind for all, what is between differs. */
export function SolutionLayout({ page, hero, keyFacts, sections, closing }: SolutionLayoutProps) {
	return (
		<>
			<PageHero
				page={page}
				look={hero}
				actions={<HeroOffer subject={page.name} more={<WayToPlan sections={sections} />} />}
			/>
			{keyFacts && (
				// The land of the hero stands on it.
				<div className="bg-land-1 [--color-accent:var(--color-accent-strong)]">
					<KeyFacts words={keyFacts} />
				</div>
			)}
			{sections.map((section) => (
				<Fragment key={section.title}>{view(section)}</Fragment>
			))}
			<ClosingOffer subject={page.name} {...closing} />
		</>
	);
}
