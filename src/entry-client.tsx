import { startTransition } from "react";
import { createRoot, hydrateRoot } from "react-dom/client";
import { App } from "~/app";
import { startNavigation } from "~/routing/between-pages";
import { decodedPath } from "~/routing/decoded-path";
import { keepPage, loadFirstPage } from "~/routing/page-modules";
import { adoptPage, prerenderedPage } from "~/routing/prerendered-page";
import { replaceRefusedStyles } from "~/routing/site-styles";
import { loadTypefaces } from "~/theme/typefaces";

/** The path that the document was served for: the address may change before React has taken it over. */
const path = location.pathname;

/** An error that a page's boundary has caught is reported like one that nothing did. */
const handlers = import.meta.env.VITE_REPORTS_ADDRESS ? { onCaughtError: reportError } : {};

/** Brings the document to life: the chrome around the page, and its live parts. */
function start(): void {
	startNavigation();
	const root = document.getElementById("root");
	if (!root) return;
	// The development server has no prerendered page to bring to life.
	if (import.meta.env.DEV) createRoot(root).render(<App path={path} />);
	// In slices, between which the page answers: as one task it is too long for a slow phone.
	else startTransition(() => void hydrateRoot(root, <App path={path} />, handlers));
}

replaceRefusedStyles();
loadTypefaces();
const page = prerenderedPage();
if (page) {
	// Without the code of its live parts a page stays as it was prerendered: readable, its menus open,
	// its links plain. Nothing is gained by an error message over a page that works.
	adoptPage(page).then(
		(Page) => {
			keepPage(decodedPath(path), Page);
			start();
		},
		() => {},
	);
} else loadFirstPage(decodedPath(path)).then(start);
