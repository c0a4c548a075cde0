import { UserCheck } from "lucide";
import type { ReactNode } from "react";
import { Figure } from "#src/sections/figure.tsx";
import { Icon } from "#src/ui/icon.tsx";

/** A figure as large as what it rests on: the sum, the decision, the definition and the rows. */
export function TracedNumber() {
	return (
		<Figure
			caption={
				<>
					Illustrative example: a made-up week on a made-up ward. Keys stand in for patient numbers
					here, and would in your warehouse too.
				</>
			}
		>
			<div className="grid gap-y-8 sm:grid-cols-2 sm:gap-x-6 lg:grid-cols-12 lg:gap-x-0 lg:gap-y-10">
				<div className="lg:col-span-5 lg:self-end lg:pr-8">
					<p className="-ml-[0.06em] whitespace-nowrap pt-[0.12em] font-display font-medium text-[min(16rem,62vw)]/[0.8] text-accent [letter-spacing:-0.04em] lg:text-[min(25rem,34vw)]/[0.8]">
						38
					</p>
					<p className="text-balance text-lead">admissions last week, as shown on the slide</p>
				</div>

				<div className="lg:col-span-4 lg:self-end lg:pr-6">
					<h3 className="font-semibold text-subheading">How 43 rows become 38</h3>
					<Squares />
					<dl className="text-[1em]/snug">
						<Line amount="43">Rows loaded</Line>
						<Line amount="−3" sign={moved}>
							Moved from another ward
						</Line>
						<Line amount="−2" sign={twice}>
							Entered twice
						</Line>
						<Line amount="38">Admissions</Line>
					</dl>
				</div>

				<div className="border border-transparent bg-highlight p-5 text-on-highlight sm:col-span-2 lg:col-span-3 lg:self-end">
					<p className="flex gap-2 font-semibold">
						<Icon icon={UserCheck} className="mt-0.5" />A person decided
					</p>
					<h3 className="mt-3 font-display text-quiet">Are these two rows one stay?</h3>
					<p className="mt-2">
						Same person, same day, ten minutes apart. The ward clerk said yes. The answer is kept
						with the row.
					</p>
				</div>

				<div className="border-ink border-t-3 pt-5 sm:col-span-2 lg:col-span-5 lg:pr-12">
					<h3 className="font-semibold text-subheading">What the word means</h3>
					<p className="mt-2 max-w-measure">
						An admission is a stay that begins on this ward and lasts past midnight. The charge
						nurse manager owns this definition.
					</p>
				</div>

				<div className="border-ink border-t-3 pt-5 sm:col-span-2 lg:col-span-7">
					<table className="w-full text-left text-[1em]/snug">
						<caption className="pb-3 text-left font-semibold text-subheading">
							Where it came from: four of the 43 rows
						</caption>
						<thead className="sr-only">
							<tr>
								<th scope="col">Row</th>
								<th scope="col">Source</th>
								<th scope="col">In the count</th>
							</tr>
						</thead>
						<tbody className="source-rows">
							<SourceRow row="K-0417" source="Ward system, Tuesday 9:10 am">
								Yes
							</SourceRow>
							<SourceRow row="K-0418" source="Ward system, Tuesday 9:20 am">
								No: repeats K-0417
							</SourceRow>
							<SourceRow row="K-0422" source="Transfer list, Wednesday">
								No: moved here
							</SourceRow>
							<SourceRow row="K-0431" source="Ward system, Friday 11:55 pm">
								Yes: stayed past midnight
							</SourceRow>
						</tbody>
					</table>
				</div>
			</div>
		</Figure>
	);
}

/** What stands for a row, in 8 by 8: a square if it counts, an arrow or a cross if it doesn't. */
const counts = "h8v8h-8z";
const moved = "m0 4h8m-4-4l4 4-4 4";
const twice = "l8 8m0-8l-8 8";

/** All 43 rows: 38 that count, 3 that were moved, 2 that were entered twice. */
function Squares() {
	const signs = [...Array(38).fill(counts), ...Array(3).fill(moved), ...Array(2).fill(twice)];
	const path = signs
		.map((sign, index) => `M${(index % 11) * 10 + 1} ${Math.floor(index / 11) * 10 + 1}${sign}`)
		.join("");
	return (
		<svg
			viewBox="0 0 110 40"
			width="308"
			height="112"
			aria-hidden="true"
			className="my-5 h-auto w-full max-w-[26rem]"
		>
			<path d={path} strokeWidth="1.2" className="fill-accent stroke-accent" />
		</svg>
	);
}

/** A line of the sum. */
function Line({ amount, sign, children }: { amount: string; sign?: string; children: ReactNode }) {
	return (
		<div className="flex items-baseline justify-between gap-4 py-1 last:font-semibold">
			<dt>
				{sign && (
					<svg
						width="16"
						height="16"
						viewBox="0 0 10 10"
						aria-hidden="true"
						className="mr-2 inline fill-accent stroke-accent"
					>
						<path d={`M1 1${sign}`} strokeWidth="1.2" />
					</svg>
				)}
				{children}
			</dt>
			<dd className="shrink-0 font-display text-quiet even-figures">{amount}</dd>
		</div>
	);
}

interface SourceRowProps {
	row: string;
	source: string;
	/** Whether the row is counted, and why not. */
	children: ReactNode;
}

function SourceRow({ row, source, children }: SourceRowProps) {
	return (
		<tr>
			<th scope="row" className="whitespace-nowrap font-semibold">
				{row}
			</th>
			<td>{source}</td>
			<td>{children}</td>
		</tr>
	);
}
