import { startTransition } from "react";
import { App } from "~/app";
import { decodedPath } from "~/routing/decoded-path";
import { PageOutlet } from "~/routing/page-outlet";
import { loadFirstPage } from "~/routing/pages";
import { startPrefetching } from "~/routing/prefetch";
import { startSavingPlaces } from "~/routing/scroll-and-focus";
import { replaceRefusedStyles } from "~/routing/site-styles";
import { atFirstInteraction, earlyClick } from "~/scheduling/first-interaction";
import { loadFontsForOtherScripts } from "~/theme/google-fonts";

/** The path the document was served for. The URL may change before hydration. */
const path = location.pathname;

/** Errors that a page's error boundary catches are reported like uncaught ones. */
const handlers = import.meta.env.VITE_REPORTS_ADDRESS ? { onCaughtError: reportError } : {};

/**
 * Hydrates the shell around the page, and repeats a click that came too early. React's renderer is in
 * a chunk that is here already, but runs only now: it would take the longest task of a page's loading.
 */
async function start(): Promise<void> {
	const { hydrateRoot } = await import("react-dom/client");
	const clicked = earlyClick();
	startSavingPlaces();
	startPrefetching();
	loadFontsForOtherScripts();
	const root = document.getElementById("root");
	if (!root) return;
	const app = (
		<App path={path}>
			<PageOutlet hydrate={hydrateRoot} />
		</App>
	);
	// A transition hydrates in slices and responds between them. One task would be too long for a slow
	// phone.
	startTransition(() => void hydrateRoot(root, app, handlers));
	clicked?.click();
}

replaceRefusedStyles();
/** A live part that must hydrate at once: the sign-in card, or the not-found page's suggestion. */
const soon = document.querySelector("[data-live-soon]");

loadFirstPage(decodedPath(path)).then(() => (soon ? start() : atFirstInteraction(start)));
