import type { ReactNode } from "react";
import { joinTexts } from "#src/content/join-texts.ts";
import { director, founder } from "#src/content/people.ts";
import { peopleOnTheWork, personWeeks, priceOf } from "#src/content/person-weeks.ts";
import { weekCount } from "#src/sections/weeks.tsx";
import { Link } from "#src/ui/link.tsx";

/** What a piece of work takes and what it leaves. */
export interface PlanFactsWords {
	audience?: ReactNode;
	/** The first piece of work. */
	first?: string;
	/** How much time it takes the client's own people. */
	time: string;
	/** What the cost depends on most. */
	cost: string;
	/** Which piece of work takes the weeks, if there are several. */
	planned?: string;
	/** What the client can compare, before the work and after it. */
	compare?: string;
	/** What the client owns at the end. */
	own: string;
	/** Where the data is kept. */
	data: ReactNode;
}

/** A plan's weeks, which the hero links, and what else it takes. */
export type Plan = { weeks: number } & PlanFactsWords;

const labels: readonly [Exclude<keyof PlanFactsWords, "planned">, string][] = [
	["audience", "Who it’s for"],
	["first", "First piece of work"],
	["time", "Your people’s time"],
	["cost", "What decides the cost"],
	["compare", "Before and after"],
	["own", "What you own"],
	["data", "Where your data sits"],
];

/** The classes of what a fact is about, unless it is a figure. */
export const factTerm = "mb-1 font-semibold text-accent";

interface FactsProps {
	words: PlanFactsWords;
	/** The weeks that the work takes, for a sum among the facts. */
	weeks?: number | undefined;
	/** The classes of a fact. */
	className: string;
}

/** The facts that are told, as items of a description list. */
export function Facts({ words, weeks, className }: FactsProps) {
	const told = labels.filter(([key]) => words[key] !== undefined);
	return told.map(([key, name]) => (
		<div key={key} className={`labelled ${className}`}>
			<dt className={factTerm}>{name}</dt>
			<dd className="text-[1em]/normal text-links">
				{words[key]}
				{key === "cost" && (
					<>
						{" "}
						{weeks && <span className="block">{`The plan: ${sumOf(weeks)}.`}</span>}{" "}
						<Link href="/services#cost" className="sm:whitespace-nowrap">
							More on cost
						</Link>
					</>
				)}
			</dd>
		</div>
	));
}

/** What weeks come to: "10 weeks × 1.2 people = 12 person-weeks", and their price once there is a rate. */
function sumOf(weeks: number): string {
	const price = priceOf(personWeeks(weeks));
	const sum = `${weekCount(weeks)} × ${peopleOnTheWork}\u00a0people = ${personWeeks(weeks)}\u00a0person-weeks`;
	return price ? `${sum}, or ${price}\u00a0plus\u00a0GST` : sum;
}

interface PlanFactsProps {
	plan: Plan;
	/** In two columns, because its steps are beside their title. */
	narrow: boolean;
}

/** What a plan takes and leaves, below its steps: what it comes to, and the rest in columns. */
export function PlanFacts({ plan, narrow }: PlanFactsProps) {
	const fact = "break-inside-avoid py-3 sm:pt-0 sm:pb-7";
	return (
		<div className="mt-12 border-ink border-t-3 pt-6 lg:mt-16 lg:pt-8">
			<p className="text-balance font-display font-medium text-section">
				{plan.planned && `${plan.planned}: `}
				{sumOf(plan.weeks)}
			</p>
			<dl
				className={`mt-6 gap-x-6 sm:columns-2 lg:mt-10 lg:*:pr-6 ${narrow ? "" : "lg:columns-3"}`.trimEnd()}
			>
				<Facts words={plan} className={fact} />
				<div className={`labelled ${fact}`}>
					<dt className={factTerm}>Who signs for it</dt>
					<dd className="text-[1em]/normal text-links">
						{director === founder
							? `${founder.name} (scope and release). `
							: `${founder.name} (scope), ${director.name} (release). `}
						<Link href="/company/leadership" className="sm:whitespace-nowrap">
							Who they are
						</Link>
					</dd>
				</div>
			</dl>
		</div>
	);
}

/** The fragment of a plan, which the hero links. */
export const planId = "plan";

/** A number of weeks and, once there is a rate, what they cost: "6 weeks for $30,240 plus GST". */
export function weeksAndPrice(weeks: number): string {
	const price = priceOf(personWeeks(weeks));
	return joinTexts(weekCount(weeks), price && `for ${price} plus GST`);
}

/** How long the plan among a page's sections takes, as a link to what happens in the weeks. */
export function WayToPlan({ sections }: { sections: readonly { kind: string; plan?: Plan }[] }) {
	const plan = sections.find((section) => section.plan)?.plan;
	return (
		plan && (
			<p className="text-links">
				<a href={`#${planId}`} className="touch-target">
					{`${weeksAndPrice(plan.weeks)}, step by step`}
				</a>
			</p>
		)
	);
}
