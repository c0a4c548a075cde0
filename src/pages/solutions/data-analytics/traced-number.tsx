import type { ReactNode } from "react";
import { Connector, DecisionBox, Diagram, type DiagramStep } from "#src/sections/diagram.tsx";

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

/** What stands for a row: a square if it counts, otherwise an arrow or a cross, by the reason. */
const signs = { counted: "h8v8h-8z", struck: ["m0 4h8m-4-4l4 4-4 4", "l8 8m0-8l-8 8"] } as const;
const signOf = (reason: number) => signs.struck[reason % 2] ?? signs.struck[0];

/** The classes of what the figure rests on: it stands on a line. */
const part = "border-ink border-t-3 py-5 lg:py-6";

/** Traces a figure back to its rows. From 1024 px up, the figure is as large as what it rests on. */
export function TracedNumber(props: TracedNumberProps) {
	const { caption, example, figure, definition, sum, decision, rows } = props;
	const counted = sum.loaded.rows - sum.struck.reduce((all, line) => all + line.rows, 0);
	return (
		<Diagram caption={caption} example={example}>
			<ol className="grid gap-8 pt-8 wrap-anywhere lg:grid-cols-12 lg:gap-0 lg:pt-14">
				<li className="lg:col-span-5 lg:row-start-1 lg:flex lg:flex-col lg:justify-end lg:pr-8">
					<p className="traced-figure relative text-accent">
						{counted}
						<span aria-hidden="true" className="absolute top-1/2 left-full hidden w-8 lg:block">
							<Connector direction="left" />
						</span>
					</p>
					{/* Over the definition, whose arrow points to it. */}
					<p className="pb-8 text-balance text-lead lg:mt-6">{figure}</p>
				</li>
				<li className="relative grid lg:col-span-4 lg:row-start-2">
					<Up wide />
					<div className={`${part} lg:pr-8`}>
						<p className="font-semibold text-subheading">{definition.title}</p>
						<p className="mt-1.5 max-w-measure text-[1em]/normal">{definition.text}</p>
					</div>
				</li>
				<li className="relative grid lg:col-span-4 lg:col-start-6 lg:row-start-1 lg:pt-10">
					<Up />
					<Sum {...sum} counted={counted} />
				</li>
				<li className="relative grid lg:col-span-8 lg:row-start-2">
					<Up wide />
					<Rows {...rows} />
				</li>
				<li className="relative grid lg:col-span-3 lg:col-start-10 lg:row-start-1 lg:self-end">
					<Up />
					<DecisionBox {...decision}>
						{/* Two rows become one. */}
						<svg width="184" height="40" viewBox="0 0 46 10" aria-hidden="true" className="mt-4">
							<path
								d={`M1 1${signs.counted}M12 1${signs.counted}M25 1${signs.struck[0]}M37 1${signs.counted}`}
								className="fill-current stroke-current"
							/>
						</svg>
					</DecisionBox>
				</li>
			</ol>
		</Diagram>
	);
}

/** The arrow to what rests on this: on small screens in the gap, from 1024 px up across the edge. */
function Up({ wide = false }: { wide?: boolean }) {
	return (
		<Connector
			direction="up"
			className={`absolute bottom-full left-8 ${wide ? "z-1 lg:-top-4 lg:bottom-auto lg:left-1/2" : "lg:hidden"}`}
		/>
	);
}

function Sum({
	title,
	loaded,
	struck,
	result,
	counted,
}: TracedNumberProps["sum"] & { counted: number }) {
	return (
		<div className="lg:px-6 lg:pb-6">
			<p className="font-semibold text-subheading">{title}</p>
			<Squares counted={counted} struck={struck} />
			<dl className="text-[1em]/snug">
				<Line text={loaded.text} amount={`${loaded.rows}`} />
				{struck.map(({ text, rows }, reason) => (
					<Line key={text} text={text} amount={`−${rows}`} sign={signOf(reason)} />
				))}
				<Line text={result} amount={`${counted}`} />
			</dl>
		</div>
	);
}

function Line({ text, amount, sign }: { text: string; amount: string; sign?: string }) {
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
				{text}
			</dt>
			<dd className="shrink-0 font-display text-quiet even-figures">{amount}</dd>
		</div>
	);
}

/** A square for each row that counts, and for the others the sign of their reason. */
function Squares({
	counted,
	struck,
}: Pick<TracedNumberProps["sum"], "struck"> & { counted: number }) {
	const columns = 11;
	const rows = [
		...Array<string>(counted).fill(signs.counted),
		...struck.flatMap(({ rows }, reason) => Array<string>(rows).fill(signOf(reason))),
	];
	const data = rows.map(
		(sign, index) =>
			`M${(index % columns) * 10 + 1} ${Math.floor(index / columns) * 10 + 1}${sign}`,
	);
	return (
		<svg
			viewBox={`0 0 ${columns * 10} ${Math.ceil(rows.length / columns) * 10}`}
			width="320"
			height="116"
			aria-hidden="true"
			className="my-5 h-auto w-full max-w-[26rem]"
		>
			<path d={data.join("")} strokeWidth="1.2" className="fill-accent stroke-accent" />
		</svg>
	);
}

function Rows({ title, columns, items }: TracedNumberProps["rows"]) {
	return (
		<div className={part}>
			<table className="w-full text-left text-[1em]/snug">
				<caption className="pb-3 text-left font-semibold text-subheading">{title}</caption>
				<thead>
					<tr>
						{columns.map((column) => (
							<th key={column} scope="col" className="py-2 pr-4 font-medium">
								{column}
							</th>
						))}
					</tr>
				</thead>
				<tbody>
					{items.map((item) => (
						<tr key={item.row}>
							<th scope="row" className="whitespace-nowrap py-2 pr-4 align-top font-semibold">
								{item.row}
							</th>
							<td className="py-2 pr-4 align-top">{item.source}</td>
							<td className="py-2 pr-4 align-top">{item.counted}</td>
						</tr>
					))}
				</tbody>
			</table>
		</div>
	);
}
