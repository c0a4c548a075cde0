import { useCallback, useLayoutEffect, useState } from "react";
import { authConfig } from "#src/auth/config.ts";
import type { AuthProvider, Session } from "#src/auth/firebase-provider.ts";
import { messages } from "#src/auth/messages.ts";
import { isMarked, readMark, writeMark } from "#src/auth/session-mark.ts";
import { sdkLimit, withTimeout } from "#src/auth/time-limits.ts";
import { whenShown, whenUsed } from "#src/auth/when-shown.ts";
import { rootClasses, storageKeys } from "#src/head-script.ts";

interface SessionState {
	session: Session | null;
	/** Set if the server has ended the last session: a new object each time. */
	ended: object | null;
	/** Whether the provider has reported the session, or can't be loaded. */
	known: boolean;
}

/** Longest time for which an expected session keeps the form hidden, in milliseconds. */
const longestWait = 10_000;

/** Shows a note in place of the form or the panel, or ends this. */
const hideCard = (hidden: boolean) =>
	document.documentElement.classList.toggle(rootClasses.sessionExpected, hidden);

let loading: Promise<AuthProvider> | undefined;
let shown: Session | null = null;

async function loadProvider(follow: (session: Session | null) => void): Promise<AuthProvider> {
	const { createFirebaseProvider } = await import("#src/auth/firebase-provider.ts");
	const provider = createFirebaseProvider(authConfig());
	provider.onSessionChange(follow);
	return provider;
}

/** The visitor's session, kept up to date, and a function that loads the provider. For one card in a document. */
export function useSession() {
	const [state, setState] = useState<SessionState>({ session: null, ended: null, known: false });
	const showForm = useCallback(() => setState((now) => ({ ...now, known: true })), []);

	const connect = useCallback(async (): Promise<AuthProvider> => {
		let expected = readMark();
		function follow(session: Session | null): void {
			// Signed out elsewhere, or in with another account, while this page was loading: the SDK has just
			// stored the old session again, and no session is safer than a wrong one.
			const isOld = session && expected && !isMarked(session.id);
			expected = null;
			if (isOld) return void loading?.then((provider) => provider.signOut());
			// A visitor who signs out takes the mark away first, so the server has ended what is still marked.
			const ended = !session && readMark() ? {} : null;
			writeMark(session?.id ?? null);
			shown = session;
			setState({ session, ended, known: true });
		}
		loading ??= loadProvider(follow).catch((error: unknown) => {
			// The next call tries again.
			loading = undefined;
			throw error;
		});
		try {
			return await withTimeout(loading, sdkLimit);
		} catch (error) {
			showForm();
			throw new Error(messages.notLoaded, { cause: error });
		}
	}, [showForm]);

	// Once the form or the panel is rendered.
	useLayoutEffect(() => {
		if (state.known) hideCard(false);
	}, [state.known]);

	// Before the paint, so that the form never flashes when a signed-in visitor comes back.
	useLayoutEffect(() => {
		// A sign-in attempt tries again, and reports the failure.
		const tryToConnect = () => void connect().catch(() => {});
		whenShown(() => {
			const isExpected = Boolean(readMark());
			hideCard(isExpected);
			if (!isExpected) return whenUsed(tryToConnect);
			tryToConnect();
			setTimeout(showForm, longestWait);
		});
		// The visitor has signed in in another tab.
		addEventListener("storage", ({ key, newValue }) => {
			if (key === storageKeys.session && newValue) tryToConnect();
		});
		// What comes back from the back/forward cache may be the panel of a session that has ended since.
		addEventListener("pagehide", () => hideCard(shown !== null));
		addEventListener("pageshow", ({ persisted }) => {
			if (!persisted) return;
			if (shown && !isMarked(shown.id)) return location.reload();
			hideCard(false);
			if (readMark()) connect().then((provider) => provider.checkSession(), showForm);
		});
	}, [connect, showForm]);

	return { ...state, connect };
}
