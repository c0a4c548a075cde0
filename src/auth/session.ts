import { flushSync } from "react-dom";
import { authConfig } from "#src/auth/config.ts";
import type { AuthProvider, Session } from "#src/auth/firebase-provider.ts";
import { messages } from "#src/auth/messages.ts";
import { isMarked, readMark, writeMark } from "#src/auth/session-mark.ts";
import { sdkLimit, withTimeout } from "#src/auth/time-limits.ts";
import { whenShown, whenUsed } from "#src/auth/when-shown.ts";
import { rootClasses, storageKeys } from "#src/head-script.ts";

export interface SessionState {
	session: Session | null;
	/** Set if the server has ended the last session: a new object each time. */
	ended: object | null;
}

export const noSession: SessionState = { session: null, ended: null };
let state = noSession;
let show: (state: SessionState) => void;
let loading: Promise<AuthProvider> | undefined;

/** Longest time for which an expected session keeps the form hidden, in milliseconds. */
const longestWait = 10_000;

/** Shows a note in place of the card's content, or ends this. */
const hideCard = (hidden: boolean) =>
	document.documentElement.classList.toggle(rootClasses.sessionExpected, hidden);

async function loadProvider(): Promise<AuthProvider> {
	let expected = readMark();
	const { createFirebaseProvider } = await import("#src/auth/firebase-provider.ts");
	const provider = createFirebaseProvider(authConfig());
	provider.onSessionChange((session) => {
		// Signed out elsewhere, or in with another account, while this page was loading: the SDK has just
		// stored the old session again, and no session is safer than a wrong one.
		const isOld = session && expected && !isMarked(session.id);
		expected = null;
		if (isOld) return void provider.signOut().catch(() => {});
		// A visitor who signs out takes the mark away first, so the server has ended what is still marked.
		state = { session, ended: !session && readMark() ? {} : null };
		writeMark(session?.id ?? null);
		// The form or the panel must be there before it is uncovered.
		flushSync(() => show(state));
		hideCard(false);
	});
	return provider;
}

/** Loads the provider, once. Rejects with words for the visitor; the next call tries again. */
export async function connect(): Promise<AuthProvider> {
	loading ??= loadProvider().catch((error: unknown) => {
		loading = undefined;
		throw error;
	});
	try {
		return await withTimeout(loading, sdkLimit);
	} catch (error) {
		hideCard(false);
		throw new Error(messages.notLoaded, { cause: error });
	}
}

// A sign-in attempt tries again, and reports the failure.
const tryToConnect = () => void connect().catch(() => {});

/** Follows the visitor's session from now on. Call it once, before the paint: the form must not flash. */
export function startSession(onChange: (state: SessionState) => void): void {
	show = onChange;
	whenShown(() => {
		const isExpected = Boolean(readMark());
		hideCard(isExpected);
		if (!isExpected) return whenUsed(tryToConnect);
		tryToConnect();
		setTimeout(hideCard, longestWait, false);
	});
	// The visitor has signed in in another tab.
	addEventListener("storage", ({ key, newValue }) => {
		if (key === storageKeys.session && newValue) tryToConnect();
	});
	// What comes back from the back/forward cache may be the panel of a session that has ended since.
	addEventListener("pagehide", () => hideCard(state.session !== null));
	addEventListener("pageshow", ({ persisted }) => {
		if (!persisted) return;
		if (state.session && !isMarked(state.session.id)) return location.reload();
		hideCard(false);
		if (readMark()) tryToConnect();
		loading?.then((provider) => provider.checkSession());
	});
}
