import { ChevronDown } from "lucide";
import type { Menu, MenuColumn } from "#src/content/navigation.ts";
import { allOf, LinkWords } from "#src/shell/link-words.tsx";
import { Icon } from "#src/ui/icon.tsx";
import { Link } from "#src/ui/link.tsx";

interface MegaMenuProps {
	item: Menu;
	/** The path of the page that the shell is rendered with. */
	path: string;
}

/**
 * A menu button and its panel, a popover. The browser opens and closes it, keeps only one open at a
 * time, closes it on Escape and on a click outside, and exposes its state to assistive technology.
 */
export function MegaMenu({ item, path }: MegaMenuProps) {
	const id = `menu-${item.title.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, "-")}`;
	return (
		<li className="mega-menu">
			<button
				type="button"
				popoverTarget={id}
				className="flex min-h-11 items-center gap-1 rounded-control px-3 font-medium hover:text-accent"
			>
				{item.title}
				<Icon icon={ChevronDown} />
			</button>
			<div id={id} popover="auto" className="mega-menu-panel">
				<Panel item={item} path={path} />
			</div>
		</li>
	);
}

/** A panel's content. */
function Panel({ item, path }: MegaMenuProps) {
	return (
		<div className="page-width grid grid-cols-12 gap-6 py-10">
			<div className="col-span-4 pr-10">
				<p className="font-display text-heading">{item.megaMenu.headline}</p>
				<p className="mt-3 text-muted">{item.megaMenu.description}</p>
				{item.href && (
					<p className="mt-5 text-links">
						<Link href={item.href} aria-current={item.href === path ? "page" : undefined}>
							{allOf(item)}
						</Link>
					</p>
				)}
			</div>
			<div
				className={`col-span-8 grid gap-x-6 border-l border-line pl-8 ${item.megaMenu.gridCols === 2 ? "grid-cols-2 content-start" : "max-w-[36rem] gap-y-6"}`}
			>
				{item.megaMenu.columns.map((column) => (
					<Column
						key={column.links[0]?.href}
						column={column}
						path={path}
						rowsAligned={item.megaMenu.gridCols === 2}
					/>
				))}
			</div>
		</div>
	);
}

interface ColumnProps extends Pick<MegaMenuProps, "path"> {
	column: MenuColumn;
	/** Aligns each link with its neighbour in the other column. Up to twelve rows; unused ones are empty. */
	rowsAligned: boolean;
}

function Column({ column, path, rowsAligned }: ColumnProps) {
	return (
		<div className={rowsAligned ? "row-span-12 grid grid-rows-subgrid" : undefined}>
			{column.title && (
				<p className="mb-1 px-3 text-label font-medium text-muted">{column.title}</p>
			)}
			<ul className={rowsAligned ? "row-span-12 grid grid-rows-subgrid gap-y-1" : undefined}>
				{column.links.map((link) => (
					<li key={link.href}>
						<Link
							href={link.href}
							aria-current={link.href === path ? "page" : undefined}
							className="mega-menu-link"
						>
							<LinkWords link={link} />
						</Link>
					</li>
				))}
			</ul>
		</div>
	);
}
