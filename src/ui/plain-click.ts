/** The link of a click that follows it in this tab. A click with a modifier key opens another tab. */
export function plainlyClickedLink(event: MouseEvent): HTMLAnchorElement | null {
	if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return null;
	return event.target instanceof Element ? event.target.closest("a") : null;
}
