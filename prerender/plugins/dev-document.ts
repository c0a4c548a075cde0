import { decodedPath, notFoundPath, paths } from "#src/paths.ts";
import { pageFile } from "#src/routing/page-file.ts";
import { renderPath } from "../site-page.tsx";
import { fillTemplate, pageFragment } from "../template.ts";

/**
 * What the development server answers to the request for a page, from its sources as they are now.
 * @param pathname of the request
 * @param template index.html, as Vite has transformed it
 */
export async function devDocument(pathname: string, template: string) {
	const fragment = [...paths, notFoundPath].find((path) => pageFile(path) === pathname);
	if (fragment) return { status: 200, html: pageFragment(await renderPath(fragment)) };
	const path = decodedPath(pathname);
	return {
		status: (paths as readonly string[]).includes(path) ? 200 : 404,
		html: fillTemplate({ html: template }, await renderPath(path)),
	};
}
