import { Outcome, type Step, whenOf } from "#src/sections/before/steps.tsx";
import { lastWeek, WeekBar } from "#src/sections/weeks.tsx";

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
