import { keepEmailOnReload } from "#src/auth/keep-email.ts";
import { actOncePerPress } from "#src/browser/held-enter.ts";
import { runIslands } from "#src/browser/islands.ts";
import { showLoaderWhileLeaving } from "#src/browser/loading.ts";
import { prefetchOnIntent } from "#src/browser/prefetch.ts";
import { reportErrors } from "#src/error-reports.ts";
import { runMenus } from "#src/shell/menus.ts";
import { loadFontsForOtherScripts } from "#src/theme/google-fonts.ts";

/* The script of every page. Pages are readable, and their links and menus work, before it is here. */

// Before anything that may fail. A build without the setting leaves this code out.
if (import.meta.env.VITE_REPORTS_ADDRESS) reportErrors(import.meta.env.VITE_REPORTS_ADDRESS);

keepEmailOnReload();
runMenus();
actOncePerPress();
showLoaderWhileLeaving();
runIslands();
prefetchOnIntent();
loadFontsForOtherScripts();

// If its code can't be fetched, the place stays empty.
if (document.querySelector("[data-opening-status]")) {
	import("#src/pages/contact/opening-status.ts").then(
		({ showOpeningStatus }) => showOpeningStatus(),
		() => {},
	);
}
