import { Fragment, type ReactNode } from "react";
import type { RuleChange } from "#src/content/rule-changes.ts";
import { type Build, Builds } from "#src/layouts/builds.tsx";
import { generalAnswers } from "#src/layouts/general-answers.tsx";
import { KeyFacts, type KeyFactsWords } from "#src/layouts/key-facts.tsx";
import { ClosingOffer, type ClosingWords, HeroOffer } from "#src/layouts/offer.tsx";
import { RecentChanges, WhatChanged } from "#src/layouts/what-changed.tsx";
import type { PageMetadata } from "#src/page-metadata.ts";
import { type Feature, FeatureList } from "#src/sections/feature-list.tsx";
import { PageHero } from "#src/sections/page-hero.tsx";
import { type Question, Questions } from "#src/sections/questions.tsx";
import { type Regulation, Regulations } from "#src/sections/regulations.tsx";
import { type Ground, LoudTitle, Spread } from "#src/sections/spread.tsx";
import { type Step, StepColumns, Steps } from "#src/sections/steps.tsx";
import { Section } from "#src/ui/section.tsx";

/** A section of an industry page: its title, and the content of its kind. */
export type IndustrySection = {
	/** The fragment that links to it. */
	id?: string;
	title: string;
	intro?: ReactNode;
	/** What it stands on, if it is the loud passage. */
	ground?: Ground;
} & (
	| {
			/** Day-to-day problems of the industry in general. They must not read as quotes. */
			kind: "problems";
			items: readonly Feature[];
			/** Makes it the loud passage of the page: by the first problem's title, or by the intro. */
			loud?: "first" | "intro";
	  }
	| {
			/** What we build for them, each with the service it comes from. */
			kind: "builds";
			items: readonly Build[];
	  }
	| {
			/** How the work really goes, in a diagram or table that only this page has. */
			kind: "diagram" | "table";
			content: ReactNode;
	  }
	| {
			/** The New Zealand laws, codes and standards that apply to it. */
			kind: "regulations";
			items: readonly Regulation[];
			/** When all of them were last checked against their sources. */
			checked?: string;
			/** Which rules have changed, or are about to. */
			changes?: readonly RuleChange[];
	  }
	| {
			kind: "process";
			steps: readonly Step[];
			/** The words of the title that make it the loud passage of the page. */
			loud?: string;
	  }
	| {
			/** What people ask before they ring. */
			kind: "questions";
			items: readonly Question[];
	  }
);

function contentOf(section: IndustrySection): ReactNode {
	switch (section.kind) {
		case "problems":
			return <FeatureList features={section.items} columns={1} />;
		case "builds":
			return <Builds items={section.items} />;
		case "diagram":
		case "table":
			return section.content;
		case "regulations":
			return (
				<>
					<Regulations regulations={section.items} checked={section.checked} />
					{section.changes && (
						<RecentChanges>
							<WhatChanged changes={section.changes} />
						</RecentChanges>
					)}
				</>
			);
		case "process":
			return <Steps steps={section.steps} />;
		case "questions":
			return <Questions questions={section.items} />;
	}
}

/** The kinds whose content is beside the title, and those in which things are looked up. */
const beside = ["problems", "process", "questions"];
const quiet = ["regulations", "questions"];

/** The loud passage of a page, or nothing for a section that isn't one. */
function loudView(section: IndustrySection): ReactNode {
	if (section.kind === "process" && section.loud) {
		return (
			<Spread id={section.id} ground={section.ground}>
				<LoudTitle title={section.title} loud={section.loud} />
				<div className="mt-12 lg:mt-24">
					<StepColumns steps={section.steps} />
				</div>
			</Spread>
		);
	}
	if (section.kind !== "problems" || !section.loud) return undefined;
	const [first, ...others] = section.items;
	if (section.loud === "intro") {
		return (
			<Spread id={section.id} ground={section.ground}>
				<h2 className="text-quiet">{section.title}</h2>
				<p className="mt-10 text-call lg:mt-16 lg:max-w-[10.5em]">{section.intro}</p>
				<div className="mt-14 lg:mt-24">
					<FeatureList features={section.items} columns={4} />
				</div>
			</Spread>
		);
	}
	return (
		<Spread id={section.id} ground={section.ground}>
			<h2 className="text-quiet">{section.title}</h2>
			<ul className="mt-10 grid gap-x-6 gap-y-12 lg:mt-16 lg:grid-cols-12 lg:grid-rows-[auto_1fr]">
				<li className="lg:col-span-8 lg:row-span-2">
					<h3 className="font-display font-medium text-call">{first?.title}</h3>
					<p className="mt-6 max-w-measure text-lead text-muted lg:mt-8">{first?.text}</p>
				</li>
				{others.map(({ title, text }) => (
					<li key={title} className="border-line border-t pt-5 lg:col-span-3 lg:col-start-10">
						<h3 className="text-subheading">{title}</h3>
						<p className="mt-2 text-muted">{text}</p>
					</li>
				))}
			</ul>
		</Spread>
	);
}

interface IndustryLayoutProps {
	page: PageMetadata & { name: string };
	keyFacts: KeyFactsWords;
	/** In their order on the page. If the first is a diagram, it is right under the hero, before the key facts. */
	sections: readonly IndustrySection[];
	closing: ClosingWords;
}

/** An industry page: hero, key facts and closing offer are of one kind for all, the rest differs. */
export function IndustryLayout({ page, keyFacts, sections, closing }: IndustryLayoutProps) {
	const opening = sections[0]?.kind === "diagram" ? 1 : 0;
	const next = sections[opening];
	const facts = (
		<KeyFacts
			words={keyFacts}
			beforeTint={
				next &&
				(next.kind === "builds" || (next.ground !== "plain" && loudView(next) !== undefined))
			}
			afterSection={opening > 0}
		/>
	);
	return (
		<>
			<PageHero page={page} look="band" actions={<HeroOffer subject={page.name} />} />
			{sections.map((section, index) => (
				<Fragment key={section.title}>
					{index === opening && facts}
					{loudView(section) ?? (
						<Section
							id={section.id}
							title={section.title}
							intro={section.kind === "questions" ? generalAnswers : section.intro}
							volume={quiet.includes(section.kind) ? "quiet" : "main"}
							tinted={section.kind === "builds"}
							layout={beside.includes(section.kind) ? "beside" : "stacked"}
						>
							{contentOf(section)}
						</Section>
					)}
				</Fragment>
			))}
			<ClosingOffer look="industry" subject={page.name} {...closing} />
		</>
	);
}
