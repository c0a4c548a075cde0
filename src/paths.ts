import { paths } from "#src/page-paths.ts";

export { paths };

/** The path of a page on this site. */
export type Path = (typeof paths)[number];

/** A page's path with an optional query or fragment. A link to anything else doesn't compile. */
export type InternalHref = Path | `${Path}?${string}` | `${Path}#${string}`;

/** The only page that connects to the authentication provider. Its security policy is wider than all others'. */
export const signInPath: Path = "/get-started";

/** The path of the not-found page. Hosts serve 404.html for unknown paths. */
export const notFoundPath = "/404";

/** A page's file in the built site, with the given extension. */
export const builtFileOf = (path: string, ending: string) =>
	`${path === "/" ? "/index" : path}${ending}`;
