import type { ComponentType, ReactElement } from "react";
import { prerender } from "react-dom/static";
import { App } from "#src/app.tsx";
import { pageKey } from "#src/paths.ts";

/** The body of the document at a path: the page in the shell, above the land of its drawing. */
export function documentBody(
	path: string,
	Page: ComponentType,
	contours: string | undefined,
): ReactElement {
	return (
		<App path={path} pageKey={pageKey(path)} contours={contours}>
			<Page />
		</App>
	);
}

/** Renders a document's body to markup whose islands React can hydrate. */
export async function renderBody(body: ReactElement): Promise<string> {
	const { prelude } = await prerender(body, {
		// Otherwise React splits long pages into chunks that inline scripts put together.
		progressiveChunkSize: Number.POSITIVE_INFINITY,
	});
	return new Response(prelude).text();
}
