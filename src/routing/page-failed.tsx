import { PageHead } from "#src/routing/page-head.ts";
import { buttonClass } from "#src/ui/button.tsx";
import { Horizon } from "#src/ui/horizon.tsx";

const head = { title: "This page didn’t load" };

/**
 * Shown in place of a page that couldn't be fetched, or whose island threw an error. Its links
 * bypass the router and load a new document, which doesn't need what failed.
 */
export function PageFailed() {
	// Includes the origin, because a path that starts with two slashes would name another host.
	const here = location.origin + location.pathname + location.search;
	return (
		<section className="relative isolate overflow-hidden pt-20 pb-52 lg:pb-64">
			<div className="page-width">
				<PageHead head={head} />
				<h1 className="text-title">{head.title}</h1>
				<p className="mt-6 max-w-measure text-lead text-muted" role="alert">
					It couldn’t be fetched, or part of it failed. Your connection may have dropped, or the
					site may have just been updated. The rest of the site still works.
				</p>
				<p className="button-row mt-8">
					<a href={here} data-document className={buttonClass()}>
						Load this page again
					</a>
					<a href="/" data-document className={buttonClass("secondary")}>
						Go to the home page
					</a>
				</p>
			</div>
			<Horizon />
		</section>
	);
}
