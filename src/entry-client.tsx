import { startTransition } from "react";
import { createRoot, hydrateRoot } from "react-dom/client";
import { App } from "~/app";
import { startNavigation } from "~/routing/between-pages";
import { decodedPath } from "~/routing/decoded-path";
import { keepPage, loadFirstPage } from "~/routing/page-modules";
import { adoptPage, prerenderedPage } from "~/routing/prerendered-page";
import { replaceRefusedStyles } from "~/routing/site-styles";
import { loadTypefaces } from "~/theme/typefaces";

/** The path the document was served for. The address may change before hydration starts. */
const path = location.pathname;

/** Brings the document to life: the chrome around the page, and its live parts. */
function start(): void {
	startNavigation();
	const root = document.getElementById("root");
	if (!root) return;
	// The development server serves no prerendered page to hydrate.
	if (import.meta.env.DEV) createRoot(root).render(<App path={path} />);
	// In slices, between which the page answers: as one task it is too long for a slow phone.
	else startTransition(() => void hydrateRoot(root, <App path={path} />));
}

replaceRefusedStyles();
loadTypefaces();
const page = prerenderedPage();
if (page) {
	// If the code of a live part can't be fetched, the page stays as it was prerendered: readable, with
	// working menus and plain links. An error message on top of a page that works would help no one.
	adoptPage(page).then(
		(Page) => {
			keepPage(decodedPath(path), Page);
			start();
		},
		() => {},
	);
} else loadFirstPage(decodedPath(path)).then(start);
