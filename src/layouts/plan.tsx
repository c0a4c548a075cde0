import type { ReactNode } from "react";
import { joinTexts } from "#src/content/join-texts.ts";
import { director, founder } from "#src/content/people.ts";
import { onTop, peopleOnTheWork, personWeeks, priceOf } from "#src/content/person-weeks.ts";
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
export type Plan = {
	weeks: number;
	look?: keyof typeof looks;
	/** What is made is read, not put into use: there is no release to sign. */
	unreleased?: true;
} & PlanFactsWords;

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
						{` ${onTop} `}
						{weeks && (
							<span className="block">
								<Sum weeks={weeks} planned={words.planned ?? "The plan"} />.
							</span>
						)}{" "}
						<Link href="/services#cost" className="sm:whitespace-nowrap">
							More on cost
						</Link>
					</>
				)}
			</dd>
		</div>
	));
}

interface SumProps {
	weeks: number;
	/** Which piece of work takes them, if there are several. */
	planned: string | undefined;
}

/** What weeks come to: "10 weeks × 1.2 people = 12 person-weeks", and their price once there is a rate. */
function Sum({ weeks, planned }: SumProps) {
	const price = priceOf(personWeeks(weeks));
	return (
		<>
			{planned && `${planned}: `}
			{weekCount(weeks)}{" "}
			<span className="sm:whitespace-nowrap">{`×\u00a0${peopleOnTheWork}\u00a0people`}</span>{" "}
			<span className="sm:whitespace-nowrap">{`=\u00a0${personWeeks(weeks)}\u00a0person-weeks`}</span>
			{price && `, or ${price}\u00a0plus\u00a0GST`}
		</>
	);
}

const columns = "gap-x-6 sm:columns-2 lg:columns-3 lg:*:pr-6";

/**
 * How a plan's facts stand, so that pages differ: in columns or in rows, with the sum in the text of one of them, or
 * in columns above the sum as a total. The classes of the facts and of one.
 */
const looks = {
	columns: {
		facts: columns,
		fact: "break-inside-avoid border-control border-t py-4 lg:mb-4",
	},
	rows: {
		facts: undefined,
		fact: "gap-x-6 border-line border-t py-4 sm:grid sm:grid-cols-[11.25rem_1fr] sm:[&>dd]:max-w-measure",
	},
	total: {
		facts: columns,
		fact: "break-inside-avoid py-3 sm:pt-0 sm:pb-7",
	},
} as const;

/** Who signs for a piece of work, and for which part of it. */
function signers({ unreleased }: Plan): string {
	if (unreleased) return `${founder.name} (scope).`;
	if (director === founder) return `${founder.name} (scope and release).`;
	return `${founder.name} (scope), ${director.name} (release).`;
}

/** What a plan takes and leaves, below its steps. */
export function PlanFacts({ plan }: { plan: Plan }) {
	const { look = "columns", weeks, planned } = plan;
	const { facts, fact } = looks[look];
	const hasTotal = look === "total";
	return (
		<div className={`mt-12 lg:mt-16 ${hasTotal ? "flex flex-col-reverse" : ""}`.trim()}>
			{hasTotal && (
				<p className="mt-6 text-balance border-ink border-t-3 pt-6 font-display font-medium text-section sm:text-right lg:mt-8">
					<Sum weeks={weeks} planned={planned} />
				</p>
			)}
			<dl className={facts}>
				<Facts words={plan} weeks={hasTotal ? undefined : weeks} className={fact} />
				<div className={`labelled ${fact}`}>
					<dt className={factTerm}>Who signs for it</dt>
					<dd className="text-[1em]/normal text-links">
						{signers(plan)}{" "}
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
					{joinTexts(
						plan.planned && `${plan.planned}:`,
						`${weeksAndPrice(plan.weeks)}, step by step`,
					)}
				</a>
			</p>
		)
	);
}
