import { Outcome, type Step, StepBlock, StepWords, When, whenOf } from "#src/sections/steps.tsx";
import { stratumOfStep } from "#src/sections/strata.ts";
import { lastWeek, WeekBar, type Weeks } from "#src/sections/weeks.tsx";

/** A step that is in weeks. */
export type DatedStep = Omit<Step, "when"> & { weeks: Weeks };

/** Steps in columns, each below its layer of the land. */
export function WeekLine({ steps }: { steps: readonly DatedStep[] }) {
	const total = lastWeek(steps);
	return (
		<ol className="grid gap-x-6 gap-y-10 xl:auto-cols-fr xl:grid-flow-col">
			{steps.map((step, index) => (
				<li key={step.title}>
					<StepBlock
						ground={stratumOfStep(index, steps.length).ground}
						signed={step.signed}
						className="mb-5"
					>
						<When {...step} total={total} scale="mt-2 mb-1 h-3" />
					</StepBlock>
					<StepWords {...step} />
				</li>
			))}
		</ol>
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
