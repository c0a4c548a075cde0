import { Facts, factTerm, type PlanFactsWords } from "#src/layouts/plan.tsx";

/** A page's key facts, for readers in a hurry. */
export interface KeyFactsWords extends PlanFactsWords {
	/** The weeks as a figure beside the rest, after it or above it. */
	look?: keyof typeof looks;
	/** How many weeks it takes. */
	weeks: string;
}

/** The classes of the list, of the weeks, and of their figure or range of them, and unit. */
const beside = {
	list: "lg:grid-cols-[4fr_3fr_3fr_3fr]",
	weeks: "lg:col-span-1 lg:row-span-2",
	figure: "mt-[0.2em] mb-3 -ml-[0.05em] inline-block text-loud/[0.72] lg:block",
	unit: "mb-3 text-section max-lg:ml-[0.3em] lg:block",
};
const looks = {
	beside,
	after: {
		...beside,
		list: "lg:grid-cols-[3fr_3fr_3fr_4fr]",
		weeks: `${beside.weeks} lg:col-start-4 lg:row-start-1 lg:pl-16`,
	},
	above: {
		list: "lg:grid-cols-3",
		weeks: "lg:col-span-full lg:mb-6",
		figure: "mt-[0.2em] mb-[0.1em] -ml-[0.03em] inline-block text-loud/[0.72]",
		unit: "mb-3 ml-[0.22em] text-loud",
	},
} as const;

/** The page's key facts: how long it takes as a figure, and the others. */
export function KeyFacts({ words }: { words: KeyFactsWords }) {
	const look = looks[words.look ?? "beside"];
	const duration = durationOf(words.weeks);
	const weeks =
		duration && /^weeks?$/.test(duration.unit) ? Number.parseInt(duration.number, 10) : undefined;
	return (
		<section className="page-width py-section">
			<h2 className="font-sans font-semibold text-subheading">At a glance</h2>
			<dl className={`mt-5 grid gap-x-6 sm:grid-cols-2 sm:gap-y-8 ${look.list}`}>
				<div
					className={duration ? `max-sm:mb-6 sm:col-span-2 ${look.weeks}` : "labelled py-3 sm:py-0"}
				>
					<dt className={duration ? "font-medium" : factTerm}>How long</dt>
					<dd className="text-[1em]/normal">
						{duration ? <Figure {...duration} look={look} /> : words.weeks}
					</dd>
				</div>
				<Facts words={words} weeks={weeks} className="py-3 sm:py-0" />
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

interface FigureProps extends Duration {
	look: (typeof looks)[keyof typeof looks];
}

/** How long it takes, with the number in large type. */
function Figure({ number, unit, stop, rest, look }: FigureProps) {
	return (
		<>
			<span
				className={`font-display ${number.length > 2 ? "mt-3 -ml-[0.04em] block text-statement" : look.figure}`}
			>
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
