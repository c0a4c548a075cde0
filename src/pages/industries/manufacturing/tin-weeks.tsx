import { type Step, StepWords, whenOf } from "#src/sections/steps.tsx";
import { stratumOf } from "#src/sections/strata.ts";
import { lastWeek } from "#src/sections/weeks.tsx";

/** The weeks as tins on a shelf, those of a step in one colour, and the steps below. */
export function TinWeeks({ steps }: { steps: readonly Step[] }) {
	const weeks = Array.from({ length: lastWeek(steps) }, (_, index) => index + 1);
	return (
		<>
			<div
				aria-hidden="true"
				className="grid grid-cols-[repeat(auto-fit,minmax(2.75rem,1fr))] gap-x-2 gap-y-4 border-ink lg:gap-x-3 lg:border-b-3"
			>
				{weeks.map((week) => {
					const step = steps.findIndex(
						({ weeks: of }) => of && of.first <= week && week <= of.last,
					);
					return (
						<Tin
							key={week}
							week={week}
							fill={steps[step]?.signed ? "fill-highlight" : stratumOf(step + 2).fill}
						/>
					);
				})}
			</div>
			<ol className="mt-8 grid gap-x-6 gap-y-10 lg:auto-cols-fr lg:grid-flow-col">
				{steps.map((step) => (
					<li key={step.title}>
						<p className="mb-2 font-medium text-accent">{whenOf(step)}</p>
						<StepWords {...step} small />
					</li>
				))}
			</ol>
		</>
	);
}

/** A tin, with its week as its label. */
function Tin({ week, fill }: { week: number; fill: string }) {
	return (
		<svg
			width="80"
			height="104"
			viewBox="0 0 80 104"
			aria-hidden="true"
			className={`block h-auto w-full ${fill}`}
		>
			<path d="M2 13v78c0 17 76 17 76 0V13z" />
			<ellipse cx="40" cy="13" rx="40" ry="12" className="stroke-2 stroke-ground" />
			<ellipse cx="40" cy="12" rx="31" ry="7" className="fill-none stroke-2 stroke-ground" />
			<text
				x="40"
				y="70"
				textAnchor="middle"
				className={`font-display text-[2.25rem] forced-color-adjust-none ${fill === "fill-highlight" ? "fill-on-highlight" : "fill-ink"}`}
			>
				{week}
			</text>
		</svg>
	);
}
