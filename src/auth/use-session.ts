import { useCallback, useLayoutEffect, useRef, useState } from "react";
import { loadProvider } from "#src/auth/load-provider.ts";
import type { AuthProvider, Session, SessionEnd } from "#src/auth/provider.ts";
import { whenProviderWanted } from "#src/auth/when-provider-wanted.ts";
import { rootClasses, storageKeys } from "#src/head-script.ts";

interface SessionState {
	session: Session | null;
	/** Why the provider ended the last session, if it did. A new object each time. */
	ended: { reason: SessionEnd } | null;
	/** Whether the provider has reported the session, or can't be loaded. */
	known: boolean;
}

/** Longest time for which an expected session keeps the form hidden, in milliseconds. */
const longestWait = 10_000;

const root = () => document.documentElement;

/** Saves whether there is a session, for the head script of the next page load. */
function rememberSession(session: Session | null): void {
	try {
		if (session) localStorage.setItem(storageKeys.session, "open");
		else localStorage.removeItem(storageKeys.session);
	} catch {
		// Storage is blocked: the form is shown until the provider responds.
	}
}

interface SessionControl extends SessionState {
	/** Loads the provider if necessary, and subscribes to its session. */
	connect: () => Promise<AuthProvider>;
}

/** The visitor's session. It is checked on mount and kept up to date while mounted. */
export function useSession(): SessionControl {
	const [state, setState] = useState<SessionState>({ session: null, ended: null, known: false });
	/** The provider whose session is followed, and what ends this. */
	const followed = useRef<{ provider: AuthProvider; stop: () => void } | null>(null);

	const connect = useCallback(async () => {
		try {
			const provider = await loadProvider();
			followed.current ??= {
				provider,
				stop: provider.onSessionChange((session, reason) => {
					rememberSession(session);
					setState({ session, ended: reason && { reason }, known: true });
				}),
			};
			return provider;
		} catch (error) {
			setState((now) => ({ ...now, known: true }));
			throw error;
		}
	}, []);

	// Runs once the form or the panel is rendered.
	useLayoutEffect(() => {
		if (state.known) root().classList.remove(rootClasses.sessionExpected);
	}, [state.known]);

	// Before the paint, so that the form never flashes when a signed-in visitor comes back.
	useLayoutEffect(() => {
		const expected = root().classList.contains(rootClasses.sessionExpected);
		// Failures are ignored here: a sign-in attempt loads the code again and reports them.
		if (expected) connect().catch(() => {});
		const callOff = expected ? undefined : whenProviderWanted(connect);
		// Rather the form, which a session then replaces, than nothing but a note.
		const timer = expected
			? setTimeout(() => setState((now) => ({ ...now, known: true })), longestWait)
			: undefined;
		// A page from the back/forward cache may be old, so check its session again.
		const checkAgain = (event: PageTransitionEvent) => {
			if (event.persisted) followed.current?.provider.checkSession();
		};
		addEventListener("pageshow", checkAgain);
		return () => {
			removeEventListener("pageshow", checkAgain);
			clearTimeout(timer);
			callOff?.();
			followed.current?.stop();
			followed.current = null;
		};
	}, [connect]);

	return { ...state, connect };
}
