import { closestPage } from "~/pages/not-found/closest-page";
import { Link } from "~/ui/link";
import { useHydrated } from "~/ui/use-hydrated";

/**
 * A link to the page most likely meant. The prerendered page, which is the same for every path, has an
 * empty line in its place, so that nothing shifts.
 */
export function LikelyPage() {
	const hydrated = useHydrated();
	const page = hydrated ? closestPage(window.location.pathname) : null;
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
