import { type Step, StepColumns } from "#src/sections/before/steps.tsx";
import { stratumOf } from "#src/sections/strata.ts";
import { lastWeek, weeksIn } from "#src/sections/weeks.tsx";

/** Steps under a shelf with a tin for each week. From 1024 px up, each stands under what its own tins pour. */
export function TinWeeks({ steps }: { steps: readonly Step[] }) {
	const weeks = weeksIn({ first: 1, last: lastWeek(steps) });
	const tins = weeks.map((week) => {
		const step = steps.find(({ weeks: of }) => of && of.first <= week && week <= of.last);
		return <Tin key={week} week={week} signed={step?.signed} />;
	});
	return (
		<StepColumns
			steps={steps}
			picture={
				<div className="mb-8 lg:mb-6">
					<div className="grid grid-cols-[repeat(auto-fit,minmax(2.75rem,1fr))] gap-x-2 gap-y-4 lg:gap-x-3">
						{tins}
					</div>
					<div className="hidden border-ink border-b-3 lg:block" />
					<Streams steps={steps} total={weeks.length} />
				</div>
			}
		/>
	);
}

/** From the tins of each step to the column of its words. */
function Streams({ steps, total }: { steps: readonly Step[]; total: number }) {
	const columns = steps.length;
	// About 12 px, as between the tins.
	const gap = (total * columns) / 100;
	const pitch = columns + gap / total;
	return (
		<svg
			width="320"
			height="80"
			viewBox={`0 0 ${total * columns} 1`}
			preserveAspectRatio="none"
			aria-hidden="true"
			className="hidden h-20 w-full lg:block"
		>
			{steps.map(({ title, weeks, signed }, index) => {
				if (!weeks) return null;
				const [top, topEnd] = [(weeks.first - 1) * pitch, weeks.last * pitch - gap];
				// The columns of words touch: each ends with a gap twice as wide, the last one outside the margin.
				const start = (index * (total * columns + 2 * gap)) / columns;
				const end = start + total - 2 * gap * (1 - 1 / columns);
				return (
					<path
						key={title}
						d={`M${top} 0C${top} .5 ${start} .5 ${start} 1H${end}C${end} .5 ${topEnd} .5 ${topEnd} 0Z`}
						className={fillOf(signed)}
					/>
				);
			})}
		</svg>
	);
}

const fillOf = (signed = false) => (signed ? "fill-highlight" : stratumOf(4).fill);

/** A tin, with its week as its label. */
function Tin({ week, signed }: { week: number; signed: boolean | undefined }) {
	return (
		<svg
			width="80"
			height="104"
			viewBox="0 0 80 104"
			aria-hidden="true"
			className={`block h-auto w-full ${fillOf(signed)}`}
		>
			<path d="M2 13v78c0 17 76 17 76 0V13z" />
			<ellipse cx="40" cy="13" rx="40" ry="12" className="stroke-2 stroke-ground" />
			<ellipse cx="40" cy="12" rx="31" ry="7" className="fill-none stroke-2 stroke-ground" />
			<text
				x="40"
				y="70"
				textAnchor="middle"
				className={`font-display text-[2.25rem] forced-color-adjust-none ${signed ? "fill-on-highlight" : "fill-ink"}`}
			>
				{week}
			</text>
		</svg>
	);
}
