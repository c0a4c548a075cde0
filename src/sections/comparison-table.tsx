import type { ReactNode } from "react";
import { Mark, type MarkKind } from "#src/ui/mark.tsx";

interface ComparisonTableProps {
	/** Says what is compared. It is above the table for screen readers and on phones, otherwise below. */
	caption: string;
	/** The column headings. The first is for the row names. */
	columns: readonly string[];
	/** A mark for each column but the first, in its heading. */
	marks?: readonly MarkKind[];
	/** Each row is its name, then a cell for each of the other columns. */
	rows: readonly (readonly [name: ReactNode, ...cells: ReactNode[]])[];
}

/*
 * A row is a band of a tone that any ground shows through, instead of between rules. In a separated table, cells are
 * what has a background.
 */
const band = "md:bg-accent/6 md:px-5 md:py-5";

/** A table. On small screens each row becomes a card. */
export function ComparisonTable({ caption, columns, marks, rows }: ComparisonTableProps) {
	const others = columns.slice(1);
	function markOf(index: number) {
		const kind = marks?.[index];
		return kind && <Mark kind={kind} className="mb-1" />;
	}
	return (
		<table className="block w-full border-separate border-spacing-x-0 border-spacing-y-1 text-left md:table">
			<caption className="block py-4 text-left text-small text-muted [caption-side:bottom] md:table-caption md:pt-6">
				{caption}
			</caption>
			<thead className="sr-only md:not-sr-only md:table-header-group">
				<tr>
					{columns.map((column, index) => (
						<th
							key={column}
							scope="col"
							className="px-5 py-2 align-bottom text-small font-medium text-accent"
						>
							{markOf(index - 1)}
							{column}
						</th>
					))}
				</tr>
			</thead>
			<tbody className="block md:table-row-group">
				{rows.map(([name, ...cells], rowIndex) => (
					// biome-ignore lint/suspicious/noArrayIndexKey: the rows never change order
					<tr key={rowIndex} className="mb-2 block bg-accent/6 p-4 md:table-row md:bg-transparent">
						<th
							scope="row"
							className={`block align-top font-display text-lead/snug font-medium md:table-cell ${band}`}
						>
							{name}
						</th>
						{cells.map((cell, index) => (
							<td
								key={others[index]}
								className={`labelled block pt-2 align-top text-muted text-links md:table-cell ${band}`}
							>
								<div className="text-label font-medium text-ink md:hidden" aria-hidden="true">
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
