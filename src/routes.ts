import type { ComponentType } from "react";
import type { PageMetadata } from "~/page-metadata";
import type { Path } from "~/paths";

/** What a page's module must export: the page's metadata and its component. */
export interface PageModule {
	page: PageMetadata;
	default: ComponentType;
}

/** The module of each page. Only the prerendering imports this table; everything else uses `paths.ts`. */
export const routes = {
	"/": () => import("~/pages/home"),
	"/services": () => import("~/pages/services"),
	"/get-started": () => import("~/pages/get-started"),
	"/company/leadership": () => import("~/pages/company/leadership"),

	"/industries/finance": () => import("~/pages/industries/finance"),
	"/industries/healthcare": () => import("~/pages/industries/healthcare"),
	"/industries/manufacturing": () => import("~/pages/industries/manufacturing"),
	"/industries/retreats": () => import("~/pages/industries/retreats"),
	"/industries/logistic": () => import("~/pages/industries/logistic"),

	"/solutions/ai-agents": () => import("~/pages/solutions/ai-agents"),
	"/solutions/gen-ai": () => import("~/pages/solutions/gen-ai"),
	"/solutions/consulting": () => import("~/pages/solutions/consulting"),
	"/solutions/automation": () => import("~/pages/solutions/automation"),
	"/solutions/data-analytics": () => import("~/pages/solutions/data-analytics"),
	"/solutions/cloud-page": () => import("~/pages/solutions/cloud-page"),

	"/career/opportunities": () => import("~/pages/career/opportunities"),
	"/career/hire": () => import("~/pages/career/hire"),
	"/contact": () => import("~/pages/contact"),

	"/terms": () => import("~/pages/terms"),
	"/privacy": () => import("~/pages/privacy"),
} satisfies Record<Path, () => Promise<PageModule>>;

/** The page shown for any other path. */
export const notFound = () => import("~/pages/not-found");
