import type { ComponentType } from "react";

/** Every island, by the path of its module in src. A page loads only the parts that it contains. */
export const islands: Readonly<Record<string, () => Promise<ComponentType>>> = {
	"auth/account-card": async () => (await import("#src/auth/account-card.tsx")).AccountCard,
	"pages/home/worked-example": async () =>
		(await import("#src/pages/home/worked-example.tsx")).WorkedExample,
	"pages/not-found/likely-page": async () =>
		(await import("#src/pages/not-found/likely-page.tsx")).LikelyPage,
	"pages/solutions/data-analytics/nhi-checker": async () =>
		(await import("#src/pages/solutions/data-analytics/nhi-checker.tsx")).NhiChecker,
};

/**
 * Shows whether the phone is answered now, on a page with a place for it. Needs no React. If its code
 * can't be fetched, the place stays empty.
 */
export function loadOpeningStatus(): void {
	if (!document.querySelector("[data-opening-status]")) return;
	import("#src/pages/contact/opening-status.ts").then(
		({ showOpeningStatus }) => showOpeningStatus(),
		() => {},
	);
}
