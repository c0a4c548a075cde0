import type { ReactNode } from "react";
import { Figure, type Statistic } from "#src/pages/industries/retreats/figure.tsx";

interface Phase {
	title: string;
	text: ReactNode;
	/** Who decides at its end, as a sentence. */
	decision: string;
	statistic?: Statistic;
}

/** The phases under the moon, which waxes with them, each with the person who decides at its end. */
export function Phases({ phases }: { phases: readonly Phase[] }) {
	return (
		<ol className="grid gap-x-6 gap-y-12 lg:*:pr-4 lg:auto-cols-fr lg:grid-flow-col lg:grid-rows-[repeat(3,auto)] lg:gap-y-0">
			{phases.map(({ title, text, decision, statistic }, index) => (
				<li
					key={title}
					className="max-lg:grid max-lg:grid-cols-[min(5rem,22vw)_1fr] max-lg:[&>*]:col-start-2 lg:row-span-3 lg:grid lg:grid-rows-subgrid"
				>
					<div className="max-lg:col-start-1! max-lg:row-span-3">
						<Moon lit={(index + 1) / phases.length} />
					</div>
					<div className="lg:pt-6">
						<h3 className="text-subheading">{title}</h3>
						<p className="mt-2 max-w-measure text-muted text-links">{text}</p>
						{statistic && (
							<div className="pt-4">
								<Figure {...statistic} />
							</div>
						)}
					</div>
					<p className="mt-6">
						<strong className="inline-block text-balance bg-highlight px-2.5 py-1 font-medium text-on-highlight">
							{decision}
						</strong>
					</p>
				</li>
			))}
		</ol>
	);
}

/** The moon as it waxes in the southern sky: from the left. */
function Moon({ lit }: { lit: number }) {
	return (
		<svg
			width="96"
			height="96"
			viewBox="-1 -1 2 2"
			aria-hidden="true"
			className="h-auto w-[min(4rem,18vw)] fill-stratum-3 lg:w-[calc(100%+1rem)] lg:max-w-none"
		>
			<circle r="1" />
			<path
				d={`M0-1A1 1 0 0 0 0 1A${Math.abs(2 * lit - 1)} 1 0 0 ${lit > 0.5 ? 0 : 1} 0-1Z`}
				className="fill-on-depth"
			/>
		</svg>
	);
}
