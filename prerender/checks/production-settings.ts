import * as v from "valibot";
import { isSiteAddress } from "./company-check.ts";

/** Settings that only a published site needs. The build checks them. */
export interface ProductionSettings {
	/** The URL that browsers send error and policy reports to, or null. */
	reports: string | null;
	/** Whether the provider's bot protection may run on the sign-in page. */
	botProtection: boolean;
}

/** A setting that may be empty. Its format matters because it ends up in headers, URLs or commands. */
const setting = (format: RegExp, what: string) =>
	v.optional(
		v.pipe(
			v.string(),
			v.check((value) => value.trim() === "" || format.test(value.trim()), `give ${what}.`),
		),
	);

const onOrOff = setting(/^(on|off)$/, "on or off");

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
		VITE_BOT_PROTECTION: onOrOff,
		VITE_VERIFICATION_EMAIL: onOrOff,
		VITE_SAMPLE_PROOF: onOrOff,
		VITE_REPORTS_ADDRESS: setting(
			/^https:\/\/[a-z0-9.-]+(:\d+)?(\/[\w.~/-]*)?$/,
			"an https address without a query, such as https://reports.yourcompany.co.nz/site",
		),
		VITE_SITE_ADDRESS: v.optional(
			v.pipe(
				v.string(),
				v.check(
					(value) =>
						value === "" ||
						isSiteAddress(value) ||
						/^http:\/\/(localhost|127\.0\.0\.1)(:\d+)?$/.test(value),
					"give https://preview.yourcompany.co.nz, with nothing after the host, or leave it empty.",
				),
			),
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

/** Returns a message for each setting that is wrong, and what it should be. */
function settingProblems(env: Readonly<Record<string, unknown>>): string[] {
	const { issues = [] } = v.safeParse(settingsSchema, env);
	const wrong = issues.map(({ path, message }) => {
		const name = String(path?.[0]?.key);
		return `${name} is "${env[name]}": ${message}`;
	});
	const spaced = Object.entries(env)
		// Some readers of a setting would take the space for a part of it.
		.filter(([name, value]) => name.startsWith("VITE_") && `${value}` !== `${value}`.trim())
		.map(([name]) => `${name} begins or ends with a space or a line break: remove it.`);
	return [...wrong, ...spaced];
}

/**
 * Reads the settings of a published site.
 * Throws one Error that names every setting whose format is wrong, and what it should be.
 */
export function readProductionSettings(env: Readonly<Record<string, unknown>>): ProductionSettings {
	const problems = settingProblems(env);
	if (problems.length > 0) {
		throw new Error(
			`The settings need attention.\n- ${problems.join("\n- ")}\n.env.example explains each setting.`,
		);
	}
	return {
		reports: String(env.VITE_REPORTS_ADDRESS ?? "").trim() || null,
		botProtection: env.VITE_BOT_PROTECTION === "on",
	};
}
