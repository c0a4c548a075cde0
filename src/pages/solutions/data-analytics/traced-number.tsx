import type { ReactNode } from "react";
import {
	Connector,
	DecisionBox,
	Diagram,
	type DiagramStep,
	StepBox,
} from "#src/sections/diagram.tsx";

interface SourceRow {
	/** The row's key. It isn't a patient number. */
	row: string;
	source: string;
	/** Whether the row is counted, and why not. */
	counted: string;
}

export interface TracedNumberProps {
	caption: ReactNode;
	/** A line above the diagram that says it is an example. */
	example: string;
	figure: { value: string; text: string };
	definition: DiagramStep;
	/** The calculation from all rows to the figure. The last line is the result. */
	sum: { title: string; lines: readonly { text: string; amount: string }[] };
	decision: DiagramStep & { mark: string };
	rows: { title: string; columns: readonly [string, string, string]; items: readonly SourceRow[] };
}

/** Traces a figure back to its rows. */
export function TracedNumber(props: TracedNumberProps) {
	const { caption, example, figure, definition, sum, decision, rows } = props;
	return (
		<Diagram caption={caption} example={example}>
			<ol className="grid gap-8 pt-8 wrap-anywhere lg:grid-cols-12">
				<li className="lg:col-span-4">
					<p className="flex items-center gap-6 font-display text-[7rem]/none text-accent tracking-tight lg:-mr-8 lg:text-[9rem]/none">
						{figure.value}
						<span aria-hidden="true" className="hidden flex-1 lg:block">
							<Connector direction="right" />
						</span>
					</p>
					<p className="pb-3 text-balance text-lead">{figure.text}</p>
				</li>
				<li className="relative grid lg:col-span-4">
					<Connector direction="down" className="absolute bottom-full left-8 lg:hidden" />
					<StepBox {...definition} />
				</li>
				<li className="relative lg:col-span-4">
					<Connector direction="down" className="absolute bottom-full left-8 lg:hidden" />
					<span aria-hidden="true" className="absolute top-18 right-full hidden w-8 lg:block">
						<Connector direction="right" />
					</span>
					<Sum {...sum} />
				</li>
				<li className="relative lg:order-2 lg:col-span-8">
					<Connector
						direction="down"
						className="absolute bottom-full left-8 lg:left-[calc(50%+3rem)]"
					/>
					<span aria-hidden="true" className="absolute top-40 right-full hidden w-8 lg:block">
						<Connector direction="left" />
					</span>
					<Rows {...rows} />
				</li>
				<li className="relative lg:order-1 lg:col-span-4 lg:pt-8">
					<Connector direction="down" className="absolute bottom-full left-8 lg:hidden" />
					<DecisionBox {...decision} />
				</li>
			</ol>
		</Diagram>
	);
}

function Sum({ title, lines }: TracedNumberProps["sum"]) {
	return (
		<div className="h-full rounded-control border border-control bg-ground p-4 sm:p-5">
			<p className="text-[1em]/snug font-semibold">{title}</p>
			<dl className="mt-2 text-small">
				{lines.map((line) => (
					<div
						key={line.text}
						className="flex justify-between gap-4 border-line border-b py-2 last:border-0 last:font-semibold"
					>
						<dt>{line.text}</dt>
						<dd className="shrink-0 even-figures">{line.amount}</dd>
					</div>
				))}
			</dl>
		</div>
	);
}

function Rows({ title, columns, items }: TracedNumberProps["rows"]) {
	const [row, source, counted] = columns;
	return (
		<div className="h-full rounded-control border border-control bg-ground pt-4">
			<table className="w-full text-left text-small">
				<caption className="px-3 pb-2 text-left font-semibold sm:px-5">{title}</caption>
				<thead>
					<tr>
						{[row, source, counted].map((column) => (
							<th
								key={column}
								scope="col"
								className="border-control border-b px-3 py-2.5 font-medium text-muted sm:px-5"
							>
								{column}
							</th>
						))}
					</tr>
				</thead>
				<tbody>
					{items.map((item) => (
						<tr key={item.row} className="border-line border-b last:border-0">
							<th
								scope="row"
								className="whitespace-nowrap px-3 py-2.5 align-top font-semibold sm:px-5"
							>
								{item.row}
							</th>
							<td className="px-3 py-2.5 align-top text-muted sm:px-5">{item.source}</td>
							<td className="px-3 py-2.5 align-top sm:px-5">{item.counted}</td>
						</tr>
					))}
				</tbody>
			</table>
		</div>
	);
}
