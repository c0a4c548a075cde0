import { ChevronDown } from "lucide";
import {
	type FocusEvent,
	type KeyboardEvent,
	type MouseEvent,
	memo,
	useCallback,
	useRef,
} from "react";
import type { Menu, MenuColumn } from "#src/content/navigation.ts";
import { useCloseMenu } from "#src/shell/close-menu.ts";
import { useCurrentPathIn } from "#src/shell/current-page.ts";
import { Icon } from "#src/ui/icon.tsx";
import { Link } from "#src/ui/link.tsx";
import { isPlainClickOnLink } from "#src/ui/plain-click.ts";

/** How many elements an arrow key moves the focus in an open panel. */
const steps: Readonly<Record<string, 1 | -1>> = {
	ArrowDown: 1,
	ArrowRight: 1,
	ArrowUp: -1,
	ArrowLeft: -1,
};

interface MegaMenuButtonProps {
	item: Menu;
}

/**
 * A menu button and its panel, a popover. The browser opens and closes it, keeps only one open at a
 * time, closes it on Escape and on a click outside, and exposes its state to assistive technology.
 */
export function MegaMenuButton({ item }: MegaMenuButtonProps) {
	const panel = useRef<HTMLDivElement>(null);
	const current = useCurrentPathIn(item);
	const id = `menu-${item.title.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, "-")}`;

	const close = useCallback(() => panel.current?.hidePopover(), []);
	useCloseMenu(close);

	function closeOnLink(event: MouseEvent) {
		if (isPlainClickOnLink(event)) close();
	}

	function closeWhenFocusLeaves(event: FocusEvent) {
		const next = event.relatedTarget;
		if (next instanceof Node && !event.currentTarget.contains(next)) close();
	}

	/** In an open panel, arrow keys move the focus. Otherwise they scroll the page as usual. */
	function moveByArrow(event: KeyboardEvent<HTMLLIElement>) {
		// With a modifier key they belong to the browser: Alt and the left arrow go back.
		const step = event.altKey || event.metaKey ? undefined : steps[event.key];
		if (!step || !panel.current?.matches(":popover-open")) return;
		event.preventDefault();
		const stops = [...event.currentTarget.querySelectorAll<HTMLElement>("button, a")];
		const at = stops.indexOf(document.activeElement as HTMLElement);
		stops[(at + step + stops.length) % stops.length]?.focus();
	}

	return (
		<li className="mega-menu" onBlur={closeWhenFocusLeaves} onKeyDown={moveByArrow}>
			<button type="button" popoverTarget={id} data-here={current && true}>
				{item.title}
				<Icon icon={ChevronDown} />
			</button>
			{/* biome-ignore lint/a11y/noStaticElementInteractions: the links inside are the controls */}
			{/* biome-ignore lint/a11y/useKeyWithClickEvents: Enter on a link is a click as well */}
			<div ref={panel} id={id} popover="auto" className="mega-menu-panel" onClick={closeOnLink}>
				<Panel item={item} current={current} />
			</div>
		</li>
	);
}

interface PanelProps extends MegaMenuButtonProps {
	/** The current path, if the menu has a link to it. */
	current: string | undefined;
}

/** A panel's content. Memoised, so that navigation doesn't re-render it unless `current` changes. */
const Panel = memo(function Panel({ item, current }: PanelProps) {
	const single = item.megaMenu.columns.flatMap(({ links }) => links).length === 1;
	return (
		<div className="page-width grid grid-cols-12 gap-6 py-10">
			<div className="col-span-4 pr-10">
				<p className="font-display text-heading">{item.megaMenu.headline}</p>
				<p className="mt-3 text-muted">{item.megaMenu.description}</p>
				{item.href && (
					<p className="mt-5 text-links">
						<Link href={item.href} aria-current={item.href === current ? "page" : undefined}>
							{`${single ? "About our" : "Compare all"} ${item.title.toLowerCase()}`}
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
						current={current}
						rowsAligned={item.megaMenu.gridCols === 2}
					/>
				))}
			</div>
		</div>
	);
});

interface ColumnProps {
	column: MenuColumn;
	current: string | undefined;
	/** Aligns each link with its neighbour in the other column. Up to twelve rows; unused ones are empty. */
	rowsAligned: boolean;
}

function Column({ column, current, rowsAligned }: ColumnProps) {
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
							aria-current={link.href === current ? "page" : undefined}
							className="mega-menu-link"
						>
							<span className="font-semibold">
								{link.title}
								<span className="sr-only">: </span>
							</span>
							{link.badge && (
								<span className="ml-2 rounded-full bg-highlight px-2 py-0.5 text-label font-medium text-on-highlight">
									{link.badge}
								</span>
							)}
							<span className="mt-0.5 block text-small text-muted">{link.description}</span>
						</Link>
					</li>
				))}
			</ul>
		</div>
	);
}
