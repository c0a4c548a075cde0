import type { ComponentType } from "react";
import type { PageMetadata } from "#src/page-metadata.ts";
import type { Path } from "#src/paths.ts";

/** What a page's module must export: the page's metadata and its component. */
export interface PageModule {
	page: PageMetadata;
	default: ComponentType;
}

/** The module of each page. Only the prerendering imports this table; everything else uses `paths.ts`. */
export const routes = {
	"/": () => import("#src/pages/home.tsx"),
	"/services": () => import("#src/pages/services.tsx"),
	"/get-started": () => import("#src/pages/get-started.tsx"),
	"/company/leadership": () => import("#src/pages/company/leadership.tsx"),

	"/industries/finance": () => import("#src/pages/industries/finance.tsx"),
	"/industries/healthcare": () => import("#src/pages/industries/healthcare.tsx"),
	"/industries/manufacturing": () => import("#src/pages/industries/manufacturing.tsx"),
	"/industries/retreats": () => import("#src/pages/industries/retreats.tsx"),
	"/industries/logistic": () => import("#src/pages/industries/logistic.tsx"),

	"/solutions/ai-agents": () => import("#src/pages/solutions/ai-agents.tsx"),
	"/solutions/gen-ai": () => import("#src/pages/solutions/gen-ai.tsx"),
	"/solutions/consulting": () => import("#src/pages/solutions/consulting.tsx"),
	"/solutions/automation": () => import("#src/pages/solutions/automation.tsx"),
	"/solutions/data-analytics": () => import("#src/pages/solutions/data-analytics.tsx"),
	"/solutions/cloud-page": () => import("#src/pages/solutions/cloud-page.tsx"),

	"/career/opportunities": () => import("#src/pages/career/opportunities.tsx"),
	"/career/hire": () => import("#src/pages/career/hire.tsx"),
	"/contact": () => import("#src/pages/contact.tsx"),

	"/terms": () => import("#src/pages/terms.tsx"),
	"/privacy": () => import("#src/pages/privacy.tsx"),
} satisfies Record<Path, () => Promise<PageModule>>;

/** The page shown for any other path. */
export const notFound = () => import("#src/pages/not-found.tsx");
