import { useCallback, useLayoutEffect, useRef, useState } from "react";
import { loadedProvider, loadProvider } from "~/auth/load-provider";
import type { AuthProvider, Session, SessionEnd } from "~/auth/provider";
import { whenProviderWanted } from "~/auth/provider-wanted";

interface SessionState {
	session: Session | null;
	/** Why the last session ended, if the provider ended it. A new object each time. */
	ended: { reason: SessionEnd } | null;
}

interface SessionControl extends SessionState {
	/** Fetches the provider's code if need be, and follows its session from then on. */
	connect: () => Promise<AuthProvider>;
}

/** The visitor's session, followed while the component is shown and checked as it appears. */
export function useSession(): SessionControl {
	const [state, setState] = useState<SessionState>({ session: null, ended: null });
	const shown = useRef(false);
	const stop = useRef<(() => void) | null>(null);

	const follow = useCallback((provider: AuthProvider) => {
		if (!shown.current || stop.current) return;
		stop.current = provider.onSessionChange((session, reason) => {
			setState({ session, ended: reason && { reason } });
		});
		provider.checkSession();
	}, []);

	const connect = useCallback(async () => {
		const provider = await loadProvider();
		follow(provider);
		return provider;
	}, [follow]);

	// Before the paint, so that a visitor who comes back to the page never sees the form flash by.
	useLayoutEffect(() => {
		shown.current = true;
		const provider = loadedProvider();
		if (provider) follow(provider);
		// A failure here is silent: the visitor's own attempt loads again, and says so if it fails.
		const callOff = provider ? () => {} : whenProviderWanted(connect);
		// Out of the back/forward cache the page is as it was left, which may be long ago.
		const checkAgain = (event: PageTransitionEvent) => {
			if (event.persisted) loadedProvider()?.checkSession();
		};
		addEventListener("pageshow", checkAgain);
		return () => {
			shown.current = false;
			removeEventListener("pageshow", checkAgain);
			callOff();
			stop.current?.();
			stop.current = null;
		};
	}, [follow, connect]);

	return { ...state, connect };
}
