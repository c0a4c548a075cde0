/**
 * Simulates a first interaction, for which hydration may be waiting. Returns whether React has hydrated
 * the page and its live parts, judging by React's internal state; poll it until it is true. It uses
 * nothing from outside itself, because its source is run in the browser.
 * @returns {boolean}
 */
export function hydrateNow() {
	if (!document.querySelector("[data-live-soon]")) {
		dispatchEvent(new PointerEvent("pointermove", { movementX: 1 }));
	}
	return [...document.querySelectorAll("#root, [data-live]")].every((element) => {
		const key = Object.keys(element).find((name) => name.startsWith("__react"));
		// A live part that was rendered on the client isn't a hydration root.
		if (!key?.startsWith("__reactContainer")) return key !== undefined;
		const container = /** @type {any} */ (element)[key];
		return container?.stateNode.current.memoizedState.isDehydrated === false;
	});
}
