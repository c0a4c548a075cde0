import * as v from "valibot";

/** The settings without which there is no Firebase project. */
export const requiredSettings = [
	"VITE_FIREBASE_API_KEY",
	"VITE_FIREBASE_AUTH_DOMAIN",
	"VITE_FIREBASE_PROJECT_ID",
	"VITE_FIREBASE_APP_ID",
] as const;

/** A setting that may be empty. Its form matters because it ends up in a policy, an address or a command. */
const setting = (form: RegExp, what: string) =>
	v.optional(v.pipe(v.string(), v.regex(form, `Write ${what}, or leave it empty.`)), "");

const onOrOff = setting(/^(|on|off)$/, "on or off");
const host = "([a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?\\.)+[a-z]{2,}";

const settings = v.looseObject({
	VITE_FIREBASE_API_KEY: setting(/^[\w-]*$/, "the key from Firebase's web app settings"),
	VITE_FIREBASE_APP_ID: setting(/^[\w:]*$/, "the id from Firebase's web app settings"),
	VITE_FIREBASE_AUTH_DOMAIN: setting(
		new RegExp(`^(${host})?$`),
		"a host's name, such as your-project.firebaseapp.com",
	),
	VITE_FIREBASE_STORAGE_BUCKET: setting(/^[a-z0-9._-]*$/, "a bucket's name"),
	VITE_FIREBASE_PROJECT_ID: setting(
		/^([a-z][a-z0-9-]{4,28}[a-z0-9])?$/,
		"a project id: 6 to 30 lowercase letters, digits and hyphens",
	),
	VITE_FIREBASE_MEASUREMENT_ID: setting(/^(G-[A-Z0-9]+)?$/, "a measurement id, such as G-ABC123"),
	VITE_SIGN_UP: setting(/^(|check|provider)$/, "check or provider"),
	VITE_PLAIN_ERRORS: onOrOff,
	VITE_BOT_PROTECTION: onOrOff,
	VITE_VERIFICATION_EMAIL: onOrOff,
	VITE_REPORTS_ADDRESS: setting(
		new RegExp(`^(https://${host}(:\\d+)?(/[\\w.~/-]*)?)?$`),
		"an https address without a query, such as https://reports.yourcompany.co.nz/site",
	),
	VITE_COUNTER: setting(
		new RegExp(`^(https://${host}/[\\w.~/-]+( [a-z-]+=[\\w.:/-]+)*)?$`),
		"the https address of the counter's script, then its attributes, such as data-website-id=abc",
	),
	VITE_AUTH_EMULATOR: setting(
		/^(https?:\/\/[a-z0-9.-]+(:\d+)?\/?)?$/,
		"an origin such as http://127.0.0.1:9099",
	),
	VITE_SITE_ADDRESS: setting(
		new RegExp(`^(https://${host}|http://(localhost|127\\.0\\.0\\.1)(:\\d+)?)?$`),
		"https://preview.yourcompany.co.nz, with nothing after the host",
	),
});

type Settings = v.InferOutput<typeof settings>;

const hasProject = (all: Settings) =>
	Object.entries(all).some(([name, value]) => name.startsWith("VITE_FIREBASE_") && value);

/** The settings, each in its form, and as they fit together. */
export const settingsSchema = v.pipe(
	settings,
	...requiredSettings.map((name) =>
		v.forward(
			v.check<Settings, string>(
				(all) => all[name] !== "" || !hasProject(all),
				"Copy it from Firebase's web app settings: set all four required ones, or none to use the auth emulator.",
			),
			[name],
		),
	),
	v.forward(
		v.check<Settings, string>(
			({ VITE_VERIFICATION_EMAIL: email, VITE_SIGN_UP: signUp }) =>
				email !== "on" || signUp === "provider",
			"No account is made: set VITE_SIGN_UP to provider.",
		),
		["VITE_VERIFICATION_EMAIL"],
	),
);
