import { closestPage } from "#src/pages/not-found/closest-page.ts";
import { Link } from "#src/ui/link.tsx";
import { useHydrated } from "#src/ui/use-hydrated.ts";

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
