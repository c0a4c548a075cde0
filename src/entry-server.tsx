import type { ComponentType } from "react";
import { prerender } from "react-dom/static";
import { App } from "#src/app.tsx";

/** Renders the body of the page at a path to the markup that hydration expects. */
export async function renderPage(path: string, Page: ComponentType): Promise<string> {
	const app = (
		<App path={path}>
			<div data-page>
				<Page />
			</div>
		</App>
	);
	const { prelude } = await prerender(app, {
		// Otherwise React splits long pages into chunks that inline scripts put together.
		progressiveChunkSize: Number.POSITIVE_INFINITY,
	});
	return new Response(prelude).text();
}
