import { Children, cloneElement, type ReactElement, type ReactNode } from "react";
import { Mark, type MarkKind } from "#src/ui/mark.tsx";

interface TableLook {
	/** The column headings. The first is for the rows' titles. */
	columns?: readonly string[];
	/** A mark for each column but the first. */
	marks?: readonly (MarkKind | undefined)[];
	/** Rows between lines, or columns on the grounds of their marks. */
	variant?: "lines" | "columns";
}

interface ComparisonTableProps extends TableLook {
	/** Says what is compared. */
	caption: ReactNode;
	columns: readonly string[];
	/** The `Row`s. */
	children: ReactNode;
}

/** The grounds of columns: what goes ahead, what a person decides, and what can never be. */
const grounds = {
	tick: "bg-stratum-2",
	person: "ground-decided",
	cross: "ground-night",
} as const;

const groundOf = (mark: MarkKind | undefined, variant: TableLook["variant"]) =>
	mark && variant === "columns" ? `${grounds[mark]} px-5 max-md:pb-3` : "";

/** A table. On a phone each row becomes a card with the columns' names as labels. */
export function ComparisonTable({
	caption,
	columns,
	marks = [],
	variant = "lines",
	children,
}: ComparisonTableProps) {
	const [first, ...others] = columns;
	return (
		<table
			className={`block w-full text-left md:table md:border-collapse ${variant === "columns" ? "lg:table-fixed" : ""}`}
		>
			<caption className="block pb-4 md:pt-5 md:pb-0 text-left text-muted text-small [caption-side:bottom] md:table-caption">
				<span className="block max-w-measure text-links">{caption}</span>
			</caption>
			<thead className="sr-only md:not-sr-only md:table-header-group">
				<tr>
					<th
						scope="col"
						className="py-4 pr-6 align-bottom font-display font-medium text-lead/snug"
					>
						{first}
					</th>
					{others.map((column, index) => (
						<th
							key={column}
							scope="col"
							className={`py-4 align-bottom font-display font-medium text-lead/snug ${groundOf(marks[index], variant) || "pr-6"}`}
						>
							<ColumnName name={column} mark={marks[index]} />
						</th>
					))}
				</tr>
			</thead>
			<tbody className="block md:table-row-group">
				{Children.map(children, (row) =>
					cloneElement(row as ReactElement<RowProps>, { columns: others, marks, variant }),
				)}
			</tbody>
		</table>
	);
}

function ColumnName({ name, mark }: { name: ReactNode; mark: MarkKind | undefined }) {
	return (
		<span className="flex gap-2">
			{mark && <Mark kind={mark} className="mt-[0.2em]" />}
			{name}
		</span>
	);
}

interface RowProps extends TableLook {
	title: ReactNode;
	/** The `Cell`s, one for each column but the first. */
	children: ReactNode;
}

/** A row of a `ComparisonTable`, which gives it its columns. */
export function Row({ title, columns = [], marks = [], variant, children }: RowProps) {
	return (
		<tr className="block border-line border-t py-5 md:table-row">
			<th
				scope="row"
				className="block pb-2 align-top font-display font-medium text-quiet md:table-cell md:w-1/4 md:py-5 md:pr-6 md:text-subheading"
			>
				{title}
			</th>
			{Children.toArray(children).map((cell, index) =>
				cloneElement(cell as ReactElement<CellProps>, {
					label: <ColumnName name={columns[index]} mark={marks[index]} />,
					ground: groundOf(marks[index], variant),
				}),
			)}
		</tr>
	);
}

interface CellProps {
	label?: ReactNode;
	ground?: string;
	children?: ReactNode;
}

/** A cell of a `Row`, which gives it its column's name and ground. */
export function Cell({ label, ground, children }: CellProps) {
	return (
		<td className={`table-cell-card md:table-cell md:py-5 ${ground || "md:pr-6"}`}>
			<div className="font-medium text-label md:hidden" aria-hidden="true">
				{label}
			</div>
			<div className="text-links">{children}</div>
		</td>
	);
}
