/** What React keeps on the element that it hydrates. */
interface Container {
	stateNode: { current: { memoizedState: { isDehydrated: boolean } } };
}

function isHydrated(element: Element): boolean {
	const key = Object.keys(element).find((name) => name.startsWith("__react"));
	// A live part that was rendered in the browser is no container.
	if (!key?.startsWith("__reactContainer")) return key !== undefined;
	const container = (element as unknown as Record<string, Container>)[key];
	return container?.stateNode.current.memoizedState.isDehydrated === false;
}

/**
 * Waits until React has hydrated the page: until then it must find the elements as they were served. A
 * page whose code fails can be edited as it is.
 */
export async function hydrated(): Promise<void> {
	const latest = performance.now() + 10_000;
	while (performance.now() < latest) {
		// The site hydrates a page at the first sign of a visitor.
		dispatchEvent(new PointerEvent("pointermove"));
		const parts = document.querySelectorAll("#root, [data-live]");
		if ([...parts].every(isHydrated)) return;
		await new Promise((resolve) => setTimeout(resolve, 50));
	}
}
