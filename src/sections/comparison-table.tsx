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
const grounds = { tick: "bg-land-2", person: "ground-decided", cross: "ground-night" } as const;

const groundOf = (mark: MarkKind | undefined, variant: TableLook["variant"]) =>
	mark && variant === "columns" ? grounds[mark] : "";

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
		<table className={variant === "columns" ? "comparison table-fixed" : "comparison"}>
			<caption className="max-w-measure caption-bottom py-4 text-left text-muted text-small text-links">
				{caption}
			</caption>
			<thead className="max-md:hidden">
				<tr className="font-display text-lead/snug *:align-bottom *:font-medium">
					<th scope="col">{first}</th>
					{others.map((column, index) => (
						<th key={column} scope="col" className={groundOf(marks[index], variant) || undefined}>
							<ColumnName name={column} mark={marks[index]} />
						</th>
					))}
				</tr>
			</thead>
			<tbody>
				{Children.toArray(children).map((row) =>
					cloneElement(row as ReactElement<RowProps>, { columns: others, marks, variant }),
				)}
			</tbody>
		</table>
	);
}

function ColumnName({ name, mark }: { name: ReactNode; mark: MarkKind | undefined }) {
	return (
		<span className="flex gap-2">
			{mark && <Mark kind={mark} className="mt-0.5" />}
			{name}
		</span>
	);
}

interface RowProps extends TableLook {
	title: ReactNode;
	/** Its own ground, such as "bg-land-1", if its colour says something. */
	ground?: string;
	/** The `Cell`s, one for each column but the first. */
	children: ReactNode;
}

/** A row of a `ComparisonTable`, which gives it its columns. */
export function Row({ title, ground, columns = [], marks = [], variant, children }: RowProps) {
	return (
		<tr className={`border-line border-t max-md:py-5 ${ground ? `${ground} px-4` : ""}`.trim()}>
			<th
				scope="row"
				className={`font-display font-medium text-lead/snug text-links max-md:pb-2 ${ground ? "md:pl-5" : ""}`.trim()}
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
		<td className={ground || undefined}>
			<div data-phone-label className="font-medium text-label md:hidden">
				{label}
			</div>
			<div className="text-links">{children}</div>
		</td>
	);
}
