import {
	deleteApp,
	type FirebaseApp,
	// @ts-expect-error Exported for the other Firebase services, and left out of the public types.
	_getProvider as getComponent,
	initializeApp,
} from "firebase/app";
import {
	type Auth,
	type AuthErrorMap,
	browserLocalPersistence,
	browserPopupRedirectResolver,
	connectAuthEmulator,
	createUserWithEmailAndPassword,
	type Dependencies,
	debugErrorMap,
	GoogleAuthProvider,
	indexedDBLocalPersistence,
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
import type { AuthConfig } from "~/auth/config";
import type { AuthProvider, Session, SessionEnd, SessionListener } from "~/auth/provider";
import { trustLoader } from "~/auth/trusted-loader";

/** Longest wait for the session's beginning before the last sign-in stands in, in milliseconds. */
const beginningLimit = 1_500;

/** The SDK's codes, without "auth/", for a session that the server no longer accepts. */
const sessionEnds: Readonly<Record<string, SessionEnd>> = {
	"user-disabled": "disabled",
	"user-token-expired": "expired",
	"invalid-user-token": "expired",
};

/** Firebase Authentication through its own SDK. Call it once a document. */
export function createFirebaseProvider(config: AuthConfig): AuthProvider {
	trustLoader();
	const app = initializeApp(config.firebase);
	let endCode: SessionEnd | null = null;
	const auth = startAuth(app, config, {
		persistence: [indexedDBLocalPersistence, browserLocalPersistence],
		popupRedirectResolver: browserPopupRedirectResolver,
		errorMap: watchedSentences((code) => {
			endCode = sessionEnds[code] ?? endCode;
		}),
	});
	refreshAhead(app);

	const listeners = new Set<SessionListener>();
	/** Undefined until the SDK has read its storage and asked the server about what it found. */
	let session: Session | null | undefined;
	let change = 0;
	let checkedAtStart = false;

	onAuthStateChanged(auth, async (user) => {
		change += 1;
		const current = change;
		const next = user && (await sessionOf(user));
		if (current !== change) return;
		const ended = next ? null : endCode;
		endCode = null;
		session = next;
		for (const listener of listeners) listener(next, ended);
	});

	return {
		async signIn(email, password) {
			await signInWithEmailAndPassword(auth, email, password);
		},
		async signInWithGoogle() {
			await signInWithPopup(auth, new GoogleAuthProvider());
		},
		async sendReset(email) {
			await sendPasswordResetEmail(auth, email);
		},
		signUp: (name, email, password) => createAccount(config, name, email, password),
		async signOut() {
			endCode = null;
			await signOut(auth);
		},
		onSessionChange(listener) {
			listeners.add(listener);
			if (session !== undefined) listener(session, null);
			return () => listeners.delete(listener);
		},
		async checkSession() {
			await auth.authStateReady();
			// The SDK has just done the same for the session it found in storage.
			if (checkedAtStart) await auth.currentUser?.reload().catch(() => {});
			checkedAtStart = true;
		},
	};
}

/** The SDK's auth service. Where the storage named is blocked it keeps the session in memory. */
function startAuth(app: FirebaseApp, config: AuthConfig, dependencies: Dependencies): Auth {
	const auth = initializeAuth(app, dependencies);
	if (config.emulator) connectAuthEmulator(auth, config.emulator, { disableWarnings: true });
	return auth;
}

/**
 * The SDK's full error map, which tells the code of every error that is made from it. There is no
 * other way to hear why a session ended: the SDK drops one that the server refuses without a word.
 */
function watchedSentences(onError: (code: string) => void): AuthErrorMap {
	// The public type hides that an error map is a function.
	const sentences = (debugErrorMap as unknown as () => Record<string, string>)();
	const watched = new Proxy(sentences, {
		get(map, code) {
			onError(String(code));
			return map[String(code)];
		},
	});
	return () => watched;
}

/**
 * Has the SDK refresh the access token five minutes before it expires, as the specification says.
 * It does so while any other service listens for tokens, and none here does by itself.
 */
function refreshAhead(app: FirebaseApp): void {
	const tokens = getComponent(app, "auth-internal").getImmediate() as {
		addAuthTokenListener(listener: () => void): void;
	};
	tokens.addAuthTokenListener(() => {});
}

/** Gives each sign-up's app a name of its own, should one still be on its way out. */
let signUps = 0;

/**
 * Creates an account in an app of its own that stores nothing: the SDK signs a new account in, and
 * neither this page nor another tab should see that session come and go.
 */
async function createAccount(config: AuthConfig, name: string, email: string, password: string) {
	signUps += 1;
	const app = initializeApp(config.firebase, `sign-up-${signUps}`);
	try {
		const auth = startAuth(app, config, { errorMap: debugErrorMap });
		const { user } = await createUserWithEmailAndPassword(auth, email, password);
		// The account exists by now: a name that could not be stored is no failed sign-up.
		if (name) await updateProfile(user, { displayName: name }).catch(() => {});
		// Nor is one whose email could not be sent: the provider's own limit may be reached.
		if (import.meta.env.VITE_VERIFICATION_EMAIL === "on") {
			await sendEmailVerification(user).catch(() => {});
		}
		await signOut(auth);
	} finally {
		await deleteApp(app);
	}
}

/** What the page shows of the SDK's user. */
async function sessionOf(user: User): Promise<Session> {
	return {
		name: user.displayName,
		email: user.email,
		photoUrl: user.photoURL,
		began: await beginningOf(user),
	};
}

/**
 * When this device signed in, from its token. The account's last sign-in, which another device may
 * have moved, stands in when a new token is needed and cannot be had soon.
 */
async function beginningOf(user: User): Promise<Date> {
	const lastSignIn = new Date(user.metadata.lastSignInTime ?? Date.now());
	const fromToken = user.getIdTokenResult().then(
		({ authTime }) => new Date(authTime),
		() => lastSignIn,
	);
	const limit = new Promise<Date>((resolve) => {
		setTimeout(() => resolve(lastSignIn), beginningLimit);
	});
	return Promise.race([fromToken, limit]);
}
