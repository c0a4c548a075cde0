import { type MenuLink, services } from "#src/content/navigation.ts";
import type { SolutionMetadata, SolutionSummary } from "#src/layouts/solution-layout.tsx";

/** A service as the menus have it, with what its page says for the comparison. */
export type ComparedService = MenuLink & SolutionSummary;

const pages = import.meta.glob<SolutionMetadata>("./solutions/*.tsx", {
	eager: true,
	import: "page",
});

/** The services in the order of the menus, each with the facts of its own page. */
export const comparedServices: readonly ComparedService[] = services.flatMap((service) => {
	const page = pages[`.${service.href}.tsx`];
	return page ? { ...service, ...page.summary } : [];
});
