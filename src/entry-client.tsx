import { startTransition } from "react";
import { App } from "#src/app.tsx";
import { decodedPath } from "#src/routing/decoded-path.ts";
import { PageOutlet } from "#src/routing/page-outlet.tsx";
import { loadFirstPage } from "#src/routing/pages.ts";
import { startPrefetching } from "#src/routing/prefetch.ts";
import { startSavingPlaces } from "#src/routing/scroll-and-focus.ts";
import { atFirstInteraction, earlyClick } from "#src/scheduling/first-interaction.ts";
import { loadFontsForOtherScripts } from "#src/theme/google-fonts.ts";

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

/** An island that must hydrate at once: the sign-in card, or the not-found page's suggestion. */
const soon = document.querySelector("[data-island-soon]");

loadFirstPage(decodedPath(path)).then(() => (soon ? start() : atFirstInteraction(start)));
