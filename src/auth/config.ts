// Vite replaces the setting, named as it is, and leaves the address out of a published bundle.
const defaultEmulator = import.meta.env.VITE_FIREBASE_PROJECT_ID ? "" : "http://127.0.0.1:9099";

/** Whether the sign-up form makes accounts. Otherwise it only compares the passwords. */
export const signUpMakesAccounts = import.meta.env.VITE_SIGN_UP === "provider";

/** For a project whose id starts with `demo-`, the emulators need no account and never call Google. */
const demoProject = {
	apiKey: "demo-key",
	authDomain: "demo-site.firebaseapp.com",
	projectId: "demo-site",
	appId: "demo-app",
};

/** Reads the Firebase settings, which the build has checked. Without any: the emulator with a demo project. */
export function readAuthConfig(env: Readonly<Record<string, unknown>>) {
	const setting = (name: string) => String(env[`VITE_FIREBASE_${name}`] ?? "");
	const firebase = {
		apiKey: setting("API_KEY"),
		authDomain: setting("AUTH_DOMAIN"),
		projectId: setting("PROJECT_ID"),
		appId: setting("APP_ID"),
		storageBucket: setting("STORAGE_BUCKET"),
		messagingSenderId: setting("MESSAGING_SENDER_ID"),
		measurementId: setting("MEASUREMENT_ID"),
	};
	if (firebase.projectId) return { firebase, emulator: null };
	const { origin } = new URL(String(env.VITE_AUTH_EMULATOR || defaultEmulator));
	return { firebase: { ...firebase, ...demoProject }, emulator: origin };
}

/** The project, and the origin of the auth emulator, or null for a real project. */
export type AuthConfig = ReturnType<typeof readAuthConfig>;
export type FirebaseSettings = AuthConfig["firebase"];

export const authConfig = (): AuthConfig => readAuthConfig(import.meta.env);
