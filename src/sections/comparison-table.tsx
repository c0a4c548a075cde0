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

/** A table. On small screens each row becomes a card. */
export function ComparisonTable({ caption, columns, marks, rows }: ComparisonTableProps) {
	const others = columns.slice(1);
	function markOf(index: number) {
		const kind = marks?.[index];
		return kind && <Mark kind={kind} className="mb-1" />;
	}
	return (
		<table className="block w-full border-collapse text-left md:table">
			<caption className="block py-4 text-left text-small text-muted [caption-side:bottom] md:table-caption md:pt-8">
				{caption}
			</caption>
			<thead className="sr-only md:not-sr-only md:table-header-group">
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
			<tbody className="block md:table-row-group">
				{rows.map(([name, ...cells], rowIndex) => (
					// biome-ignore lint/suspicious/noArrayIndexKey: the rows never change order
					<tr key={rowIndex} className="block border-line py-4 not-last:border-b md:table-row">
						<th
							scope="row"
							className="block py-1 pr-6 align-top text-subheading font-semibold md:table-cell md:py-5 md:text-base"
						>
							{name}
						</th>
						{cells.map((cell, index) => (
							<td
								key={others[index]}
								className="labelled block py-1.5 pr-6 align-top text-muted text-links md:table-cell md:py-5"
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
