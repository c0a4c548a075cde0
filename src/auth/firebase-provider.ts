import {
	deleteApp,
	type FirebaseApp,
	// @ts-expect-error The SDK exports this for its own services, without a public type.
	_getProvider as getComponent,
	initializeApp,
} from "firebase/app";
import {
	type Auth,
	type AuthErrorMap,
	browserPopupRedirectResolver,
	connectAuthEmulator,
	createUserWithEmailAndPassword,
	type Dependencies,
	debugErrorMap,
	GoogleAuthProvider,
	initializeAuth,
	onAuthStateChanged,
	sendEmailVerification,
	sendPasswordResetEmail,
	signInWithEmailAndPassword,
	signInWithPopup,
	signOut,
	type User,
	updateProfile,
} from "firebase/auth";
import type { AuthConfig } from "#src/auth/config.ts";
import { chooseSession, sharedSessionStorage } from "#src/auth/firebase-persistence.ts";
import type { AuthProvider, Session, SessionEnd } from "#src/auth/provider.ts";
import { trustLoader } from "#src/auth/trusted-types.ts";
import { withTimeout } from "#src/auth/with-timeout.ts";

/** Longest wait for the token's sign-in time before the fallback is used, in milliseconds. */
const signInTimeLimit = 1_500;

/** The SDK's error codes, without "auth/", for a session that the server no longer accepts. */
const sessionEnds: Readonly<Record<string, SessionEnd>> = {
	"user-disabled": "disabled",
	"user-token-expired": "expired",
	"invalid-user-token": "expired",
};

/** Creates the provider on top of the Firebase SDK. Call it once per document. */
export function createFirebaseProvider(config: AuthConfig): AuthProvider {
	trustLoader();
	const app = initializeApp(config.firebase);
	let endCode: SessionEnd | null = null;
	const auth = startAuth(app, config, {
		persistence: sharedSessionStorage,
		popupRedirectResolver: browserPopupRedirectResolver,
		errorMap: watchedErrorMap((code) => {
			endCode = sessionEnds[code] ?? endCode;
		}),
	});
	keepTokensFresh(app);

	return {
		signIn: (email, password) => chooseSession(signInWithEmailAndPassword(auth, email, password)),
		signInWithGoogle: () => chooseSession(signInWithPopup(auth, new GoogleAuthProvider())),
		async sendReset(email) {
			await sendPasswordResetEmail(auth, email);
		},
		signUp: (name, email, password) => createAccount(config, name, email, password),
		signOut() {
			endCode = null;
			return chooseSession(signOut(auth));
		},
		onSessionChange(listener) {
			let change = 0;
			return onAuthStateChanged(auth, async (user) => {
				change += 1;
				const current = change;
				const session = user && (await sessionOf(user));
				if (current !== change) return;
				const ended = session ? null : endCode;
				endCode = null;
				listener(session, ended);
			});
		},
		async checkSession() {
			await auth.authStateReady();
			// The SDK reads its storage now, not at its next poll: it neither shows nor asks the server about a
			// session that another tab has ended.
			await (auth as Auth & { _onStorageEvent(): Promise<void> })._onStorageEvent().catch(() => {});
			await auth.currentUser?.reload().catch(() => {});
		},
	};
}

/** Starts the SDK's auth service. If storage is blocked, the SDK keeps the session in memory. */
function startAuth(app: FirebaseApp, config: AuthConfig, dependencies: Dependencies): Auth {
	const auth = initializeAuth(app, dependencies);
	if (config.emulator) connectAuthEmulator(auth, config.emulator, { disableWarnings: true });
	return auth;
}

/**
 * The SDK's full error map, wrapped so that `onError` gets the code of each error the SDK creates.
 * There is no other way to learn why a session ended: the SDK silently drops a session that the
 * server refuses. See docs/decisions/0007-inside-the-firebase-sdk.md.
 */
function watchedErrorMap(onError: (code: string) => void): AuthErrorMap {
	// The public type hides that an error map is a function.
	const errorMap = (debugErrorMap as unknown as () => Record<string, string>)();
	const watched = new Proxy(errorMap, {
		get(map, code) {
			onError(String(code));
			return map[String(code)];
		},
	});
	return () => watched;
}

/**
 * Makes the SDK refresh the access token five minutes before it expires, as specified. The SDK does
 * this only while another service listens for tokens, and none of those in use does.
 */
function keepTokensFresh(app: FirebaseApp): void {
	const tokens = getComponent(app, "auth-internal").getImmediate() as {
		addAuthTokenListener(listener: () => void): void;
	};
	tokens.addAuthTokenListener(() => {});
}

/** Counts sign-ups, to give each one's app a unique name: the previous app may still be closing. */
let signUps = 0;

/**
 * Creates an account in a separate Firebase app that stores nothing. The SDK signs a new account in
 * straight away, and neither this page nor another tab should see that short session.
 */
async function createAccount(config: AuthConfig, name: string, email: string, password: string) {
	signUps += 1;
	const app = initializeApp(config.firebase, `sign-up-${signUps}`);
	try {
		const auth = startAuth(app, config, { errorMap: debugErrorMap });
		const { user } = await createUserWithEmailAndPassword(auth, email, password);
		// The account exists by now, so the sign-up has worked even if the name can't be stored.
		if (name) await updateProfile(user, { displayName: name }).catch(() => {});
		// Likewise, a verification email that can't be sent (the provider limits them) undoes nothing.
		if (import.meta.env.VITE_VERIFICATION_EMAIL === "on") {
			await sendEmailVerification(user).catch(() => {});
		}
		await signOut(auth);
	} finally {
		await deleteApp(app);
	}
}

/** Picks what the page shows from the SDK's user. */
async function sessionOf(user: User): Promise<Session> {
	return {
		name: user.displayName,
		email: user.email,
		photoUrl: user.photoURL,
		began: await signInTime(user),
	};
}

/**
 * When the visitor signed in on this device, read from the token. If a new token is needed and takes
 * too long, falls back to the account's last sign-in, which may have been on another device.
 */
async function signInTime(user: User): Promise<Date> {
	try {
		const { authTime } = await withTimeout(user.getIdTokenResult(), signInTimeLimit);
		return new Date(authTime);
	} catch {
		return new Date(user.metadata.lastSignInTime ?? Date.now());
	}
}
