/**
 * Simulates a first interaction, for which hydration may be waiting. Returns whether React has hydrated
 * the page and its islands, judging by React's internal state; poll it until it is true. It uses
 * nothing from outside itself, because its source is run in the browser.
 */
export function hydrateNow(): boolean {
	if (!document.querySelector("[data-island-soon]")) {
		dispatchEvent(new PointerEvent("pointermove", { movementX: 1 }));
	}
	return [...document.querySelectorAll("#root, [data-island]")].every((element) => {
		const fields: Record<string, unknown> = Object.fromEntries(Object.entries(element));
		const key = Object.keys(fields).find((name) => name.startsWith("__react"));
		// An island that was rendered on the client isn't a hydration root.
		if (!key?.startsWith("__reactContainer")) return key !== undefined;
		const container = fields[key] as
			| { stateNode: { current: { memoizedState: { isDehydrated: boolean } } } }
			| undefined;
		return container?.stateNode.current.memoizedState.isDehydrated === false;
	});
}
