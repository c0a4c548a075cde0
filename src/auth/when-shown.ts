/** Runs a task once the page is shown: at once, unless the browser has prerendered it. */
export function whenShown(task: () => void): void {
	if ((document as { prerendering?: boolean }).prerendering) {
		document.addEventListener("prerenderingchange", task, { once: true });
	} else task();
}

/** Runs a task once the page is shown and the browser is idle. */
export function whenIdle(task: () => void): void {
	// Safari has no requestIdleCallback.
	whenShown(() => (window.requestIdleCallback ?? setTimeout)(task));
}

/** Runs a task, which may run more than once, when the visitor begins to use the page. */
export function whenUsed(task: () => void): void {
	// Before the page's own listeners, which may stop an event.
	const options = { capture: true, passive: true, once: true };
	for (const event of ["pointerdown", "keydown", "focusin"]) addEventListener(event, task, options);
	// Safari blocks a popup that isn't opened in the click itself, so the code must be there before.
	if (navigator.vendor.startsWith("Apple")) whenIdle(task);
}
