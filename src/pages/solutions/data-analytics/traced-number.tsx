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
	/** What the figure counts. */
	figure: string;
	definition: DiagramStep;
	/** The calculation from all rows to the figure: how many there are, and how many of them don't count. */
	sum: {
		title: string;
		loaded: { text: string; rows: number };
		struck: readonly { text: string; rows: number }[];
		result: string;
	};
	decision: DiagramStep & { mark: string };
	rows: { title: string; columns: readonly [string, string, string]; items: readonly SourceRow[] };
}

/** Traces a figure back to its rows. From 1024 px up, the figure is as large as what it rests on. */
export function TracedNumber(props: TracedNumberProps) {
	const { caption, example, figure, definition, sum, decision, rows } = props;
	const counted = sum.loaded.rows - sum.struck.reduce((all, line) => all + line.rows, 0);
	return (
		<Diagram caption={caption} example={example}>
			<ol className="grid gap-8 pt-8 wrap-anywhere lg:grid-cols-12 lg:gap-0 lg:pt-14">
				<li className="lg:col-span-5 lg:row-start-1 lg:pr-8">
					<p className="traced-figure text-accent">{counted}</p>
					<p className="pb-8 text-balance text-lead">{figure}</p>
				</li>
				<li className="relative grid lg:col-span-4 lg:row-start-2">
					<Down />
					<StepBox {...definition} stratum={3} />
				</li>
				<li className="relative grid lg:col-span-4 lg:col-start-6 lg:row-start-1 lg:pt-10">
					<Down />
					<Sum {...sum} counted={counted} />
					<span aria-hidden="true" className="absolute right-full bottom-16 hidden w-8 lg:block">
						<Connector direction="left" />
					</span>
				</li>
				<li className="relative grid lg:col-span-8 lg:row-start-2">
					<Down />
					<Connector direction="up" className="-top-4 absolute left-1/2 z-1 max-lg:hidden" />
					<Rows {...rows} />
				</li>
				<li className="relative grid lg:col-span-3 lg:col-start-10 lg:row-start-1">
					<Down />
					<DecisionBox {...decision} />
				</li>
			</ol>
		</Diagram>
	);
}

function Down() {
	return <Connector direction="down" className="absolute bottom-full left-8 lg:hidden" />;
}

function Sum({
	title,
	loaded,
	struck,
	result,
	counted,
}: TracedNumberProps["sum"] & { counted: number }) {
	return (
		<div className="step bg-stratum-1 p-5 xl:p-6">
			<p className="font-semibold text-subheading">{title}</p>
			<Squares total={loaded.rows} counted={counted} />
			<dl className="text-[1em]/snug">
				<Line text={loaded.text} amount={`${loaded.rows}`} />
				{struck.map(({ text, rows }) => (
					<Line key={text} text={text} amount={`−${rows}`} />
				))}
				<Line text={result} amount={`${counted}`} />
			</dl>
		</div>
	);
}

function Line({ text, amount }: { text: string; amount: string }) {
	return (
		<div className="flex items-baseline justify-between gap-4 py-1 last:font-semibold">
			<dt>{text}</dt>
			<dd className="shrink-0 font-display text-quiet even-figures">{amount}</dd>
		</div>
	);
}

/** A square for each row. Those that don't count are struck out. */
function Squares({ total, counted }: { total: number; counted: number }) {
	const columns = 11;
	const squares = Array.from({ length: total }, (_, index) => ({
		x: (index % columns) * 10 + 1,
		y: Math.floor(index / columns) * 10 + 1,
	}));
	const path = (from: number, to: number, shape: string) =>
		squares
			.slice(from, to)
			.map(({ x, y }) => `M${x} ${y}${shape}`)
			.join("");
	return (
		<svg
			viewBox={`0 0 ${columns * 10} ${Math.ceil(total / columns) * 10}`}
			width="320"
			height="116"
			aria-hidden="true"
			className="my-5 h-auto w-full"
		>
			<path d={path(0, counted, "h8v8h-8z")} className="fill-accent" />
			<path
				d={path(counted, total, "l8 8m0-8l-8 8")}
				strokeWidth="3"
				vectorEffect="non-scaling-stroke"
				className="stroke-accent"
			/>
		</svg>
	);
}

function Rows({ title, columns, items }: TracedNumberProps["rows"]) {
	return (
		<div className="step bg-stratum-2 px-2 py-5 sm:px-1 xl:px-2">
			<table className="w-full text-left text-[1em]/snug">
				<caption className="px-2 pb-3 sm:px-4 text-left font-semibold text-subheading">
					{title}
				</caption>
				<thead>
					<tr>
						{columns.map((column) => (
							<th key={column} scope="col" className="px-2 py-2 sm:px-4 font-medium">
								{column}
							</th>
						))}
					</tr>
				</thead>
				<tbody>
					{items.map((item) => (
						<tr key={item.row}>
							<th
								scope="row"
								className="whitespace-nowrap px-2 py-2 sm:px-4 align-top font-semibold"
							>
								{item.row}
							</th>
							<td className="px-2 py-2 sm:px-4 align-top">{item.source}</td>
							<td className="px-2 py-2 sm:px-4 align-top">{item.counted}</td>
						</tr>
					))}
				</tbody>
			</table>
		</div>
	);
}
