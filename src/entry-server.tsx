import { prerender } from "react-dom/static";
import { App } from "~/app";
import { loadFirstPage } from "~/routing/page-modules";

/** The markup of the document's body at a path, as hydration expects to find it. */
export async function renderPage(path: string): Promise<string> {
	await loadFirstPage(path);
	const { prelude } = await prerender(<App path={path} />, {
		// Long pages would otherwise come out in pieces, with inline scripts to join them.
		progressiveChunkSize: Number.POSITIVE_INFINITY,
	});
	return new Response(prelude).text();
}
