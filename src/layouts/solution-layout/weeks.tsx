import { Outcome, type Step, StepWords, whenOf } from "#src/sections/steps.tsx";
import { stratumOfStep } from "#src/sections/strata.ts";
import { inWeeks, lastWeek, WeekBar, type Weeks } from "#src/sections/weeks.tsx";

/** A step that is in weeks. */
export type DatedStep = Omit<Step, "when"> & { weeks: Weeks };

/** The weeks from the first to the last, both included. */
function span(first: number, last: number): number[] {
	return Array.from({ length: last - first + 1 }, (_, index) => first + index);
}

/** The weeks as cells in one line across the page, above the steps. Below 1280 px they are bars. */
export function WeekLine({ steps }: { steps: readonly DatedStep[] }) {
	const total = lastWeek(steps);
	return (
		<>
			{/* Readers have the weeks in words, below. */}
			<div
				aria-hidden="true"
				className="mb-6 flex gap-1 font-display text-quiet even-figures max-xl:hidden"
			>
				{steps.flatMap(({ weeks: { first, last } }, index) =>
					span(first, last).map((week) => (
						<span
							key={week}
							className={`step flex-1 py-3 pl-4 ${stratumOfStep(index, steps.length).ground}`}
						>
							{week === 1 && <span className="font-sans text-[1rem]">Week </span>}
							{`${week} `}
						</span>
					)),
				)}
			</div>
			<ol className="grid gap-x-6 gap-y-10 xl:auto-cols-fr xl:grid-flow-col">
				{steps.map((step) => (
					<li key={step.title}>
						<p className="mb-3 font-medium text-accent text-small">{inWeeks(step.weeks)}</p>
						<WeekBar {...step.weeks} total={total} className="mb-5 h-5 text-accent xl:hidden" />
						<StepWords {...step} />
					</li>
				))}
			</ol>
		</>
	);
}

/** A calendar with a bar for each step, over the weeks that it takes. */
export function Calendar({ steps }: { steps: readonly Step[] }) {
	const total = lastWeek(steps);
	return (
		<ol>
			{steps.map((step) => (
				<li key={step.title} className="grid gap-x-6 border-line border-t lg:grid-cols-12">
					<div className="pt-6 pb-4 lg:col-span-4">
						<p className="font-medium text-accent text-small">{whenOf(step)}</p>
						<h3 className="mt-1 text-subheading">{step.title}</h3>
					</div>
					<div className="pb-8 lg:col-span-8">
						{step.weeks && (
							<WeekBar
								{...step.weeks}
								total={total}
								className="mb-4 h-5 text-accent lg:mb-3 lg:h-7"
							/>
						)}
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
