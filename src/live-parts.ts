import type { ComponentType } from "react";

/** Every live part, by the path of its module in src. A page loads only the parts that it contains. */
export const liveParts: Readonly<Record<string, () => Promise<ComponentType>>> = {
	"auth/account-card": async () => (await import("~/auth/account-card")).AccountCard,
	"pages/home/worked-example": async () =>
		(await import("~/pages/home/worked-example")).WorkedExample,
	"pages/not-found/likely-page": async () =>
		(await import("~/pages/not-found/likely-page")).LikelyPage,
	"pages/solutions/data-analytics/nhi-checker": async () =>
		(await import("~/pages/solutions/data-analytics/nhi-checker")).NhiChecker,
};

/**
 * Shows whether the phone is answered now, on a page with a place for it. Needs no React. If its code
 * can't be fetched, the place stays empty.
 */
export function loadOpeningStatus(): void {
	if (!document.querySelector("[data-opening-status]")) return;
	import("~/pages/contact/opening-status").then(
		({ showOpeningStatus }) => showOpeningStatus(),
		() => {},
	);
}
