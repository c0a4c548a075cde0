import { PersonMark } from "#src/sections/diagram.tsx";
import { Outcome, type Step, whenOf } from "#src/sections/before/steps.tsx";

const width = 1200;
/** Half a wave of handwriting. */
const half = 12;

/** How high handwriting is at a place: it gets flatter, and no two letters are alike. */
const waveAt = (place: number, end: number, line: number) =>
	Math.round(19 * Math.sqrt(1 - place / end) * (1 + 0.45 * Math.sin(place * (0.05 + line / 90))));

interface StraightenedLinesProps {
	steps: readonly Step[];
	/** What stands on the line of the step in which a person decides. */
	mark: string;
}

/** Steps under each other. The line above each is handwriting and becomes a ruled line, sooner from step to step. */
export function StraightenedLines({ steps, mark }: StraightenedLinesProps) {
	return (
		<ol className="lit-strata grid gap-y-10 lg:gap-y-12">
			{steps.map((step, index) => (
				<li key={step.title}>
					<div className="relative mb-4 print:hidden">
						<Line index={index} byHand={1 - (index + 1) / steps.length} />
						{step.signed && (
							<div className="absolute top-1/2 right-0 -translate-y-1/2">
								<PersonMark>{mark}</PersonMark>
							</div>
						)}
					</div>
					<div className="grid gap-x-6 gap-y-2 lg:grid-cols-12">
						<div className="lg:col-span-4 lg:pr-6">
							<p className="font-medium text-accent">{whenOf(step)}</p>
							<h3 className="mt-1 font-display text-quiet">{step.title}</h3>
						</div>
						<p className="max-w-measure text-muted lg:col-span-5 lg:pr-6">{step.text}</p>
						<Outcome className="lg:col-span-3">{step.outcome}</Outcome>
					</div>
				</li>
			))}
		</ol>
	);
}

/** A line of the page's width, of which a part is written by hand. */
function Line({ index, byHand }: { index: number; byHand: number }) {
	const count = Math.floor((width * byHand) / half / 2);
	const end = 2 * half * count;
	const waves = Array.from({ length: count }, (_, wave) => {
		const high = waveAt(2 * half * wave, end, index);
		return `q${half / 2}-${high} ${half} 0q${half / 2} ${high} ${half} 0`;
	});
	return (
		<svg
			width="320"
			height="48"
			viewBox={`0 -24 ${width} 48`}
			preserveAspectRatio="none"
			aria-hidden="true"
			className="h-12 w-full fill-none"
		>
			<path
				d={`M0 0${waves.join("")}`}
				vectorEffect="non-scaling-stroke"
				className="stroke-3 stroke-ink"
			/>
			<path
				d={`M${end} 0H${width}`}
				vectorEffect="non-scaling-stroke"
				className="stroke-8 stroke-stratum-4"
			/>
		</svg>
	);
}
