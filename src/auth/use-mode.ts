import { useSyncExternalStore } from "react";
import { useHydrated } from "#src/ui/use-hydrated.ts";

/** Which form is shown. It is stored in the URL, so that Back returns to the previous form. */
export type Mode = "sign-in" | "sign-up";

/** The query of each mode's URL. */
export const modeQueries: Record<Mode, string> = { "sign-in": "", "sign-up": "?mode=sign-up" };

/** Sent by `show`: unlike Back and Forward, a new URL sends no event of its own. */
const shown = "modeshown";

function subscribe(onChange: () => void): () => void {
	for (const event of ["popstate", shown]) addEventListener(event, onChange);
	return () => {
		for (const event of ["popstate", shown]) removeEventListener(event, onChange);
	};
}

/** Shows a form. `replace` replaces the current history entry. */
function show(mode: Mode, { replace } = { replace: false }): void {
	// Absolute, because a proxy may have added a base element or moved the page to another path.
	const url = new URL(modeQueries[mode], location.origin + location.pathname);
	if (replace) history.replaceState(history.state, "", url);
	else history.pushState(null, "", url);
	scrollTo(0, 0);
	dispatchEvent(new Event(shown));
}

const shownMode = (): Mode =>
	new URLSearchParams(location.search).get("mode") === "sign-up" ? "sign-up" : "sign-in";

/**
 * The mode from the URL, always "sign-in" during prerendering and hydration, whether that is over, and a
 * function to change the mode.
 */
export function useMode() {
	const mode = useSyncExternalStore(subscribe, shownMode, (): Mode => "sign-in");
	return { mode, hydrated: useHydrated(), show };
}
