import { keepEmailOnReload } from "#src/auth/keep-email.ts";
import { reportErrors } from "#src/error-reports.ts";
import { startPrefetching, watchLinks } from "#src/routing/prefetch.ts";
import { startRouter } from "#src/routing/router.ts";
import { closeMenus, markCurrent, runMenus } from "#src/shell/menus.ts";
import { loadFontsForOtherScripts } from "#src/theme/google-fonts.ts";

/* The script of every page. Pages are readable, and their links and menus work, before it is here. */

// Before anything that may fail. A build without the setting leaves this code out.
if (import.meta.env.VITE_REPORTS_ADDRESS) reportErrors(import.meta.env.VITE_REPORTS_ADDRESS);

keepEmailOnReload();
runMenus();
startRouter((key) => {
	markCurrent(key);
	closeMenus();
	watchLinks();
});
startPrefetching();
loadFontsForOtherScripts();
