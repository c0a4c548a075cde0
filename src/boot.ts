import { keepEmailOnReload } from "#src/auth/keep-email.ts";
import "#src/scheduling/first-interaction.ts";
import { reportErrors } from "#src/error-reports.ts";
import "#src/styles/site.css";

// Before anything that may fail. A build without the setting leaves this code out.
if (import.meta.env.VITE_REPORTS_ADDRESS) reportErrors(import.meta.env.VITE_REPORTS_ADDRESS);

keepEmailOnReload();

/** Longest wait for the first paint, in milliseconds. A background tab never paints. */
const paintLimit = 2_000;

// Load the rest of the code only after the first paint, so that it never competes with the
// prerendered page for bandwidth. requestAnimationFrame would be too early: it runs before the paint.
let started = false;
function start(): void {
	if (started) return;
	started = true;
	import("#src/entry-client.tsx");
}
setTimeout(start, paintLimit);
new PerformanceObserver(start).observe({ type: "paint", buffered: true });
// A page that the browser itself prerenders (speculation rules) isn't painted until it is shown.
// Hydrate it now, so that it picks up changes made in the meantime, such as the theme.
if ("prerendering" in document && document.prerendering) start();
