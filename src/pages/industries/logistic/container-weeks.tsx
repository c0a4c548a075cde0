import { OverColumns, type Step, StepColumns } from "#src/sections/before/steps.tsx";
import { stratumOfStep } from "#src/sections/strata.ts";
import { weeksIn } from "#src/sections/weeks.tsx";

/** Steps on a quay: each under a stack of containers, one for each of its weeks. */
export function ContainerWeeks({ steps }: { steps: readonly Step[] }) {
	return (
		<StepColumns
			steps={steps}
			picture={
				<OverColumns className="border-ink border-b-3">
					{steps.map(({ title, weeks }, index) => (
						<div key={title} className="flex flex-col-reverse gap-0.5">
							{weeks &&
								weeksIn(weeks).map((week) => (
									<Container
										key={week}
										week={week}
										tint={stratumOfStep(index, steps.length).fill}
									/>
								))}
						</div>
					))}
				</OverColumns>
			}
		/>
	);
}

/** Ribs of a container's side, between its corner posts. */
const ribs = `M18 9v72${"m12-72v72".repeat(17)}`;

/** A container, with its week painted on it. */
function Container({ week, tint }: { week: number; tint: string }) {
	return (
		<svg
			width="240"
			height="90"
			viewBox="0 0 240 90"
			aria-hidden="true"
			className={`block h-auto w-full ${tint}`}
		>
			<path d="M0 0h240v90h-240z" />
			<path d={ribs} className="stroke-3 stroke-ink opacity-15" />
			<path d="M3 3h10v84h-10zM227 3h10v84h-10z" className="fill-ink opacity-15" />
			<path d="M26 20h56v50h-56z" />
			<text
				x="54"
				y="60"
				textAnchor="middle"
				className="fill-ink font-display font-medium text-[2.75rem] forced-color-adjust-none"
			>
				{week}
			</text>
		</svg>
	);
}
