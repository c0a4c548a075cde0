import { deleteApp, type FirebaseApp, initializeApp } from "firebase/app";
import * as sdk from "firebase/auth";
import type { AuthConfig } from "#src/auth/config.ts";
import { isMarked } from "#src/auth/session-mark.ts";
import { withMobileLimit } from "#src/auth/time-limits.ts";
import { keepFresh } from "#src/auth/token-refresh.ts";
import { trustLoader } from "#src/auth/trusted-types.ts";

/** The parts of a visitor's session that the page shows. */
export interface Session {
	id: string;
	name: string | null;
	email: string | null;
	photoUrl: string | null;
	/** When the visitor signed in on this device. */
	began: Date;
}

/** What the page needs from the provider. What sends a request rejects with the SDK's own error. */
export type AuthProvider = ReturnType<typeof createFirebaseProvider>;

/** Creates the provider on top of the Firebase SDK. Call it once per document. */
export function createFirebaseProvider(config: AuthConfig) {
	trustLoader();
	const auth = startAuth(initializeApp(config.firebase), config, {
		persistence: [sdk.indexedDBLocalPersistence, sdk.browserLocalPersistence],
		popupRedirectResolver: sdk.browserPopupRedirectResolver,
		errorMap: sdk.debugErrorMap,
	});
	keepFresh((listener) => sdk.onIdTokenChanged(auth, listener));

	// The last choice in the page holds, even if a forgotten Google window is finished after it.
	let chosen: string | undefined;
	sdk.beforeAuthStateChanged(auth, async (user) => {
		const token = await user?.getIdTokenResult();
		if (token && token.signInProvider !== chosen) throw new Error("Another way was chosen since.");
	});

	return {
		async signIn(email: string, password: string): Promise<void> {
			chosen = sdk.EmailAuthProvider.PROVIDER_ID;
			await withMobileLimit(() => sdk.signInWithEmailAndPassword(auth, email, password));
		},
		/** Opens Google's popup. Call it from a click handler. */
		async signInWithGoogle(): Promise<void> {
			chosen = sdk.GoogleAuthProvider.PROVIDER_ID;
			await sdk.signInWithPopup(auth, new sdk.GoogleAuthProvider());
		},
		sendReset: (email: string) => withMobileLimit(() => sdk.sendPasswordResetEmail(auth, email)),
		/** Creates an account and leaves the visitor signed out. */
		signUp: (name: string, email: string, password: string) =>
			createAccount(config, name, email, password),
		signOut: () => sdk.signOut(auth),
		/** Calls a function once the session is known, and on every change, in other tabs, too. */
		onSessionChange(listener: (session: Session | null) => void): void {
			sdk.onAuthStateChanged(auth, async (user) => {
				const session = user && (await sessionOf(user));
				if (auth.currentUser === user) listener(session);
			});
		},
		/** Asks the server whether the session is still valid. Without an answer it stays. Never rejects. */
		async checkSession(): Promise<void> {
			const user = auth.currentUser;
			// The SDK stores the account again after the answer, which would reopen a session that has ended.
			if (user && isMarked(user.uid)) await user.reload().catch(() => {});
		},
	};
}

/** Starts the SDK's auth service. If storage is blocked, the SDK keeps the session in memory. */
function startAuth(app: FirebaseApp, { emulator }: AuthConfig, parts: sdk.Dependencies): sdk.Auth {
	const auth = sdk.initializeAuth(app, parts);
	if (emulator) sdk.connectAuthEmulator(auth, emulator, { disableWarnings: true });
	return auth;
}

/** Creates an account in an app that stores nothing: the SDK signs it in, which no page should see. */
async function createAccount(config: AuthConfig, name: string, email: string, password: string) {
	// A name of its own, because the previous app may still be closing.
	const app = initializeApp(config.firebase, `sign-up-${Date.now()}`);
	try {
		const auth = startAuth(app, config, { errorMap: sdk.debugErrorMap });
		const { user } = await withMobileLimit(() =>
			sdk.createUserWithEmailAndPassword(auth, email, password),
		);
		// The account exists by now, so the sign-up has worked even if one of these fails.
		if (name) await sdk.updateProfile(user, { displayName: name }).catch(() => {});
		if (import.meta.env.VITE_VERIFICATION_EMAIL === "on") {
			await sdk.sendEmailVerification(user).catch(() => {});
		}
	} finally {
		await deleteApp(app);
	}
}

async function sessionOf(user: sdk.User): Promise<Session> {
	const { uid: id, displayName: name, email, photoURL: photoUrl, metadata } = user;
	// Without a valid token: the account's last sign-in, which may have been on another device.
	const token = await user.getIdTokenResult().catch(() => null);
	const began = new Date(token?.authTime ?? metadata.lastSignInTime ?? Date.now());
	return { id, name, email, photoUrl, began };
}
