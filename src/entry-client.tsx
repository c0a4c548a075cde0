import { startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { App } from "~/app";
import { startNavigation } from "~/routing/between-pages";
import { decodedPath } from "~/routing/decoded-path";
import { PageOutlet } from "~/routing/page-outlet";
import { loadFirstPage } from "~/routing/pages";
import { replaceRefusedStyles } from "~/routing/site-styles";
import { loadTypefaces } from "~/theme/typefaces";

/** The path the document was served for. The URL may change before hydration. */
const path = location.pathname;

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
	// A transition hydrates in slices, so that the page keeps responding on a slow phone.
	startTransition(() => void hydrateRoot(root, app));
}

replaceRefusedStyles();
loadTypefaces();
// If the code of a live part can't be loaded, the page stays as it was prerendered: readable, with
// working menus and plain links. An error message on top of a page that works would help no one.
loadFirstPage(decodedPath(path)).then(start, () => {});
