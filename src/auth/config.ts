/** The settings of the Firebase project, in the shape the SDK expects. */
export interface FirebaseSettings {
	apiKey: string;
	authDomain: string;
	projectId: string;
	appId: string;
	storageBucket?: string;
	messagingSenderId?: string;
	/** Set only if the owner wants analytics. */
	measurementId?: string;
}

export interface AuthConfig {
	firebase: FirebaseSettings;
	/** Origin of the auth emulator, or null when a real Firebase project is configured. */
	emulator: string | null;
	/** `check` only compares the passwords; `provider` creates the account. */
	signUp: "check" | "provider";
	/** Whether the provider's sentences that no visitor understands are put in plain words. */
	plainErrors: boolean;
}

/** `import.meta.env`, as set by Vite. */
type Environment = Readonly<Record<string, unknown>>;

const settings = {
	apiKey: "VITE_FIREBASE_API_KEY",
	authDomain: "VITE_FIREBASE_AUTH_DOMAIN",
	projectId: "VITE_FIREBASE_PROJECT_ID",
	appId: "VITE_FIREBASE_APP_ID",
	storageBucket: "VITE_FIREBASE_STORAGE_BUCKET",
	messagingSenderId: "VITE_FIREBASE_MESSAGING_SENDER_ID",
	measurementId: "VITE_FIREBASE_MEASUREMENT_ID",
} as const;

/**
 * The auth emulator's default origin. The condition names the setting directly, so that Vite replaces
 * it at build time and the emulator's address is left out of a published bundle.
 */
const defaultEmulator = import.meta.env.VITE_FIREBASE_PROJECT_ID ? "" : "http://127.0.0.1:9099";

/** Whether the sign-up form makes accounts: for texts that say so, and need no other setting. */
export const signUpMakesAccounts = import.meta.env.VITE_SIGN_UP === "provider";

/** For a project whose id starts with `demo-`, the emulators need no account and never call Google. */
const demoProject: FirebaseSettings = {
	apiKey: "demo-key",
	authDomain: "demo-site.firebaseapp.com",
	projectId: "demo-site",
	appId: "demo-app",
};

/**
 * Reads the sign-in settings from the build's environment, which the build has checked
 * (prerender/checks/settings-check.ts). If no Firebase setting is given, it returns the default: the auth
 * emulator with a demo project.
 */
export function readAuthConfig(env: Environment): AuthConfig {
	const text = (name: string): string => String(env[name] ?? "").trim();
	const given = Object.entries(settings).filter(([, name]) => text(name));
	const chosen = {
		signUp: text("VITE_SIGN_UP") === "provider" ? "provider" : "check",
		plainErrors: text("VITE_PLAIN_ERRORS") === "on",
	} as const;
	if (given.length === 0) {
		const { origin } = new URL(text("VITE_AUTH_EMULATOR") || defaultEmulator);
		return { firebase: demoProject, emulator: origin, ...chosen };
	}
	const firebase: unknown = Object.fromEntries(given.map(([key, name]) => [key, text(name)]));
	return { firebase: firebase as FirebaseSettings, emulator: null, ...chosen };
}

/** The settings of this build. */
export const authConfig = (): AuthConfig => readAuthConfig(import.meta.env);
