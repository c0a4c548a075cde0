/** Every address of the site. A new page is a line here, and one in routes.ts for its module. */
export const paths = [
	"/",
	"/services",
	"/get-started",
	"/company/leadership",

	"/industries/finance",
	"/industries/healthcare",
	"/industries/manufacturing",
	"/industries/retreats",
	"/industries/logistic",

	"/solutions/ai-agents",
	"/solutions/gen-ai",
	"/solutions/consulting",
	"/solutions/automation",
	"/solutions/data-analytics",
	"/solutions/cloud-page",

	"/career/opportunities",
	"/career/hire",
	"/contact",

	"/terms",
	"/privacy",
] as const;

/** A path that the site has a page for. */
export type Path = (typeof paths)[number];

/** A page of one of the services. */
export type SolutionPath = Extract<Path, `/solutions/${string}`>;

/** A path of this site with an optional query or fragment: a link to anything else does not compile. */
export type InternalHref = Path | `${Path}?${string}` | `${Path}#${string}`;
