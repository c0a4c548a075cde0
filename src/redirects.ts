import type { Path } from "#src/paths.ts";

export interface Redirect {
	/** A path that used to be a page's: "/services/agents". */
	from: `/${string}`;
	to: Path;
}

/**
 * Old addresses and the pages they lead to now, for good (HTTP 301). Firebase Hosting and nginx both
 * follow this list.
 */
export const redirects: readonly Redirect[] = [];
