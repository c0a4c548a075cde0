import { useCallback, useLayoutEffect, useRef, useState } from "react";
import { loadedProvider, loadProvider } from "~/auth/load-provider";
import type { AuthProvider, Session, SessionEnd } from "~/auth/provider";
import { whenProviderWanted } from "~/auth/provider-wanted";
import { sessionExpectedClass, sessionKey } from "~/theme/head-script";

interface SessionState {
	session: Session | null;
	/** Why the last session ended, if the provider ended it. A new object each time. */
	ended: { reason: SessionEnd } | null;
	/** Whether the provider has told of the session, or cannot. */
	known: boolean;
}

const root = () => document.documentElement;

/** Tells the head script of the next page load whether there is a session to wait for. */
function rememberSession(session: Session | null): void {
	try {
		if (session) localStorage.setItem(sessionKey, "open");
		else localStorage.removeItem(sessionKey);
	} catch {
		// Storage is blocked: the form is seen until the provider answers.
	}
}

interface SessionControl extends SessionState {
	/** Fetches the provider's code if need be, and follows its session from then on. */
	connect: () => Promise<AuthProvider>;
}

/** The visitor's session, followed while the component is shown and checked as it appears. */
export function useSession(): SessionControl {
	const [state, setState] = useState<SessionState>({ session: null, ended: null, known: false });
	const shown = useRef(false);
	const stop = useRef<(() => void) | null>(null);

	const follow = useCallback((provider: AuthProvider) => {
		if (!shown.current || stop.current) return;
		stop.current = provider.onSessionChange((session, reason) => {
			rememberSession(session);
			setState({ session, ended: reason && { reason }, known: true });
		});
		provider.checkSession();
	}, []);

	const connect = useCallback(async () => {
		try {
			const provider = await loadProvider();
			follow(provider);
			return provider;
		} catch (error) {
			setState((now) => ({ ...now, known: true }));
			throw error;
		}
	}, [follow]);

	// With the form or the panel in place, whichever it is to be.
	useLayoutEffect(() => {
		if (state.known) root().classList.remove(sessionExpectedClass);
	}, [state.known]);

	// Before the paint, so that a visitor who comes back to the page never sees the form flash by.
	useLayoutEffect(() => {
		shown.current = true;
		const provider = loadedProvider();
		if (provider) follow(provider);
		// A failure here is silent: the visitor's own attempt loads again, and says so if it fails.
		const expected = root().classList.contains(sessionExpectedClass);
		let callOff = () => {};
		if (!provider && expected) connect().catch(() => {});
		else if (!provider) callOff = whenProviderWanted(connect);
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
