import { paths } from "#src/page-paths.ts";

export { paths };

/** The path of a page on this site. */
export type Path = (typeof paths)[number];

/** A page's path with an optional query or fragment. A link to anything else doesn't compile. */
export type InternalHref = Path | `${Path}?${string}` | `${Path}#${string}`;

/**
 * The only page that connects to the authentication provider. Its security policy is wider than that of
 * all others, so it is always loaded as a document.
 */
export const signInPath: Path = "/get-started";

/** The path of the not-found page. Hosts serve 404.html for unknown paths. */
export const notFoundPath = "/404";

/**
 * Decodes a path: mail scanners percent-encode letters that don't need it. Returns the path unchanged if it
 * can't be decoded.
 */
export function decodedPath(path: string): string {
	try {
		return decodeURI(path);
	} catch {
		return path;
	}
}

/**
 * Identifies the page that is shown at a path, which may be encoded, end in a slash or name the page's file:
 * its own path, or the not-found page's for an unknown one.
 */
export function pageKey(path: string): Path | typeof notFoundPath {
	const trimmed = path.replace(/^\/index\.html$|(?<=[^/])\.html$|\/+$/, "") || "/";
	const decoded = decodedPath(trimmed);
	return paths.find((each) => each === decoded) ?? notFoundPath;
}

/** Whether the site has a page for the path. */
export function hasPage(path: string): boolean {
	return pageKey(path) !== notFoundPath;
}
