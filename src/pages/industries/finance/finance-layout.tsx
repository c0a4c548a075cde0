import type { ReactNode } from "react";
import type { RuleChange } from "#src/content/rule-changes.ts";
import { type Build, Builds } from "#src/layouts/builds.tsx";
import { generalAnswers } from "#src/layouts/general-answers.tsx";
import { KeyFacts, type KeyFactsWords } from "#src/layouts/key-facts.tsx";
import { ClosingOffer, type ClosingWords, HeroOffer } from "#src/layouts/offer.tsx";
import type { PageMetadata } from "#src/page-metadata.ts";
import {
	DecisionFile,
	type DecisionFileProps,
} from "#src/pages/industries/finance/decision-file.tsx";
import { LawIndex } from "#src/pages/industries/finance/law-index.tsx";
import type { Feature } from "#src/sections/feature-list.tsx";
import { PageHero } from "#src/sections/page-hero.tsx";
import { type Question, Questions } from "#src/sections/questions.tsx";
import type { Regulation } from "#src/sections/regulations.tsx";
import { LoudTitle, Spread } from "#src/sections/spread.tsx";
import { type Step, StepColumns } from "#src/sections/steps.tsx";
import { Section } from "#src/ui/section.tsx";

/** The text of the finance page, in reading order. */
export interface FinanceWords {
	/** `loud` are the words of the title that are in the page's largest type. */
	file: { title: string; loud: string; intro: ReactNode; content: DecisionFileProps };
	keyFacts: KeyFactsWords;
	problems: { title: string; items: readonly Feature[] };
	builds: { title: string; items: readonly Build[] };
	process: { title: string; steps: readonly Step[] };
	laws: {
		title: string;
		intro: string;
		checked: string;
		items: readonly Regulation[];
		changes: readonly RuleChange[];
	};
	questions: { title: string; items: readonly Question[] };
	closing: ClosingWords;
}

/** The finance page: the file on one decision under the hero, then what leads to it. */
export function FinanceLayout({
	page,
	words,
}: {
	page: PageMetadata & { name: string };
	words: FinanceWords;
}) {
	const { file, problems, builds, process, laws, questions } = words;
	return (
		<>
			<PageHero page={page} look="band" actions={<HeroOffer subject={page.name} />} />
			<Spread className="overflow-x-clip">
				<LoudTitle title={file.title} loud={file.loud} />
				<p className="mt-6 max-w-measure text-lead text-muted text-links">{file.intro}</p>
				<div className="mt-10 lg:mt-14">
					<DecisionFile {...file.content} />
				</div>
			</Spread>
			<KeyFacts words={words.keyFacts} />
			<Section title={problems.title} layout="beside">
				<dl className="grid gap-x-12 gap-y-8 sm:grid-cols-2">
					{problems.items.map(({ title, text }) => (
						<div key={title} className="border-line border-t pt-5">
							<dt className="font-display font-medium text-lead/snug">{title}</dt>
							<dd className="mt-3 text-muted">{text}</dd>
						</div>
					))}
				</dl>
			</Section>
			<Section title={builds.title} tinted>
				<Builds items={builds.items} columns={3} />
			</Section>
			<Section title={process.title}>
				<StepColumns steps={process.steps} />
			</Section>
			<Section title={laws.title} intro={laws.intro} volume="quiet">
				<LawIndex laws={laws.items} checked={laws.checked} changes={laws.changes} />
			</Section>
			<Section title={questions.title} intro={generalAnswers} volume="quiet" layout="beside">
				<Questions questions={questions.items} />
			</Section>
			<ClosingOffer look="industry" subject={page.name} {...words.closing} />
		</>
	);
}
