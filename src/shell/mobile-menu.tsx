import { ChevronDown, Menu as MenuIcon, X } from "lucide";
import { type MouseEvent, memo, useCallback, useRef } from "react";
import { company, phoneLink } from "#src/content/company.ts";
import { type Menu, menu } from "#src/content/navigation.ts";
import type { InternalHref } from "#src/paths.ts";
import { useCloseMenu } from "#src/shell/close-menu.ts";
import { useCurrentPathIn } from "#src/shell/current-page.ts";
import { ButtonLink } from "#src/ui/button.tsx";
import { Icon } from "#src/ui/icon.tsx";
import { Link } from "#src/ui/link.tsx";
import { isPlainClickOnLink } from "#src/ui/plain-click.ts";

declare module "react" {
	// Invoker commands, which React's types don't include yet.
	interface ButtonHTMLAttributes<T> {
		command?: "show-modal" | "close";
		commandfor?: string;
	}
}

const id = "mobile-menu";

/** Whether the browser supports invoker commands, which work without scripts. */
const hasCommands = () => "commandForElement" in HTMLButtonElement.prototype;

/** The button that opens the menu, by invoker command or, without support for those, by a handler. */
export function MobileMenuButton() {
	function openWithoutCommands() {
		if (!hasCommands()) document.querySelector<HTMLDialogElement>(`#${id}`)?.showModal();
	}

	return (
		<div className="grid lg:hidden">
			<button
				type="button"
				command="show-modal"
				commandfor={id}
				onClick={openWithoutCommands}
				aria-label="Open the menu"
				aria-haspopup="dialog"
				className="bar-button"
			>
				<Icon icon={MenuIcon} />
			</button>
		</div>
	);
}

/**
 * The mobile menu, a modal dialog that slides in. The browser traps the focus in it, closes it on
 * Escape and returns the focus.
 */
export function MobileMenu() {
	const dialog = useRef<HTMLDialogElement>(null);
	const close = useCallback(() => dialog.current?.close(), []);
	useCloseMenu(close);

	function closeOnClick(event: MouseEvent<HTMLDialogElement>) {
		const onBackdrop = event.target === event.currentTarget;
		if (onBackdrop || isPlainClickOnLink(event)) close();
	}

	function closeWithoutCommands() {
		if (!hasCommands()) close();
	}

	return (
		// biome-ignore lint/a11y/useKeyWithClickEvents: Escape closes a dialog by itself
		<dialog
			ref={dialog}
			id={id}
			aria-label="Menu"
			closedby="any"
			suppressHydrationWarning
			onClick={closeOnClick}
			className="mobile-menu"
		>
			<div className="flex min-h-full flex-col">
				<div className="flex h-20 items-center justify-between pr-4 pl-6">
					<p className="text-subheading font-semibold">Menu</p>
					<button
						type="button"
						command="close"
						commandfor={id}
						onClick={closeWithoutCommands}
						aria-label="Close the menu"
						className="bar-button"
					>
						<Icon icon={X} />
					</button>
				</div>
				<nav aria-label="Main" className="px-6">
					{menu.map((item) => (
						<MenuGroup key={item.title} item={item} />
					))}
				</nav>
				<div className="mt-auto grid gap-3 px-6 py-5">
					<ButtonLink href="/get-started" className="w-full">
						Get Started
					</ButtonLink>
					<p className="text-center text-small text-muted text-links">
						<a href={phoneLink} className="touch-target">
							{company.phone}
						</a>
					</p>
				</div>
			</div>
		</dialog>
	);
}

interface MenuGroupProps {
	item: Menu;
}

/** One of the header's menus as a disclosure. Only one is open at a time. */
function MenuGroup({ item }: MenuGroupProps) {
	return <Disclosure item={item} current={useCurrentPathIn(item)} />;
}

interface DisclosureProps extends MenuGroupProps {
	/** The current path, if the menu has a link to it. */
	current: string | undefined;
}

/** Memoised, so that navigation doesn't re-render it unless `current` changes. */
const Disclosure = memo(function Disclosure({ item, current }: DisclosureProps) {
	return (
		<details name={id} className="group border-t border-line last:border-b">
			<summary className="flex min-h-14 items-center justify-between font-semibold">
				{item.title}
				<Icon icon={ChevronDown} className="ease-moves group-open:rotate-180" />
			</summary>
			<ul className="pb-4">
				{item.href && (
					<li>
						<MenuLink href={item.href} current={item.href === current}>
							{`All ${item.title.toLowerCase()}`}
						</MenuLink>
					</li>
				)}
				{item.megaMenu.columns.map((column) => (
					<li key={column.links[0]?.href}>
						{column.title && (
							<p className="pt-2 text-label font-medium text-muted">{column.title}</p>
						)}
						<ul>
							{column.links.map((link) => (
								<li key={link.href}>
									<MenuLink href={link.href} current={link.href === current}>
										{link.title}
									</MenuLink>
								</li>
							))}
						</ul>
					</li>
				))}
			</ul>
		</details>
	);
});

interface MenuLinkProps {
	href: InternalHref;
	current: boolean;
	children: React.ReactNode;
}

function MenuLink({ href, current, children }: MenuLinkProps) {
	return (
		<Link
			href={href}
			aria-current={current ? "page" : undefined}
			className="flex min-h-11 items-center text-muted hover:text-ink aria-[current=page]:font-semibold aria-[current=page]:text-accent"
		>
			{children}
		</Link>
	);
}
