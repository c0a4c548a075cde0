import { reportErrors } from "~/reports";
import "~/styles/base.css";

// Before anything that may fail. In a build without the setting none of it is there.
if (import.meta.env.VITE_REPORTS_ADDRESS) reportErrors(import.meta.env.VITE_REPORTS_ADDRESS);

/** Longest wait for the first paint, in milliseconds: a tab in the background has none. */
const paintLimit = 2_000;

// The site's code waits until the prerendered page is on the screen, so that it never competes with
// the words for the first bytes. A frame's own callback would be too early: it runs before the paint.
let started = false;
function start(): void {
	if (started) return;
	started = true;
	import("~/entry-client");
}
setTimeout(start, paintLimit);
new PerformanceObserver(start).observe({ type: "paint", buffered: true });
