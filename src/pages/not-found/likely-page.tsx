import { closestPage } from "#src/pages/not-found/closest-page.ts";
import { useHydrated } from "#src/ui/use-hydrated.ts";

/** The pages that the header and the footer link to. A link in the header may have more than a title. */
const linkedPages = () =>
	[...document.querySelectorAll<HTMLAnchorElement>(":is(header, footer) a[href^='/']")].map(
		(link) => ({
			title: link.querySelector("span")?.firstChild?.textContent ?? link.textContent ?? "",
			href: link.getAttribute("href") ?? "",
		}),
	);

/** A link to the page most likely meant. Until scripts run, and for most paths, its line is empty. */
export function LikelyPage() {
	const page = useHydrated() ? closestPage(location.pathname, linkedPages()) : undefined;
	return (
		<p className="min-h-14 text-lead text-links">
			{page && (
				<>
					Did you mean <a href={page.href}>{page.title}</a>?
				</>
			)}
		</p>
	);
}
