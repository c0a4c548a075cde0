import { ChevronDown, type IconNode, Menu as MenuIcon, X } from "lucide";
import { type Menu, menu } from "#src/content/navigation.ts";
import { allOf, LinkWords } from "#src/shell/link-words.tsx";
import { ButtonLink } from "#src/ui/button.tsx";
import { Icon } from "#src/ui/icon.tsx";
import { Link } from "#src/ui/link.tsx";

const id = "mobile-menu";
const linkClass = "block min-h-11 py-2 hover:text-accent aria-[current=page]:text-accent";

interface MenuButtonProps {
	label: string;
	icon: IconNode;
	action: "show" | "hide";
}

function MenuButton({ label, icon, action }: MenuButtonProps) {
	return (
		<button
			type="button"
			aria-label={label}
			popoverTarget={id}
			popoverTargetAction={action}
			className="bar-button"
		>
			<Icon icon={icon} />
		</button>
	);
}

/** The button in the header that opens the menu. */
export function MobileMenuButton() {
	return (
		<div className="grid lg:hidden">
			<MenuButton label="Open the menu" icon={MenuIcon} action="show" />
		</div>
	);
}

/**
 * The mobile menu, a popover that slides in. The browser opens it, also with scripts off, closes it on Escape
 * and returns the focus; menus.ts makes the page behind it inert. As a modal dialog it would open later,
 * because the browser then styles every element of the page anew before it shows the first frame.
 */
export function MobileMenu({ path }: { path: string }) {
	return (
		<dialog id={id} aria-label="Menu" popover="auto" className="mobile-menu">
			<div className="flex min-h-full flex-col">
				<div className="flex h-20 items-center justify-between pr-3 pl-6">
					<p className="text-subheading font-semibold">Menu</p>
					<MenuButton label="Close the menu" icon={X} action="hide" />
				</div>
				<nav aria-label="Main" className="px-6">
					{menu.map((item) => (
						<MenuGroup key={item.title} item={item} path={path} />
					))}
				</nav>
				<div className="sticky bottom-0 mt-auto border-line border-t bg-ground px-6 py-4">
					<ButtonLink href="/get-started" className="w-full">
						Get Started
					</ButtonLink>
				</div>
			</div>
		</dialog>
	);
}

interface MenuGroupProps {
	item: Menu;
	/** The path of the page that the shell is rendered with. */
	path: string;
}

/** One of the header's menus as a disclosure. Only one is open at a time. */
function MenuGroup({ item, path }: MenuGroupProps) {
	const { headline, description, columns } = item.megaMenu;
	return (
		<details name={id} className="group border-line border-t last:border-b">
			<summary className="flex min-h-14 items-center justify-between font-semibold">
				{item.title}
				<Icon icon={ChevronDown} className="group-open:rotate-180" />
			</summary>
			<p className="font-display text-quiet">{headline}</p>
			<p className="mt-1 text-label text-muted">{description}</p>
			<ul className="pt-2 pb-5">
				{item.href && (
					<li>
						<Link
							href={item.href}
							aria-current={item.href === path ? "page" : undefined}
							className={`${linkClass} font-medium`}
						>
							{allOf(item)}
						</Link>
					</li>
				)}
				{columns.map(({ title, links }) => (
					<li key={links[0]?.href}>
						{title && <p className="pt-3 font-medium text-accent text-label">{title}</p>}
						<ul>
							{links.map((link) => (
								<li key={link.href}>
									<Link
										href={link.href}
										aria-current={link.href === path ? "page" : undefined}
										className={linkClass}
									>
										<LinkWords link={link} />
									</Link>
								</li>
							))}
						</ul>
					</li>
				))}
			</ul>
		</details>
	);
}
