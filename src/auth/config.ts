/** What the sign-in page needs to know of its provider. Same shape as the SDK's own options. */
export interface FirebaseSettings {
	apiKey: string;
	authDomain: string;
	projectId: string;
	appId: string;
	storageBucket?: string;
	messagingSenderId?: string;
	/** Present only when the owner wants analytics. */
	measurementId?: string;
}

/** `check` compares the passwords and creates nothing; `provider` creates the account. */
type SignUpMode = "check" | "provider";

export interface AuthConfig {
	firebase: FirebaseSettings;
	/** Origin of the auth emulator, or null when a real Firebase project is configured. */
	emulator: string | null;
	signUp: SignUpMode;
}

/** The build's environment, as Vite hands it over. */
type Environment = Readonly<Record<string, unknown>>;

const required = {
	apiKey: "VITE_FIREBASE_API_KEY",
	authDomain: "VITE_FIREBASE_AUTH_DOMAIN",
	projectId: "VITE_FIREBASE_PROJECT_ID",
	appId: "VITE_FIREBASE_APP_ID",
} as const;

const optional = {
	storageBucket: "VITE_FIREBASE_STORAGE_BUCKET",
	messagingSenderId: "VITE_FIREBASE_MESSAGING_SENDER_ID",
	measurementId: "VITE_FIREBASE_MEASUREMENT_ID",
} as const;

const signUpModes: readonly SignUpMode[] = ["check", "provider"];

/**
 * Where the auth emulator listens unless it is told otherwise. Asked for by name, the setting is
 * replaced by its value in a build, so that this address is in no published file.
 */
const defaultEmulator = import.meta.env.VITE_FIREBASE_PROJECT_ID ? "" : "http://127.0.0.1:9099";

/** A `demo-` project needs no account: the emulators never call Google for it. */
const embedded: FirebaseSettings = {
	apiKey: "demo-key",
	authDomain: "demo-site.firebaseapp.com",
	projectId: "demo-site",
	appId: "demo-app",
};

/**
 * Reads the sign-in settings from the build's environment. With no Firebase setting at all, the
 * embedded default: the auth emulator and a demo project.
 * Throws one Error that names every setting that is missing or wrong, and what to do about it.
 */
export function readAuthConfig(env: Environment): AuthConfig {
	const problems: string[] = [];
	const text = (name: string): string => String(env[name] ?? "").trim();

	const signUp = signUpModes.find((mode) => mode === (text("VITE_SIGN_UP") || "check"));
	if (!signUp) {
		problems.push(`VITE_SIGN_UP is "${text("VITE_SIGN_UP")}": set it to check or provider.`);
	}

	const given = Object.values({ ...required, ...optional }).filter(text);
	const missing = given.length > 0 ? Object.values(required).filter((name) => !text(name)) : [];
	for (const name of missing) {
		problems.push(`${name} is missing: copy it from the Firebase project's web app settings.`);
	}
	// The SDK and the content security policy both put "https://" before it.
	if (/[:/\s]/.test(text(required.authDomain))) {
		problems.push(
			`${required.authDomain} is "${text(required.authDomain)}": give the host name alone, without https:// or a path.`,
		);
	}

	let emulator: string | null = null;
	if (given.length === 0) {
		emulator = originOf(text("VITE_AUTH_EMULATOR") || defaultEmulator);
		if (!emulator) {
			problems.push(
				`VITE_AUTH_EMULATOR is "${text("VITE_AUTH_EMULATOR")}": give an origin such as ${defaultEmulator}.`,
			);
		}
	}

	if (problems.length > 0 || !signUp) {
		const advice =
			missing.length > 0
				? "\nSet all four required settings, or none of them to use the auth emulator. .env.example explains each."
				: "\n.env.example explains each setting.";
		throw new Error(`The sign-in settings need attention.\n- ${problems.join("\n- ")}${advice}`);
	}
	if (emulator) return { firebase: embedded, emulator, signUp };

	const firebase: FirebaseSettings = {
		apiKey: text(required.apiKey),
		authDomain: text(required.authDomain),
		projectId: text(required.projectId),
		appId: text(required.appId),
	};
	for (const key of ["storageBucket", "messagingSenderId", "measurementId"] as const) {
		const value = text(optional[key]);
		if (value) firebase[key] = value;
	}
	return { firebase, emulator: null, signUp };
}

/** The settings of this build. Throws as the above: they are written into the code but once. */
export const authConfig = (): AuthConfig => readAuthConfig(import.meta.env);

/** The origin of an http address, or null if the text is not one. */
function originOf(address: string): string | null {
	try {
		const url = new URL(address);
		return /^https?:$/.test(url.protocol) && url.pathname === "/" ? url.origin : null;
	} catch {
		return null;
	}
}
