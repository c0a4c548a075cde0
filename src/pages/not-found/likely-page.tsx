import { menu } from "~/content/navigation";
import { closestPage, type Page } from "~/pages/not-found/closest-page";
import { Link } from "~/ui/link";
import { useHydrated } from "~/ui/use-hydrated";

/** The site's pages, some with further names that people look for. */
export const knownPages: readonly Page[] = [
	...menu.flatMap(({ megaMenu }) => megaMenu.columns.flatMap(({ links }) => links)),
	{ title: "Services", href: "/services" },
	{ title: "Solutions", href: "/services" },
	{ title: "Contact Us", href: "/contact" },
	{ title: "About", href: "/company/leadership" },
	{ title: "About us", href: "/company/leadership" },
	{ title: "Team", href: "/company/leadership" },
	{ title: "Careers", href: "/career/opportunities" },
	{ title: "Jobs", href: "/career/opportunities" },
	{ title: "Get Started", href: "/get-started" },
	{ title: "Login", href: "/get-started" },
	{ title: "Sign in", href: "/get-started" },
	{ title: "Privacy Policy", href: "/privacy" },
	{ title: "Terms of Service", href: "/terms" },
];

/**
 * A link to the page most likely meant. The prerendered page, which is the same for every path, has an
 * empty line in its place, so that nothing shifts.
 */
export function LikelyPage() {
	const hydrated = useHydrated();
	const page = hydrated ? closestPage(window.location.pathname, knownPages) : null;
	return (
		<p className="min-h-7 text-lead text-links">
			{page && (
				<>
					Did you mean <Link href={page.href}>{page.title}</Link>?
				</>
			)}
		</p>
	);
}
