import type { ReactNode } from "react";
import { peopleOnTheWork, personWeeks } from "#src/content/person-weeks.ts";
import { Link } from "#src/ui/link.tsx";

/** A page's key facts, for readers in a hurry. */
export interface KeyFactsWords {
	/** The heading, if the page has its own words for it. */
	title?: string;
	/** The weeks as a figure beside the rest, after it or above it, or all in columns of equal height. */
	look?: keyof typeof looks;
	audience: ReactNode;
	/** The first piece of work. */
	first: string;
	/** What the client can compare, before the work and after it. */
	compare?: string;
	/** How many weeks it takes and, on an industry's page, why. */
	weeks: string;
	/** How much time it takes the client's own people. */
	time: string;
	/** What the cost depends on most. */
	cost: string;
	/** Which first piece of work takes the weeks that are named first, if there are several. */
	planned?: string;
	/** What the client owns at the end. */
	own: string;
	/** Where the data is kept. */
	data: ReactNode;
}

const labels: readonly [Exclude<keyof KeyFactsWords, "title" | "look" | "planned">, string][] = [
	["audience", "Who it’s for"],
	["first", "First piece of work"],
	["compare", "Before and after"],
	["time", "Your people’s time"],
	["cost", "What decides the cost"],
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
		list: "border-ink border-t-3 pt-4 sm:columns-2 sm:pt-6 lg:columns-3 lg:*:pr-6",
		weeks: "labelled py-3 sm:pt-0 sm:pb-7",
		label: "font-semibold text-accent",
		figure: "text-[2.5rem]/tight",
		range: "text-[2.5rem]/tight",
		unit: "text-[2.5rem]/tight",
		fact: "break-inside-avoid py-3 sm:pt-0 sm:pb-7",
	},
} as const;

/** The classes of what a fact is about, unless it is a figure. */
const term = "mb-1 font-semibold text-accent";

interface KeyFactsProps {
	words: KeyFactsWords;
	/** Adds space below, because the next section has a tinted background. */
	beforeTint?: boolean | undefined;
	/** Without space above, because the section before it has its own. */
	afterSection?: boolean | undefined;
}

/** The page's key facts: how long it takes as a figure, and the others. */
export function KeyFacts({ words, beforeTint = false, afterSection = false }: KeyFactsProps) {
	const look = looks[words.look ?? "beside"];
	const duration = durationOf(words.weeks);
	const told = labels.filter(([key]) => words[key] !== undefined);
	return (
		<section
			className={`page-width ${beforeTint ? "pb-section" : ""} ${afterSection ? "" : "pt-section"}`.trim()}
		>
			<h2 className="font-sans font-semibold text-subheading">{words.title ?? "At a glance"}</h2>
			<dl className={`mt-5 gap-x-6 ${look.list}`}>
				<div className={duration ? look.weeks : `labelled ${look.fact}`}>
					<dt className={duration ? look.label : term}>How long</dt>
					<dd className="text-[1em]/normal">
						{duration ? <Figure {...duration} look={look} /> : words.weeks}
					</dd>
				</div>
				{told.map(([key, name]) => (
					<div key={key} className={`labelled ${look.fact}`}>
						<dt className={term}>{name}</dt>
						<dd className="text-[1em]/normal text-links">
							{words[key]}
							{key === "cost" && (
								<>
									{" "}
									{duration && <PersonWeeks {...duration} planned={words.planned} />}{" "}
									<Link href="/services#cost" className="sm:whitespace-nowrap">
										More on cost
									</Link>
								</>
							)}
						</dd>
					</div>
				))}
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

interface PersonWeeksProps extends Duration {
	planned: string | undefined;
}

/** What the weeks come to; of a range, the first. A block, so that it's a text of its own. */
function PersonWeeks({ number, unit, planned = "As planned" }: PersonWeeksProps) {
	const weeks = Number.parseInt(number, 10);
	if (!/^weeks?$/.test(unit)) return null;
	return (
		<span className="block">
			{`${planned}: ${weeks}\u00a0${weeks === 1 ? "week" : "weeks"} × ${peopleOnTheWork}\u00a0people = ${personWeeks(weeks)}\u00a0person-weeks.`}
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
