import type { ReactNode } from "react";
import { peopleOnTheWork, personWeeks } from "#src/content/person-weeks.ts";
import { weekCount } from "#src/sections/weeks.tsx";
import { Link } from "#src/ui/link.tsx";

/** What a piece of work takes and what it leaves. */
export interface PlanFactsWords {
	/** What the client can compare, before the work and after it. */
	compare?: string;
	/** How much time it takes the client's own people. */
	time: string;
	/** What the cost depends on most. */
	cost: string;
	/** Which piece of work takes the weeks, if there are several. */
	planned?: string;
	/** What the client owns at the end. */
	own: string;
	/** Where the data is kept. */
	data: ReactNode;
}

/** A page's key facts, for readers in a hurry. */
export interface KeyFactsWords extends PlanFactsWords {
	/** The weeks as a figure beside the rest, after it or above it, or all in columns of equal height. */
	look?: keyof typeof looks;
	audience: ReactNode;
	/** The first piece of work. */
	first: string;
	/** How many weeks it takes. */
	weeks: string;
}

const planLabels: readonly [Exclude<keyof PlanFactsWords, "planned">, string][] = [
	["time", "Your people’s time"],
	["cost", "What decides the cost"],
	["compare", "Before and after"],
	["own", "What you own"],
	["data", "Where your data sits"],
];

/** The classes of the list, of the weeks, of their figure and unit, and of the other facts. */
const beside = {
	list: "grid sm:grid-cols-2 sm:gap-y-8 lg:grid-cols-[4fr_3fr_3fr_3fr]",
	weeks: "max-sm:mb-6 sm:col-span-2 lg:col-span-1 lg:row-span-2",
	label: "font-medium",
	figure: "mt-[0.2em] mb-3 -ml-[0.05em] block text-loud/[0.72]",
	range: "mt-3 -ml-[0.04em] block text-statement",
	unit: "mb-3 block text-section",
	fact: "py-3 sm:py-0",
};
const inColumns = {
	list: "gap-x-6 border-ink border-t-3 pt-4 sm:columns-2 sm:pt-6 lg:*:pr-6",
	fact: "break-inside-avoid py-3 sm:pt-0 sm:pb-7",
};
const looks = {
	beside,
	after: {
		...beside,
		list: "grid sm:grid-cols-2 sm:gap-y-8 lg:grid-cols-[3fr_3fr_3fr_4fr]",
		weeks: `${beside.weeks} lg:col-start-4 lg:row-start-1 lg:pl-16`,
	},
	above: {
		...beside,
		list: "grid sm:grid-cols-2 sm:gap-y-8 lg:grid-cols-3",
		weeks: "max-sm:mb-6 sm:col-span-full lg:mb-6",
		figure: "mt-[0.2em] mb-[0.1em] -ml-[0.03em] inline-block text-loud/[0.72]",
		unit: "mb-3 ml-[0.22em] text-loud",
	},
	columns: {
		...inColumns,
		list: `${inColumns.list} lg:columns-3`,
		weeks: "labelled py-3 sm:pt-0 sm:pb-7",
		label: "font-semibold text-accent",
		figure: "text-[2.5rem]/tight",
		range: "text-[2.5rem]/tight",
		unit: "text-[2.5rem]/tight",
	},
} as const;

/** The classes of what a fact is about, unless it is a figure. */
const term = "mb-1 font-semibold text-accent";

interface FactProps {
	name: string;
	className: string;
	children: ReactNode;
}

function Fact({ name, className, children }: FactProps) {
	return (
		<div className={`labelled ${className}`}>
			<dt className={term}>{name}</dt>
			<dd className="text-[1em]/normal text-links">{children}</dd>
		</div>
	);
}

interface PlanFactListProps {
	words: PlanFactsWords;
	/** The weeks that the work takes, for the sum. */
	weeks: number | undefined;
	className: string;
}

function PlanFactList({ words, weeks, className }: PlanFactListProps) {
	const told = planLabels.filter(([key]) => words[key] !== undefined);
	return told.map(([key, name]) => (
		<Fact key={key} name={name} className={className}>
			{words[key]}
			{key === "cost" && (
				<>
					{" "}
					{weeks && <PersonWeeks weeks={weeks} planned={words.planned} />}{" "}
					<Link href="/services#cost" className="sm:whitespace-nowrap">
						More on cost
					</Link>
				</>
			)}
		</Fact>
	));
}

interface PlanFactsProps {
	words: PlanFactsWords;
	weeks: number;
	/** In two columns, because its steps are beside their title. */
	narrow: boolean;
}

/** What a plan takes and leaves, below its steps. */
export function PlanFacts({ words, weeks, narrow }: PlanFactsProps) {
	return (
		<dl className={`mt-12 lg:mt-16 ${inColumns.list} ${narrow ? "" : "lg:columns-3"}`.trimEnd()}>
			<PlanFactList words={words} weeks={weeks} className={inColumns.fact} />
		</dl>
	);
}

/** The page's key facts: how long it takes as a figure, and the others. */
export function KeyFacts({ words }: { words: KeyFactsWords }) {
	const look = looks[words.look ?? "beside"];
	const duration = durationOf(words.weeks);
	const weeks =
		duration && /^weeks?$/.test(duration.unit) ? Number.parseInt(duration.number, 10) : undefined;
	return (
		<section className="page-width py-section">
			<h2 className="font-sans font-semibold text-subheading">At a glance</h2>
			<dl className={`mt-5 gap-x-6 ${look.list}`}>
				<div className={duration ? look.weeks : `labelled ${look.fact}`}>
					<dt className={duration ? look.label : term}>How long</dt>
					<dd className="text-[1em]/normal">
						{duration ? <Figure {...duration} look={look} /> : words.weeks}
					</dd>
				</div>
				<Fact name="Who it’s for" className={look.fact}>
					{words.audience}
				</Fact>
				<Fact name="First piece of work" className={look.fact}>
					{words.first}
				</Fact>
				<PlanFactList words={words} weeks={weeks} className={look.fact} />
			</dl>
		</section>
	);
}

interface Duration {
	/** "10", or "6 to 14". */
	number: string;
	unit: string;
	stop: string;
	rest: string;
}

/** The parts of "10 weeks. The rest", or nothing if the words don't begin with a number. */
function durationOf(words: string): Duration | undefined {
	const [, number, unit = "", stop = "", rest = ""] =
		/^(\d+(?: to \d+)?) (\w+)([.,:]?) (.*)$/.exec(words) ?? [];
	return number === undefined ? undefined : { number, unit, stop, rest };
}

interface PersonWeeksProps {
	weeks: number;
	planned: string | undefined;
}

/** What the weeks come to. A block, so that it's a text of its own. */
function PersonWeeks({ weeks, planned = "As planned" }: PersonWeeksProps) {
	return (
		<span className="block">
			{`${planned}, that’s ${weekCount(weeks)} × ${peopleOnTheWork}\u00a0people, or ${personWeeks(weeks)}\u00a0person-weeks.`}
		</span>
	);
}

interface FigureProps extends Duration {
	look: (typeof looks)[keyof typeof looks];
}

/** How long it takes, with the number in large type. */
function Figure({ number, unit, stop, rest, look }: FigureProps) {
	return (
		<>
			<span className={`font-display ${number.length > 2 ? look.range : look.figure}`}>
				{`${number} `}
			</span>
			<span className={`font-display ${look.unit}`}>
				{unit}
				{/* The size stands for it, except to readers who hear it. */}
				<span className="sr-only">{`${stop} `}</span>
			</span>
			<span className="block first-letter:uppercase">{rest}</span>
		</>
	);
}
