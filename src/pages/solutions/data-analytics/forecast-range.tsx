import type { ReactNode } from "react";

interface Mark {
	title: string;
	text: ReactNode;
}

export interface ForecastRangeProps {
	/** A line that says it is an example. */
	example: string;
	/** What the figure counts. */
	what: string;
	forecast: number;
	/** How far the forecast may be off to either side, and how that is said. */
	margin: { value: number; words: string };
	range: Mark;
	/** What was counted afterwards. */
	counted: Mark & { value: number };
	/** What a plain rule would have forecast. */
	rule: Mark & { value: number };
	/** What can be said of another forecast. */
	note: ReactNode;
}

/** How a mark looks, on the scale and beside its title. */
const marks = {
	range: "fill-accent",
	counted: "fill-ground",
	rule: "fill-none stroke-3 stroke-ink",
} as const;

/** A forecast as the largest figure of the page, with its margin of error on a scale, and what came of it. */
export function ForecastRange({
	example,
	what,
	forecast,
	margin,
	note,
	...terms
}: ForecastRangeProps) {
	const { counted, rule } = terms;
	const ends = [forecast - margin.value, forecast + margin.value];
	const all = [...new Set([...ends, forecast, counted.value, rule.value])];
	const below = all.slice(0, 3);
	const [from, to] = [Math.min(...all) - 2, Math.max(...all) + 2];
	const at = (value: number) => `${((value - from) / (to - from)) * 100}%`;
	return (
		<>
			<p className="mt-3 max-w-measure text-lead text-muted">{example}</p>
			<div className="mt-10 gap-x-12 lg:mt-14 lg:flex lg:items-baseline-last">
				<p className="-ml-[0.05em] whitespace-nowrap font-display font-medium text-[min(17.5rem,21vw)]/none tracking-[-0.035em]">
					{`${forecast} `}
					<span className="text-accent">
						<span aria-hidden="true">±</span>
						<span className="sr-only">{margin.words}</span>
						{` ${margin.value}`}
					</span>
				</p>
				<p className="max-w-[16rem] pt-3 text-balance text-lead/snug">{what}</p>
			</div>
			<svg
				width="320"
				height="144"
				aria-hidden="true"
				className="mt-8 h-36 w-full font-display font-medium text-quiet lg:mt-10"
			>
				<rect
					x={at(ends[0] ?? 0)}
					y="28%"
					width={`${(200 * margin.value) / (to - from)}%`}
					height="44%"
					className={marks.range}
				/>
				<rect y="72%" width="100%" height="2" className={marks.range} />
				<rect x={at(forecast)} y="28%" width="3" height="44%" className="fill-ground" />
				<circle cx={at(counted.value)} cy="50%" r="11" className={marks.counted} />
				<circle cx={at(rule.value)} cy="50%" r="10" className={marks.rule} />
				{all.map((value) => (
					<g key={value}>
						<text
							x={at(value)}
							y={below.includes(value) ? "94%" : "18%"}
							textAnchor="middle"
							className={below.includes(value) ? "fill-accent" : "fill-ink"}
						>
							{value}
						</text>{" "}
					</g>
				))}
			</svg>
			<dl className="mt-8 grid gap-x-6 gap-y-5 lg:grid-cols-3">
				{(["range", "counted", "rule"] as const).map((key) => (
					<div key={key}>
						<dt className="flex items-center gap-3 font-semibold text-subheading">
							<svg width="24" height="24" viewBox="-12 -12 24 24" aria-hidden="true">
								{key !== "rule" && <path d="M-12-12h24v24h-24z" className={marks.range} />}
								{key !== "range" && <circle r="9" className={marks[key]} />}
							</svg>
							{terms[key].title}
						</dt>
						<dd className="mt-1 pl-9 text-[1em]/normal">{terms[key].text}</dd>
					</div>
				))}
			</dl>
			<p className="mt-10 max-w-measure text-lead text-muted lg:mt-12">{note}</p>
		</>
	);
}
