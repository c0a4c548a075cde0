import { Plus } from "lucide";
import type { ReactNode } from "react";
import { generalAnswers } from "#src/layouts/general-answers.tsx";
import { KeyFacts, type KeyFactsWords } from "#src/layouts/key-facts.tsx";
import { ClosingOffer, type ClosingWords, HeroOffer } from "#src/layouts/offer.tsx";
import type { PageMetadata } from "#src/page-metadata.ts";
import type { InternalHref } from "#src/paths.ts";
import { PageHero } from "#src/sections/page-hero.tsx";
import { type Question, Questions } from "#src/sections/questions.tsx";
import { type Regulation, Regulations } from "#src/sections/regulations.tsx";
import { Spread } from "#src/sections/spread.tsx";
import { Icon } from "#src/ui/icon.tsx";
import { Link } from "#src/ui/link.tsx";
import { Section } from "#src/ui/section.tsx";

/** A figure from the specification, and what it is a target for. */
interface Statistic {
	/** Words in a smaller size before the value: "alerts under". */
	qualifier?: string;
	value: string;
	/** What the value is a target for: "target share of …". */
	label: string;
	/** Counts what people decide or do: the one figure in the colour of decisions. */
	byPeople?: boolean;
}

/** The service under which we build the solution. */
export interface RetreatService {
	href: InternalHref;
	/** Its weeks and its name. */
	label: string;
}

interface Solution {
	title: string;
	service: RetreatService;
	description: ReactNode;
	benefits: readonly [string, string, string];
	statistics: readonly [Statistic, Statistic];
}

interface Phase {
	title: string;
	text: ReactNode;
	/** Whose decision ends the phase. */
	decidedBy: string;
	statistic?: Statistic;
}

/** The text of the retreats page, in reading order. */
export interface RetreatsWords {
	/** More buttons next to the offer in the hero. */
	actions: ReactNode;
	keyFacts: KeyFactsWords;
	solutions: { title: string; intro: ReactNode; items: readonly Solution[] };
	process: { title: string; intro: ReactNode; phases: readonly Phase[] };
	/** Privacy and conduct rules for retreats. */
	conduct: { title: string; intro: ReactNode; items: readonly Regulation[]; checked: string };
	questions: { title: string; items: readonly Question[] };
	closing: ClosingWords;
}

interface RetreatsLayoutProps {
	page: PageMetadata & { name: string };
	words: RetreatsWords;
}

/** The retreats page: solutions with figures, four phases, rules, questions and the offer. */
export function RetreatsLayout({ page, words }: RetreatsLayoutProps) {
	return (
		<>
			<PageHero
				page={page}
				look="band"
				actions={<HeroOffer subject={page.name} more={words.actions} />}
			/>
			<KeyFacts words={words.keyFacts} />
			<Section title={words.solutions.title} intro={words.solutions.intro}>
				<ul className="border-t border-line md:grid md:grid-cols-2">
					{words.solutions.items.map((solution) => (
						<SolutionCard key={solution.title} {...solution} />
					))}
				</ul>
			</Section>
			<Spread>
				<h2 className="text-call lg:max-w-[11em]">{words.process.title}</h2>
				<p className="mt-6 max-w-measure text-lead text-muted lg:mt-10">{words.process.intro}</p>
				<div className="mt-14 lg:mt-24">
					<PhaseLine phases={words.process.phases} />
				</div>
			</Spread>
			<Section title={words.conduct.title} intro={words.conduct.intro} volume="quiet">
				<Regulations regulations={words.conduct.items} checked={words.conduct.checked} />
			</Section>
			<Section title={words.questions.title} intro={generalAnswers} volume="quiet" layout="beside">
				<Questions questions={words.questions.items} />
			</Section>
			<ClosingOffer subject={page.name} next="industry" {...words.closing} />
		</>
	);
}

/**
 * A card whose title and figures are always visible. On phones the rest is collapsed, because six
 * cards of text would make the page too long. On larger screens it is always open.
 */
function SolutionCard({ title, service, description, benefits, statistics }: Solution) {
	return (
		<li className="border-b border-line py-8 md:row-span-4 md:grid md:grid-rows-subgrid md:odd:border-r md:odd:pr-6 md:even:pl-6 lg:py-12 lg:odd:pr-10 lg:even:pl-10">
			<h3 className="font-display text-heading font-medium">{title}</h3>
			<ul className="mt-5 grid grid-cols-[repeat(auto-fit,minmax(min(8rem,100%),1fr))] gap-x-6 gap-y-4">
				{statistics.map((statistic, index) => (
					<li key={statistic.value} className="row-span-2 grid grid-rows-subgrid gap-y-2">
						<Figure {...statistic} first={index === 0} />
					</li>
				))}
			</ul>
			<p className="mt-5 text-links">
				<Link href={service.href} className="touch-target">
					{service.label}
				</Link>
			</p>
			<details className="folded-card group mt-5">
				<summary className="flex min-h-11 items-center gap-2 font-semibold text-accent">
					<Icon icon={Plus} className="ease-moves group-open:rotate-45" />
					What it does
				</summary>
				<p className="mt-2 max-w-measure text-muted text-links">{description}</p>
				<ul className="mt-5 grid max-w-measure list-disc gap-2 pl-5 marker:text-accent">
					{benefits.map((benefit) => (
						<li key={benefit}>{benefit}</li>
					))}
				</ul>
			</details>
		</li>
	);
}

interface FigureProps extends Statistic {
	/** The first of a card's figures is the larger one. */
	first?: boolean;
}

/** A figure over what it is a target for. */
function Figure({ qualifier, value, label, byPeople = false, first = true }: FigureProps) {
	return (
		<p className="row-span-2 grid grid-rows-subgrid gap-y-2">
			<span
				className={`self-end font-display even-figures ${first ? "text-section" : "text-quiet"} ${byPeople ? "text-highlight" : "text-ink"}`}
			>
				{qualifier && <span className="block font-sans text-base text-muted">{qualifier} </span>}
				<span className="whitespace-nowrap">{value}</span>
			</span>{" "}
			<span className="text-muted text-small">{label}</span>
		</p>
	);
}

/** The phases along a line: horizontal from 1024 px up, vertical on smaller screens. */
function PhaseLine({ phases }: { phases: readonly Phase[] }) {
	return (
		<ol className="grid lg:grid-cols-4 lg:grid-rows-[repeat(4,auto)] lg:gap-x-8">
			{phases.map((phase, index) => (
				<li
					key={phase.title}
					className="group relative pb-12 pl-16 last:pb-0 lg:row-span-4 lg:grid lg:grid-rows-subgrid lg:pt-16 lg:pb-0 lg:pl-0"
				>
					<span
						aria-hidden="true"
						className="absolute top-0 left-5 h-full w-0.5 -translate-x-1/2 bg-accent group-last:hidden lg:top-5 lg:left-0 lg:h-0.5 lg:w-[calc(100%+2rem)] lg:translate-x-0 lg:-translate-y-1/2"
					/>
					<span
						aria-hidden="true"
						className="absolute top-0 left-0 grid size-10 place-items-center rounded-full border-2 border-accent bg-ground font-semibold text-accent even-figures"
					>
						{index + 1}
					</span>
					<h3 className="pt-1.5 text-subheading lg:pt-0">{phase.title}</h3>
					<p className="mt-2 max-w-measure text-muted text-links">{phase.text}</p>
					<p className="mt-3 text-small">
						<strong className="font-semibold">Who decides what happens next: </strong>
						{phase.decidedBy}
					</p>
					{phase.statistic && (
						<div className="mt-6 lg:mt-0 lg:pt-8">
							<Figure {...phase.statistic} />
						</div>
					)}
				</li>
			))}
		</ol>
	);
}
