import type { Path } from "~/paths";

/**
 * The only page that connects to the authentication provider. Its security policy is wider than that of
 * all others, so it is always loaded as a document.
 */
export const signInPath: Path = "/get-started";

/** The path of the not-found page. Hosts serve 404.html for unknown paths. */
export const notFoundPath = "/404";

/** A page's file in the built site, with the given extension. */
export const builtFileOf = (path: string, ending: string) =>
	`${path === "/" ? "/index" : path}${ending}`;

/** The file with a page's HTML without shell and styles. The build writes one for each page. */
export const pageFile = (path: string) => `/pages${builtFileOf(path, ".htm")}`;
