import { createRoot, hydrateRoot } from "react-dom/client";
import { App } from "~/app";
import { startNavigation } from "~/routing/between-pages";
import { loadPage } from "~/routing/page-modules";

// Without its page's code the document stays as it was prerendered: readable, its menus open, its
// links plain. Nothing is gained by an error message over a page that works.
loadPage(location.pathname).then(
	() => {
		startNavigation();
		const root = document.getElementById("root");
		if (!root) return;
		// The development server has no prerendered page to bring to life.
		if (import.meta.env.DEV) createRoot(root).render(<App />);
		else hydrateRoot(root, <App />);
	},
	() => {},
);
