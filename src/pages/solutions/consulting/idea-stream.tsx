import { DecisionMark } from "#src/sections/diagram.tsx";
import { withGap } from "#src/sections/steps.tsx";

interface IdeaStreamProps {
	/** How many ideas are dropped at the end of each step but the last. */
	dropped: readonly number[];
	/** How many a person decides on in the last. */
	kept: number;
	/** What stands on those. */
	mark: string;
	caption: string;
}

const width = 1200;
const height = 300;
/** How thick a stream is, how far the next is below it, and how far it runs on while it falls. */
const thick = 16;
const pitch = 20;
const bend = 90;

/** The ideas that are dropped, as streams which fall: the lowest first. */
function falling(dropped: readonly number[], kept: number): string {
	const column = width / (dropped.length + 1);
	let below = dropped.reduce((sum, count) => sum + count, kept);
	return dropped
		.flatMap((count, step) => {
			below -= count;
			return Array.from({ length: count }, (_, index) => {
				const top = (below + index) * pitch;
				const bottom = top + thick;
				const turn = column * (step + 1) - bend - (index + 1) * pitch;
				const [outer, inner] = [turn + bend + thick, turn + bend];
				return `M0 ${top}H${turn}Q${outer} ${top} ${outer} ${height}H${inner}Q${inner} ${bottom} ${turn} ${bottom}H0z`;
			});
		})
		.join("");
}

/** Over the weeks of a plan: many ideas go in, most are dropped on the way, and a few are decided on. */
export function IdeaStream({ dropped, kept, mark, caption }: IdeaStreamProps) {
	const decision = (width * dropped.length) / (dropped.length + 1);
	return (
		<figure className="mb-10">
			<div className="relative overflow-clip print:hidden">
				<svg
					width="320"
					height="120"
					viewBox={`0 0 ${width} ${height}`}
					preserveAspectRatio="none"
					aria-hidden="true"
					className={`lit-strata h-44 w-full max-w-none lg:h-80 ${withGap}`}
				>
					<path d={falling(dropped, kept)} className="fill-stratum-4" />
					{Array.from({ length: kept }, (_, index) => (
						<path
							// biome-ignore lint/suspicious/noArrayIndexKey: the streams stay in their places
							key={index}
							d={`M0 ${index * pitch}H${decision}v${thick}H0z`}
							className="fill-accent"
						/>
					))}
				</svg>
				{/* The last of the columns that the words below stand in. */}
				<div className={`absolute inset-x-0 top-0 grid auto-cols-fr grid-flow-col ${withGap}`}>
					{dropped.map((_, step) => (
						// biome-ignore lint/suspicious/noArrayIndexKey: steps stay in their places
						<span key={step} />
					))}
					<div className="flex justify-end lg:pr-5">
						<div className="decision flex h-10 min-w-full shrink-0 items-center px-3">
							<DecisionMark>{mark}</DecisionMark>
						</div>
					</div>
				</div>
			</div>
			<figcaption className="mt-4 text-small text-muted">{caption}</figcaption>
		</figure>
	);
}
