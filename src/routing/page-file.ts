/** A page's file in the built site, with the given extension. */
export const builtFileOf = (path: string, ending: string) =>
	`${path === "/" ? "/index" : path}${ending}`;

/** The file with a page's HTML without shell and styles. The build writes one for each page. */
export const pageFile = (path: string) => `/pages${builtFileOf(path, ".htm")}`;
