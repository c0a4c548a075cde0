import type { ReactNode } from "react";
import { Mark, type MarkKind } from "#src/ui/mark.tsx";

interface ComparisonTableProps {
	/** Says what is compared. It is above the table for screen readers and on phones, otherwise below. */
	caption: string;
	/** The column headings. The first is for the row names. */
	columns: readonly string[];
	/** A mark for each column but the first, in its heading and on a phone in every row. */
	marks?: readonly MarkKind[];
	/** Each row is its name, then a cell for each of the other columns. */
	rows: readonly (readonly [name: ReactNode, ...cells: ReactNode[]])[];
}

/** The classes of a table from the width at which its columns fit. Below it, each row is a card. */
const fits = {
	md: {
		table: "md:table",
		caption: "md:table-caption md:pt-8",
		head: "md:not-sr-only md:table-header-group",
		body: "md:table-row-group",
		row: "md:table-row",
		name: "md:table-cell md:py-5 md:text-base",
		cell: "md:table-cell md:py-5",
		label: "md:hidden",
	},
	lg: {
		table: "lg:table",
		caption: "lg:table-caption lg:pt-8",
		head: "lg:not-sr-only lg:table-header-group",
		body: "lg:table-row-group",
		// On a tablet the cells of a card are in two columns.
		row: "md:max-lg:grid md:max-lg:grid-cols-2 lg:table-row",
		name: "md:max-lg:col-span-2 lg:table-cell lg:py-5 lg:text-base",
		cell: "lg:table-cell lg:py-5",
		label: "lg:hidden",
	},
} as const;

/** A table. On small screens each row becomes a card. */
export function ComparisonTable({ caption, columns, marks, rows }: ComparisonTableProps) {
	const others = columns.slice(1);
	function markOf(index: number) {
		const kind = marks?.[index];
		return kind && <Mark kind={kind} className="mb-1" />;
	}
	const fit = fits[others.length > 3 ? "lg" : "md"];
	return (
		<table className={`block w-full border-collapse text-left ${fit.table}`}>
			<caption
				className={`block py-4 text-left text-small text-muted [caption-side:bottom] ${fit.caption}`}
			>
				{caption}
			</caption>
			<thead className={`sr-only ${fit.head}`}>
				<tr>
					{columns.map((column, index) => (
						<th
							key={column}
							scope="col"
							className="border-b border-control py-3 pr-6 text-small font-medium text-muted"
						>
							{markOf(index - 1)}
							{column}
						</th>
					))}
				</tr>
			</thead>
			<tbody className={`block ${fit.body}`}>
				{rows.map(([name, ...cells], rowIndex) => (
					// biome-ignore lint/suspicious/noArrayIndexKey: the rows never change order
					<tr key={rowIndex} className={`block border-b border-line py-4 ${fit.row}`}>
						<th
							scope="row"
							className={`block py-1 pr-6 align-top text-subheading font-semibold ${fit.name}`}
						>
							{name}
						</th>
						{cells.map((cell, index) => (
							<td
								key={others[index]}
								className={`labelled block py-1.5 pr-6 align-top text-muted text-links ${fit.cell}`}
							>
								<div className={`text-label font-medium text-ink ${fit.label}`} aria-hidden="true">
									{markOf(index)}
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
