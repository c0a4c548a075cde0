import { prerender } from "react-dom/static";
import { App } from "~/app";
import { loadFirstPage } from "~/routing/page-modules";

/** Renders the body of the page at a path to the markup that hydration expects. */
export async function renderPage(path: string): Promise<string> {
	await loadFirstPage(path);
	const { prelude } = await prerender(<App path={path} />, {
		// Otherwise React splits long pages into chunks that inline scripts put together.
		progressiveChunkSize: Number.POSITIVE_INFINITY,
	});
	return new Response(prelude).text();
}
