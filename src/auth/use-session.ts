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

/**
 * The visitor's session. It is checked on mount and kept up to date. Nothing of this is undone: the sign-in page
 * is a document of its own, in which the card is mounted once.
 */
export function useSession() {
	const [state, setState] = useState<SessionState>({ session: null, ended: null, known: false });
	/** The provider, once it is loaded. */
	const followed = useRef<AuthProvider | null>(null);

	/** Loads the provider if necessary, and subscribes to its session. */
	const connect = useCallback(async () => {
		try {
			const provider = await loadProvider();
			if (followed.current !== provider) {
				followed.current = provider;
				provider.onSessionChange((session, reason) => {
					rememberSession(session);
					setState({ session, ended: reason && { reason }, known: true });
				});
			}
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

	useLayoutEffect(() => {
		if (root().classList.contains(rootClasses.sessionExpected)) {
			// Failures are ignored here: a sign-in attempt loads the code again and reports them.
			connect().catch(() => {});
			// Rather the form, which a session then replaces, than nothing but a note.
			setTimeout(() => setState((now) => ({ ...now, known: true })), longestWait);
		} else {
			whenProviderWanted(connect);
		}
		// A page from the back/forward cache may be old, so check its session again.
		addEventListener("pageshow", ({ persisted }) => {
			if (persisted) followed.current?.checkSession();
		});
	}, [connect]);

	return { ...state, connect };
}
