import { type Step, StepColumns } from "#src/sections/steps.tsx";
import { stratumOf } from "#src/sections/strata.ts";
import { lastWeek } from "#src/sections/weeks.tsx";

/** Steps under a shelf with a tin for each week, those of a step in one colour. */
export function TinWeeks({ steps }: { steps: readonly Step[] }) {
	const weeks = Array.from({ length: lastWeek(steps) }, (_, index) => index + 1);
	const tins = weeks.map((week) => {
		const index = steps.findIndex(({ weeks: of }) => of && of.first <= week && week <= of.last);
		const colours = steps[index]?.signed
			? { tin: "fill-highlight", label: "fill-on-highlight" }
			: { tin: stratumOf(index + 2).fill, label: "fill-ink" };
		return <Tin key={week} week={week} colours={colours} />;
	});
	return (
		<StepColumns
			steps={steps}
			picture={
				<div className="mb-8 grid grid-cols-[repeat(auto-fit,minmax(2.75rem,1fr))] gap-x-2 gap-y-4 border-ink lg:gap-x-3 lg:border-b-3">
					{tins}
				</div>
			}
		/>
	);
}

/** A tin, with its week as its label. */
function Tin({ week, colours }: { week: number; colours: { tin: string; label: string } }) {
	return (
		<svg
			width="80"
			height="104"
			viewBox="0 0 80 104"
			aria-hidden="true"
			className={`block h-auto w-full ${colours.tin}`}
		>
			<path d="M2 13v78c0 17 76 17 76 0V13z" />
			<ellipse cx="40" cy="13" rx="40" ry="12" className="stroke-2 stroke-ground" />
			<ellipse cx="40" cy="12" rx="31" ry="7" className="fill-none stroke-2 stroke-ground" />
			<text
				x="40"
				y="70"
				textAnchor="middle"
				className={`font-display text-[2.25rem] forced-color-adjust-none ${colours.label}`}
			>
				{week}
			</text>
		</svg>
	);
}
