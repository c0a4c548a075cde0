import { notFoundPath, paths } from "#src/paths.ts";
import { renderPath } from "../site-page.tsx";
import { fillTemplate } from "../template.ts";

/**
 * What the development server answers to the request for a page, from its sources as they are now.
 * @param pathname of the request
 * @param template index.html, as Vite has transformed it
 */
export async function devDocument(pathname: string, template: string) {
	const isPage = (paths as readonly string[]).includes(pathname);
	const page = await renderPath(isPage ? pathname : notFoundPath);
	return { status: isPage ? 200 : 404, html: fillTemplate(template, page) };
}
