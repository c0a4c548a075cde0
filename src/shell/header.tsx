import { menu } from "#src/content/navigation.ts";
import { Logo } from "#src/shell/logo.tsx";
import { MegaMenu } from "#src/shell/mega-menu.tsx";
import { MobileMenu, MobileMenuButton } from "#src/shell/mobile-menu.tsx";
import { ThemeToggle } from "#src/theme/theme-toggle.tsx";
import { ButtonLink } from "#src/ui/button.tsx";

/**
 * The bar at the top of every page: logo, menus, theme, Get Started. Like the rest of the shell it is
 * static; menus.ts and the script in the head make it work.
 */
export function Header({ path }: { path: string }) {
	return (
		<header className="site-header">
			<div className="site-header-bar page-width">
				<Logo />
				<nav aria-label="Main" className="max-lg:hidden lg:ml-8 lg:flex">
					<ul className="flex">
						{menu.map((item) => (
							<MegaMenu key={item.title} item={item} path={path} />
						))}
					</ul>
				</nav>
				{/* Fixed columns, so that the controls don't move while the markup is still arriving. */}
				<div className="bar-end">
					<ThemeToggle />
					<ButtonLink href="/get-started" className="header-start">
						Get Started
					</ButtonLink>
					<MobileMenuButton />
				</div>
			</div>
			{/* Outside the bar, whose transform would otherwise move a menu while it closes. */}
			<MobileMenu path={path} />
		</header>
	);
}
