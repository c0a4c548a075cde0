import { OverColumns } from "#src/sections/steps.tsx";

/** What fills a line of the docket: a hand, the software, or, where it can't know, a person's decision. */
type Filled = "hand" | "software" | "person";

/** A docket over each step, with its lines as they are by then: handwriting goes from step to step. */
export function DocketWeeks({ dockets }: { dockets: readonly (readonly Filled[])[] }) {
	return (
		<OverColumns>
			{dockets.map((lines) => (
				<div key={lines.join()}>
					<Docket lines={lines} />
				</div>
			))}
		</OverColumns>
	);
}

/** Handwriting, and the bars that stand for what software or a person fills in. */
const shapes: Record<Filled, { d: string; className: string }> = {
	hand: {
		d: "m0 8q6-12 12-2t12-2 12 0 12-3 12 3 12-2 12 0 12-2 12 2",
		className: "fill-none stroke-3 stroke-ink",
	},
	software: { d: "h126v9h-126z", className: "fill-stratum-4" },
	person: { d: "m-8-6h142v21h-142z", className: "fill-highlight" },
};

/** Torn off a pad: its lower edge is jagged. */
function Docket({ lines }: { lines: readonly Filled[] }) {
	return (
		<svg
			width="170"
			height="220"
			viewBox="0 0 170 220"
			aria-hidden="true"
			className="h-auto w-full"
		>
			<path d={`M0 0h170v210${"l-8.5 8l-8.5-8".repeat(10)}z`} className="fill-stratum-1" />
			<path d="M22 24h70" className="stroke-ink stroke-8" />
			{lines.map((filled, line) => {
				const { d, className } = shapes[filled];
				return (
					// biome-ignore lint/suspicious/noArrayIndexKey: lines stay in their places
					<path key={line} d={`M22 ${52 + 26 * line}${d}`} className={className} />
				);
			})}
		</svg>
	);
}
