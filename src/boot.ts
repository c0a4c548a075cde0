import "~/first-sign";
import { reportErrors } from "~/reports";
import "~/styles/base.css";

// Before anything that may fail. A build without the setting leaves this code out.
if (import.meta.env.VITE_REPORTS_ADDRESS) reportErrors(import.meta.env.VITE_REPORTS_ADDRESS);

const emailField = () => document.querySelector<HTMLInputElement>("main [name=email]");

/** Reloads the sign-in page for its own link, and keeps the email address, as not every browser would. */
function reload(event: MouseEvent): void {
	const email = emailField()?.value;
	const link = event.target instanceof Element ? event.target.closest("a[data-document]") : null;
	if (email === undefined || !link) return;
	event.preventDefault();
	history.replaceState({ ...history.state, email }, "");
	location.reload();
}
addEventListener("click", reload);
const field = emailField();
if (field && history.state?.email) field.value ||= history.state.email;

/** Longest wait for the first paint, in milliseconds. A background tab never paints. */
const paintLimit = 2_000;

// Load the rest of the code only after the first paint, so that it never competes with the
// prerendered page for bandwidth. requestAnimationFrame would be too early: it runs before the paint.
let started = false;
function start(): void {
	if (started) return;
	started = true;
	import("~/entry-client");
}
setTimeout(start, paintLimit);
new PerformanceObserver(start).observe({ type: "paint", buffered: true });
// A page that is prerendered paints only when it is shown. Hydrated before, it has followed what the
// visitor chose since, such as the theme.
if ("prerendering" in document && document.prerendering) start();
