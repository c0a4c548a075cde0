import { menu } from "~/content/navigation";
import { closestPage, type Page } from "~/pages/not-found/closest-page";
import { Link } from "~/ui/link";
import { useHydrated } from "~/ui/use-hydrated";

/** The pages of the site, some under a further name that people look for them by. */
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
 * A link to the page most likely meant, on a line that is there, empty, in the prerendered page,
 * which is served for every address: nothing shifts when the words come.
 */
export function LikelyPage() {
	const alive = useHydrated();
	const page = alive ? closestPage(window.location.pathname, knownPages) : null;
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
