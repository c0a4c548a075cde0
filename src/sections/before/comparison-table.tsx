import type { ReactNode } from "react";
import { Mark, type MarkKind } from "#src/ui/mark.tsx";

interface ComparisonTableProps {
	/** Says what is compared. It is above the table for screen readers and on phones, otherwise below. */
	caption: string;
	/** The column headings. The first is for the row names. */
	columns: readonly string[];
	/** A mark for each column but the first, in its heading. */
	marks?: readonly (MarkKind | undefined)[];
	/** Rows as bands, columns in the colours of their marks, or rows as layers of land across the window. */
	look?: keyof typeof looks;
	/** Each row is its name, then a cell for each of the other columns. */
	rows: readonly (readonly [name: ReactNode, ...cells: ReactNode[]])[];
}

/* A row is a band, instead of between rules. In a separated table, cells are what has a background. */
const band = "md:bg-stratum-1 md:px-5 md:py-5";

/** The classes of the parts of a table. */
const looks = {
	bands: {
		table: "border-separate border-spacing-x-0 border-spacing-y-1 lg:table-fixed",
		caption: "py-4 text-muted md:pt-6",
		head: "px-5 py-2 text-accent text-small lg:has-[svg]:whitespace-nowrap",
		mark: "mr-2 inline-block align-[-0.3em]",
		row: "mb-2 bg-stratum-1 p-4 md:bg-transparent",
		name: `text-lead/snug md:w-1/4 md:text-subheading/snug lg:w-1/5 ${band}`,
		cell: `pt-2 text-muted ${band}`,
	},
	columns: {
		table: "border-collapse",
		caption: "py-4 text-muted md:pt-6",
		head: "pt-5 pr-5 align-baseline font-display text-quiet not-first:pl-5",
		mark: "mb-1",
		row: "py-4",
		name: "pb-2 text-lead/snug md:py-5 md:pr-6",
		cell: "p-4 md:p-5",
	},
	layers: {
		table: "layers border-collapse bg-stratum-1",
		caption: "py-4 md:bg-stratum-4 md:py-8",
		head: "pt-6 text-small not-last:pr-6",
		mark: "mb-1",
		row: "py-6",
		name: "text-quiet md:py-5 md:pr-6",
		cell: "labelled pt-2 not-last:pr-8 md:py-6",
	},
} as const;

/** The grounds of columns: what goes ahead, what a person decides, and what can never be. */
const fills = {
	tick: "bg-stratum-2",
	person: "decision",
	cross: "bg-depth text-on-depth [--color-danger:currentColor] [--color-ink:var(--color-on-depth)]",
} as const;

/** The grounds of layers over the first one: each deeper than the one above. */
const depths = [
	"",
	"bg-stratum-4/20",
	"bg-stratum-4/40",
	"bg-stratum-4/60",
	"bg-stratum-4/80",
	"bg-stratum-4",
] as const;

/** A table. On small screens each row becomes a card. */
export function ComparisonTable({
	caption,
	columns,
	marks,
	look = "bands",
	rows,
}: ComparisonTableProps) {
	const classes = looks[look];
	const others = columns.slice(1);
	function markOf(index: number) {
		const kind = marks?.[index];
		return kind && <Mark kind={kind} className={classes.mark} />;
	}
	function fillOf(index: number): string {
		const kind = look === "columns" && marks?.[index];
		return kind ? fills[kind] : "";
	}
	return (
		<table className={`block w-full text-left md:table ${classes.table}`}>
			<caption
				className={`block text-left text-small [caption-side:bottom] md:table-caption ${classes.caption}`}
			>
				<span className="block max-w-[70ch]">{caption}</span>
			</caption>
			<thead className="sr-only md:not-sr-only md:table-header-group">
				<tr>
					{columns.map((column, index) => (
						<th
							key={column}
							scope="col"
							className={`align-bottom font-medium ${classes.head} ${fillOf(index - 1)}`.trim()}
						>
							{markOf(index - 1)}
							{column}
						</th>
					))}
				</tr>
			</thead>
			<tbody className="block md:table-row-group">
				{rows.map(([name, ...cells], rowIndex) => (
					<tr
						// biome-ignore lint/suspicious/noArrayIndexKey: the rows never change order
						key={rowIndex}
						className={`block md:table-row ${classes.row} ${look === "layers" ? (depths[rowIndex] ?? depths[5]) : ""}`.trim()}
					>
						<th
							scope="row"
							className={`block align-top font-display font-medium md:table-cell ${classes.name}`}
						>
							{name}
						</th>
						{cells.map((cell, index) => (
							<td
								key={others[index]}
								className={`block align-top text-links md:table-cell ${classes.cell} ${fillOf(index)}`.trim()}
							>
								<div className="font-medium text-ink text-label md:hidden" aria-hidden="true">
									{others[index]}
								</div>
								{cell}
							</td>
						))}
					</tr>
				))}
			</tbody>
		</table>
	);
}
