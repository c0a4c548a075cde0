import { Plus } from "lucide";
import type { ReactNode } from "react";
import { generalAnswers } from "#src/layouts/general-answers.tsx";
import { KeyFacts, type KeyFactsWords } from "#src/layouts/key-facts.tsx";
import { ClosingOffer, type ClosingWords, HeroOffer } from "#src/layouts/offer.tsx";
import type { PageMetadata } from "#src/page-metadata.ts";
import {
	type Hours,
	HoursBar,
	HouseDay,
	type HouseDayProps,
} from "#src/pages/industries/retreats/house-day.tsx";
import type { InternalHref } from "#src/paths.ts";
import { PageHero } from "#src/sections/page-hero.tsx";
import { type Question, Questions } from "#src/sections/questions.tsx";
import { type Regulation, Regulations } from "#src/sections/regulations.tsx";
import { Spread } from "#src/sections/spread.tsx";
import { Stair } from "#src/sections/steps.tsx";
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
	hours: Hours;
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
	day: { title: string; intro: ReactNode; content: Omit<HouseDayProps, "layers"> };
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

/** The retreats page: a day in the house under the hero, then solutions with figures, four phases, rules, questions and the offer. */
export function RetreatsLayout({ page, words }: RetreatsLayoutProps) {
	return (
		<>
			<PageHero
				page={page}
				look="band"
				actions={<HeroOffer subject={page.name} more={words.actions} />}
			/>
			<Section title={words.day.title} intro={words.day.intro}>
				<HouseDay
					{...words.day.content}
					layers={words.solutions.items.map(({ title, hours }) => ({ name: title, ...hours }))}
				/>
			</Section>
			<KeyFacts words={words.keyFacts} afterSection />
			<Section title={words.solutions.title} intro={words.solutions.intro}>
				<ul className="grid gap-x-6 gap-y-10 md:grid-cols-6 lg:gap-x-12 lg:gap-y-14">
					{words.solutions.items.map((solution) => (
						<SolutionCard key={solution.title} {...solution} />
					))}
				</ul>
			</Section>
			<Spread>
				<h2 className="text-call lg:max-w-[11em]">{words.process.title}</h2>
				<p className="mt-6 max-w-measure text-lead text-muted text-links lg:mt-10">
					{words.process.intro}
				</p>
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
			<ClosingOffer look="industry" subject={page.name} {...words.closing} />
		</>
	);
}

/** The last row is full, however many cards there are: what is left over is wider. */
const card =
	"max-md:border-t max-md:border-line max-md:pt-6 md:col-span-3 md:row-span-5 md:grid md:grid-rows-subgrid md:gap-y-5 md:max-lg:odd:last:col-span-6 lg:col-span-2 lg:nth-[3n+1]:last:col-span-6 lg:nth-[3n+1]:nth-last-2:col-span-3 lg:nth-[3n+2]:last:col-span-3";

/**
 * A card whose hours, title and figures are always visible. On phones the rest is collapsed, because six
 * cards of text would make the page too long. On larger screens it is always open.
 */
function SolutionCard({ title, hours, service, description, benefits, statistics }: Solution) {
	return (
		<li className={card}>
			<HoursBar from={hours.from} to={hours.to} className="max-md:hidden" />
			<h3 className="font-display font-medium text-quiet">{title}</h3>
			<ul className="grid content-start gap-4 max-md:mt-5">
				{statistics.map((statistic) => (
					<li key={statistic.value}>
						<Figure {...statistic} beside />
					</li>
				))}
			</ul>
			<p className="text-links max-md:mt-5">
				<Link href={service.href} className="touch-target">
					{service.label}
				</Link>
			</p>
			<details className="folded-card group max-md:mt-5">
				<summary className="flex min-h-11 items-center gap-2 font-semibold text-accent">
					<Icon icon={Plus} className="ease-moves group-open:rotate-45" />
					What it does
				</summary>
				<p className="max-w-measure text-links text-muted">{description}</p>
				<ul className="mt-4 grid max-w-measure list-disc gap-2 pl-5 marker:text-accent">
					{benefits.map((benefit) => (
						<li key={benefit}>{benefit}</li>
					))}
				</ul>
			</details>
		</li>
	);
}

interface FigureProps extends Statistic {
	/** Smaller, with its label beside it. */
	beside?: boolean;
}

/** A figure and what it is a target for. */
function Figure({ qualifier, value, label, byPeople = false, beside = false }: FigureProps) {
	return (
		<p className={beside ? "grid grid-cols-[8.75rem_1fr] items-baseline" : ""}>
			<span>
				{qualifier && <span className="block">{qualifier} </span>}
				<span
					className={`block whitespace-nowrap font-display even-figures ${beside ? "text-quiet" : "text-section"} ${byPeople ? "text-highlight" : ""}`.trim()}
				>
					{value}
				</span>
			</span>{" "}
			<span className="text-small">{label}</span>
		</p>
	);
}

/** The phases as stairs from 1024 px up, each with the person who decides at its end. */
function PhaseLine({ phases }: { phases: readonly Phase[] }) {
	return (
		<ol className="grid gap-y-12 lg:grid-cols-4 lg:grid-rows-[repeat(4,auto)] lg:gap-y-0">
			{phases.map((phase, index) => (
				<li key={phase.title} className="lg:row-span-4 lg:grid lg:grid-rows-subgrid">
					<Stair index={index}>
						<span aria-hidden="true" className="font-display text-heading">
							{index + 1}
						</span>
					</Stair>
					<div className="pt-4 lg:pr-8 lg:pl-4">
						<h3 className="text-subheading">{phase.title}</h3>
						<p className="mt-2 max-w-measure text-muted text-links">{phase.text}</p>
					</div>
					<p className="mt-5 bg-highlight px-4 py-3 text-on-highlight text-small lg:mr-8">
						<strong className="font-semibold">Who decides what happens next: </strong>
						{phase.decidedBy}
					</p>
					{phase.statistic && (
						<div className="pt-6 lg:pr-8 lg:pl-4">
							<Figure {...phase.statistic} />
						</div>
					)}
				</li>
			))}
		</ol>
	);
}
