import { Outcome, type Step } from "#src/sections/steps.tsx";

/** A step with its first and last week, counted from the start of the work. */
export type DatedStep = Omit<Step, "when"> & { weeks: { first: number; last: number } };

interface DatedStepsProps {
	steps: readonly DatedStep[];
}

function when({ first, last }: DatedStep["weeks"]): string {
	return first === last ? `Week ${first}` : `Weeks ${first} to ${last}`;
}

/** The weeks from the first to the last, both included. */
function span(first: number, last: number): number[] {
	return Array.from({ length: last - first + 1 }, (_, index) => first + index);
}

/**
 * The weeks as cells, from 1024 px up of one line across the page. Each step is under its weeks, and one of
 * several weeks is wider.
 */
export function WeekLine({ steps }: DatedStepsProps) {
	return (
		<ol className="grid gap-y-10 lg:auto-cols-fr lg:grid-flow-col">
			{steps.map((step, index) => (
				<li
					key={step.title}
					className={step.weeks.last > step.weeks.first ? "lg:col-span-3" : "lg:col-span-2"}
				>
					<WeekCells {...step.weeks} fill={fills[Math.min(index, 3)]} />
					<div className="pt-5 lg:pr-8">
						<p className="sr-only">{when(step.weeks)}</p>
						<h3 className="text-subheading">{step.title}</h3>
						<p className="mt-2 max-w-measure text-muted text-links">{step.text}</p>
						<Outcome className="mt-3">{step.outcome}</Outcome>
					</div>
				</li>
			))}
		</ol>
	);
}

const fills = ["bg-stratum-1", "bg-stratum-2", "bg-stratum-3", "bg-stratum-4"] as const;

function WeekCells({ first, last, fill }: DatedStep["weeks"] & { fill: string | undefined }) {
	return (
		<div aria-hidden="true" className="flex gap-1 font-display text-quiet even-figures lg:mr-1">
			{span(first, last).map((week) => (
				<span key={week} className={`step flex-1 py-3 pl-4 ${fill}`}>
					{week === first && <span className="font-sans text-[1rem]">Week </span>}
					{`${week} `}
				</span>
			))}
		</div>
	);
}

/** A calendar with a bar for each step, over the weeks that it takes. */
export function Calendar({ steps }: DatedStepsProps) {
	const total = Math.max(...steps.map(({ weeks }) => weeks.last));
	return (
		<ol>
			{steps.map((step) => (
				<li key={step.title} className="grid gap-x-6 border-line border-t lg:grid-cols-12">
					<div className="pt-6 lg:col-span-4">
						<p className="font-medium text-accent text-small">{when(step.weeks)}</p>
						<h3 className="mt-1 text-subheading">{step.title}</h3>
					</div>
					<div className="relative pb-8 lg:col-span-8">
						<WeekBar {...step.weeks} total={total} />
						<div className="grid gap-x-6 gap-y-3 lg:grid-cols-2">
							<p className="text-muted text-small text-links">{step.text}</p>
							<Outcome>{step.outcome}</Outcome>
						</div>
					</div>
				</li>
			))}
		</ol>
	);
}

function WeekBar({ first, last, total }: DatedStep["weeks"] & { total: number }) {
	return (
		<svg
			width="320"
			height="28"
			viewBox={`0 0 ${total} 1`}
			preserveAspectRatio="none"
			aria-hidden="true"
			className="mt-4 mb-3 h-7 w-full overflow-visible lg:mt-0"
		>
			<path
				d={`M0 0v1${"m1-1v1".repeat(total)}`}
				vectorEffect="non-scaling-stroke"
				className="stroke-control"
			/>
			<rect x={first - 1} width={last - first + 1} height={1} className="fill-accent" />
		</svg>
	);
}
