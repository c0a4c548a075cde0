import * as v from "valibot";
import { isSiteAddress } from "./company-check.ts";

/** The settings without which there is no Firebase project. */
export const requiredSettings = [
	"VITE_FIREBASE_API_KEY",
	"VITE_FIREBASE_AUTH_DOMAIN",
	"VITE_FIREBASE_PROJECT_ID",
	"VITE_FIREBASE_APP_ID",
];

/** A setting that may be empty. Its format matters because it ends up in headers, URLs or commands. */
const checked = (isRight: (value: string) => boolean, what: string) =>
	v.optional(
		v.pipe(
			v.string(),
			v.check((value) => value.trim() === "" || isRight(value.trim()), `give ${what}.`),
		),
	);

const setting = (format: RegExp, what: string) => checked((value) => format.test(value), what);

const onOrOff = setting(/^(on|off)$/, "on or off");

/** Whether a text is an http or https address with nothing after the host but a slash. */
function isOrigin(value: string): boolean {
	const url = URL.canParse(value) ? new URL(value) : null;
	return /^https?:$/.test(url?.protocol ?? "") && url?.pathname === "/";
}

const settingsSchema = v.pipe(
	v.looseObject({
		VITE_FIREBASE_AUTH_DOMAIN: setting(
			/^(?=.{4,253}$)([a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z][a-z0-9-]*[a-z0-9]$/,
			"a host name, such as your-project.firebaseapp.com",
		),
		VITE_FIREBASE_STORAGE_BUCKET: setting(
			/^(?=.{3,222}$)[a-z0-9]([a-z0-9._-]*[a-z0-9])$/,
			"a bucket's name, such as your-project.firebasestorage.app",
		),
		VITE_FIREBASE_PROJECT_ID: setting(
			/^[a-z]([a-z0-9-]{4,28})[a-z0-9]$/,
			"a project id: 6 to 30 lowercase letters, digits and hyphens",
		),
		VITE_FIREBASE_MEASUREMENT_ID: setting(/^G-[A-Z0-9]+$/, "a measurement id, such as G-ABC123"),
		VITE_SIGN_UP: setting(/^(check|provider)$/, "check or provider"),
		VITE_PLAIN_ERRORS: onOrOff,
		VITE_BOT_PROTECTION: onOrOff,
		VITE_VERIFICATION_EMAIL: onOrOff,
		VITE_SAMPLE_PROOF: onOrOff,
		VITE_REPORTS_ADDRESS: setting(
			/^https:\/\/[a-z0-9.-]+(:\d+)?(\/[\w.~/-]*)?$/,
			"an https address without a query, such as https://reports.yourcompany.co.nz/site",
		),
		VITE_AUTH_EMULATOR: checked(isOrigin, "an origin such as http://127.0.0.1:9099"),
		VITE_SITE_ADDRESS: checked(
			(value) => isSiteAddress(value) || /^http:\/\/(localhost|127\.0\.0\.1)(:\d+)?$/.test(value),
			"https://preview.yourcompany.co.nz, with nothing after the host, or leave it empty",
		),
	}),
	v.forward(
		v.check(
			(all) => all.VITE_VERIFICATION_EMAIL !== "on" || all.VITE_SIGN_UP === "provider",
			"no account is created: set VITE_SIGN_UP to provider.",
		),
		["VITE_VERIFICATION_EMAIL"],
	),
	v.forward(
		v.check(
			(all) =>
				all.VITE_SAMPLE_PROOF !== "on" ||
				Boolean(all.VITE_AUTH_EMULATOR && !all.VITE_FIREBASE_PROJECT_ID),
			"the pages would show clients, quotes and results that are made up. Only a build on the auth emulator may show them: npm start, the tests, the gallery. Remove the setting.",
		),
		["VITE_SAMPLE_PROOF"],
	),
);

/**
 * What is wrong in the settings, all of it and what each should be: a text of lines, or null. The settings end
 * up in headers, URLs, commands and the sign-in page.
 */
export function settingProblems(env: Readonly<Record<string, unknown>>): string | null {
	const { issues = [] } = v.safeParse(settingsSchema, env);
	const wrong = issues.map(({ path, message }) => {
		const name = String(path?.[0]?.key);
		return `${name} is "${env[name]}": ${message}`;
	});
	const given = Object.keys(env).filter((name) => env[name] && `${env[name]}`.trim() !== "");
	const missing = given.some((name) => name.startsWith("VITE_FIREBASE_"))
		? requiredSettings.filter((name) => !given.includes(name))
		: [];
	const incomplete = missing.map(
		(name) =>
			`${name} is missing: copy it from the Firebase project's web app settings. Set all four required settings, or none to use the auth emulator.`,
	);
	const spaced = Object.entries(env)
		// Some readers of a setting would take the space for a part of it.
		.filter(([name, value]) => name.startsWith("VITE_") && `${value}` !== `${value}`.trim())
		.map(([name]) => `${name} begins or ends with a space or a line break: remove it.`);
	const problems = [...wrong, ...incomplete, ...spaced];
	if (problems.length === 0) return null;
	return `The settings need attention.\n- ${problems.join("\n- ")}\n.env.example explains each setting.`;
}
