import { PersonMark } from "#src/sections/diagram.tsx";

const width = 1200;
/** Half a wave of handwriting. */
const half = 12;
/** Until where each line is written by hand. */
const byHand = [912, 720, 960, 480, 648];

/** How high handwriting is at a place: it gets flatter, and no two letters are alike. */
const waveAt = (place: number, end: number, line: number) =>
	Math.round(19 * Math.sqrt(1 - place / end) * (1 + 0.45 * Math.sin(place * (0.05 + line / 90))));

/**
 * Over the weeks of a plan, from one edge of the window to the other: handwriting that becomes ruled lines. On one
 * of them a person fills in what no rule can know, which the mark says.
 */
export function StraightenedLines({ mark }: { mark: string }) {
	return (
		<div className="across relative mb-8 bg-stratum-1 py-6 [--across:var(--color-stratum-1)] lg:py-8 print:hidden">
			<svg
				width="320"
				height="200"
				viewBox={`0 0 ${width} 240`}
				preserveAspectRatio="none"
				aria-hidden="true"
				className="h-48 w-full fill-none lg:h-64"
			>
				{byHand.map((end, line) => {
					const y = 32 + 44 * line;
					const waves = Array.from({ length: end / half / 2 }, (_, index) => {
						const high = waveAt(2 * half * index, end, line);
						return `q${half / 2}-${high} ${half} 0q${half / 2} ${high} ${half} 0`;
					});
					return (
						<g key={end}>
							<path
								d={`M0 ${y}${waves.join("")}`}
								vectorEffect="non-scaling-stroke"
								className="stroke-3 stroke-ink"
							/>
							<path
								d={`M${end} ${y}H${width}`}
								vectorEffect="non-scaling-stroke"
								className="stroke-8 stroke-stratum-4"
							/>
						</g>
					);
				})}
			</svg>
			<div className="absolute top-1/2 right-0 -translate-y-1/2">
				<PersonMark>{mark}</PersonMark>
			</div>
		</div>
	);
}
