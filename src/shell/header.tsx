import { useSyncExternalStore } from "react";
import { menu } from "#src/content/navigation.ts";
import { Logo } from "#src/shell/logo.tsx";
import { MegaMenuButton } from "#src/shell/mega-menu.tsx";
import { MobileMenu, MobileMenuButton } from "#src/shell/mobile-menu.tsx";
import { ThemeToggle } from "#src/theme/theme-toggle.tsx";
import { ButtonLink } from "#src/ui/button.tsx";

/** The header shrinks once the page is scrolled further than this, in CSS pixels. */
const scrollThreshold = 20;

function subscribeToScroll(listener: () => void): () => void {
	addEventListener("scroll", listener, { passive: true });
	return () => removeEventListener("scroll", listener);
}

/** The bar at the top of every page: logo, menus, theme, Get Started. */
export function Header() {
	const scrolled = useSyncExternalStore(
		subscribeToScroll,
		() => window.scrollY > scrollThreshold,
		() => false,
	);
	return (
		<header className="site-header" data-scrolled={scrolled || undefined}>
			<div className="site-header-bar page-width">
				<Logo />
				<nav aria-label="Main" className="max-lg:hidden lg:ml-8 lg:flex">
					<ul className="flex">
						{menu.map((item) => (
							<MegaMenuButton key={item.title} item={item} />
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
			<MobileMenu />
		</header>
	);
}
