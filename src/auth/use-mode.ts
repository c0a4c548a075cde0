import { useLocation, useSearch } from "wouter";
import type { InternalHref } from "#src/paths.ts";
import { useHydrated } from "#src/ui/use-hydrated.ts";

/** Which form is shown. It is stored in the URL, so that Back returns to the previous form. */
export type Mode = "sign-in" | "sign-up";

/** The URL of each mode. */
export const modeUrls: Record<Mode, InternalHref> = {
	"sign-in": "/get-started",
	"sign-up": "/get-started?mode=sign-up",
};

interface ModeControl {
	/** Always "sign-in" during prerendering and hydration. */
	mode: Mode;
	/** Whether `mode` follows the URL. False during prerendering and hydration. */
	hydrated: boolean;
	/** Shows a form. `replace` replaces the current history entry. */
	show: (mode: Mode, options?: { replace: boolean }) => void;
}

/** The mode from the URL, and a function to change it. */
export function useMode(): ModeControl {
	const search = useSearch();
	const [, navigate] = useLocation();
	const hydrated = useHydrated();
	const signUp = hydrated && new URLSearchParams(search).get("mode") === "sign-up";
	return {
		mode: signUp ? "sign-up" : "sign-in",
		hydrated,
		show: (mode, options) => navigate(modeUrls[mode], options),
	};
}
