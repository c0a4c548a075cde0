import type { ComponentType } from "react";
import { prerender } from "react-dom/static";
import { App } from "~/app";

/** The markup of the document's body for a page at a path, as hydration expects to find it. */
export async function renderPage(path: string, Page: ComponentType): Promise<string> {
	const app = (
		<App path={path}>
			<div data-page>
				<Page />
			</div>
		</App>
	);
	const { prelude } = await prerender(app, {
		// Long pages would otherwise come out in pieces, with inline scripts to join them.
		progressiveChunkSize: Number.POSITIVE_INFINITY,
	});
	return new Response(prelude).text();
}
