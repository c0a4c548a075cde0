import { startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { App } from "~/app";
import { startNavigation } from "~/routing/between-pages";
import { decodedPath } from "~/routing/decoded-path";
import { PageOutlet } from "~/routing/page-outlet";
import { loadFirstPage } from "~/routing/pages";
import { replaceRefusedStyles } from "~/routing/site-styles";
import { loadOtherScripts } from "~/theme/fonts-service";

/** The path the document was served for. The URL may change before hydration. */
const path = location.pathname;

/** An error that a page's boundary has caught is reported like one that nothing did. */
const handlers = import.meta.env.VITE_REPORTS_ADDRESS ? { onCaughtError: reportError } : {};

/** Hydrates the shell around the page. */
function start(): void {
	startNavigation();
	const root = document.getElementById("root");
	if (!root) return;
	const app = (
		<App path={path}>
			<PageOutlet />
		</App>
	);
	// In slices, between which the page answers: as one task it is too long for a slow phone.
	startTransition(() => void hydrateRoot(root, app, handlers));
}

replaceRefusedStyles();
loadOtherScripts();
// Without the code of its live parts a page stays as it was prerendered: readable, its menus open,
// its links plain. Nothing is gained by an error message over a page that works.
loadFirstPage(decodedPath(path)).then(start, () => {});
