/**
 * Gives a page that waits for it a sign of a visitor, and says whether React has hydrated the page and
 * its live parts, by looking at React's internal state. Ask again until it is true. It uses nothing
 * from outside itself, so that a browser can be given its source.
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
