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

/** `check` only compares the passwords; `provider` creates the account. */
type SignUpMode = "check" | "provider";

export interface AuthConfig {
	firebase: FirebaseSettings;
	/** Origin of the auth emulator, or null when a real Firebase project is configured. */
	emulator: string | null;
	signUp: SignUpMode;
	/** Whether the provider's sentences that no visitor understands are put in plain words. */
	plainErrors: boolean;
}

/** `import.meta.env`, as set by Vite. */
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
 * Reads the sign-in settings from the build's environment. If no Firebase setting is given, it
 * returns the default: the auth emulator with a demo project.
 * Throws a single Error that lists every missing or wrong setting and how to fix it.
 */
export function readAuthConfig(env: Environment): AuthConfig {
	const problems: string[] = [];
	const text = (name: string): string => String(env[name] ?? "").trim();

	const signUp = signUpModes.find((mode) => mode === (text("VITE_SIGN_UP") || "check"));
	if (!signUp) {
		problems.push(`VITE_SIGN_UP is "${text("VITE_SIGN_UP")}": set it to check or provider.`);
	}

	const plainErrors = text("VITE_PLAIN_ERRORS") || "off";
	if (!["on", "off"].includes(plainErrors)) {
		problems.push(`VITE_PLAIN_ERRORS is "${plainErrors}": set it to on or off.`);
	}

	const given = Object.values({ ...required, ...optional }).filter(text);
	const missing = given.length > 0 ? Object.values(required).filter((name) => !text(name)) : [];
	for (const name of missing) {
		problems.push(`${name} is missing: copy it from the Firebase project's web app settings.`);
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
				? "\nSet all four required settings, or none to use the auth emulator. .env.example explains each."
				: "\n.env.example explains each setting.";
		throw new Error(`The sign-in settings need attention.\n- ${problems.join("\n- ")}${advice}`);
	}
	const chosen = { signUp, plainErrors: plainErrors === "on" };
	if (emulator) return { firebase: demoProject, emulator, ...chosen };

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
	return { firebase, emulator: null, ...chosen };
}

/** The settings of this build. Throws like `readAuthConfig`. */
export const authConfig = (): AuthConfig => readAuthConfig(import.meta.env);

/** The origin of an http or https URL, or null for any other text. */
function originOf(address: string): string | null {
	try {
		const url = new URL(address);
		return /^https?:$/.test(url.protocol) && url.pathname === "/" ? url.origin : null;
	} catch {
		return null;
	}
}
