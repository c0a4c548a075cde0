import { useLocation, useSearch } from "wouter";
import type { InternalHref } from "~/paths";
import { useHydrated } from "~/ui/use-hydrated";

/** Which form is shown. It is a state of the address, so that Back leads to the one before. */
export type Mode = "sign-in" | "sign-up";

/** Where each mode is found. */
export const addresses: Record<Mode, InternalHref> = {
	"sign-in": "/get-started",
	"sign-up": "/get-started?mode=sign-up",
};

interface ModeControl {
	/** Sign in on the server and while hydrating, as in the prerendered page. */
	mode: Mode;
	/** Whether `mode` is what the address asks for: false on the server and while hydrating. */
	settled: boolean;
	/** Shows the other form; `replace` keeps the present one out of the history. */
	show: (mode: Mode, options?: { replace: boolean }) => void;
}

/** The mode that the address asks for, and a way to change it. */
export function useMode(): ModeControl {
	const search = useSearch();
	const [, navigate] = useLocation();
	const settled = useHydrated();
	const signUp = settled && new URLSearchParams(search).get("mode") === "sign-up";
	return {
		mode: signUp ? "sign-up" : "sign-in",
		settled,
		show: (mode, options) => navigate(addresses[mode], options),
	};
}
