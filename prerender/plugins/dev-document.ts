import { notFoundPath, paths } from "#src/paths.ts";
import { decodedPath } from "#src/routing/decoded-path.ts";
import { pageFile } from "#src/routing/page-file.ts";
import { headTags } from "../head-tags.ts";
import { pageFragment } from "../page-fragment.ts";
import { renderPath } from "../site-page.ts";

/**
 * What the development server answers to the request for a page, from its sources as they are now.
 * @param pathname of the request
 * @param template index.html, as Vite has transformed it
 */
export async function devDocument(pathname: string, template: string) {
	const fragment = [...paths, notFoundPath].find((path) => pageFile(path) === pathname);
	if (fragment) return { status: 200, html: pageFragment(await renderPath(fragment)) };
	const path = decodedPath(pathname);
	const { head, body } = await renderPath(path);
	return {
		status: (paths as readonly string[]).includes(path) ? 200 : 404,
		html: template.replace("<!--head-->", () => headTags(head)).replace("<!--body-->", () => body),
	};
}
