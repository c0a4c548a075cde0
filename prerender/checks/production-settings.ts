/** Settings that only a published site needs. The build checks them. */
export interface ProductionSettings {
	/** The URL that browsers send error and policy reports to, or null. */
	reports: string | null;
	/** Whether the provider's bot protection may run on the sign-in page. */
	botProtection: boolean;
}

/** The format of each setting, because it ends up in headers, URLs or commands. */
const formats: Readonly<Record<string, readonly [format: RegExp, what: string]>> = {
	VITE_FIREBASE_AUTH_DOMAIN: [
		/^(?=.{4,253}$)([a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z][a-z0-9-]*[a-z0-9]$/,
		"a host name, such as your-project.firebaseapp.com",
	],
	VITE_FIREBASE_STORAGE_BUCKET: [
		/^(?=.{3,222}$)[a-z0-9]([a-z0-9._-]*[a-z0-9])$/,
		"a bucket's name, such as your-project.firebasestorage.app",
	],
	VITE_FIREBASE_PROJECT_ID: [
		/^[a-z]([a-z0-9-]{4,28})[a-z0-9]$/,
		"a project id: 6 to 30 lowercase letters, digits and hyphens",
	],
	VITE_FIREBASE_MEASUREMENT_ID: [/^G-[A-Z0-9]+$/, "a measurement id, such as G-ABC123"],
	VITE_BOT_PROTECTION: [/^(on|off)$/, "on or off"],
	VITE_VERIFICATION_EMAIL: [/^(on|off)$/, "on or off"],
	VITE_REPORTS_ADDRESS: [
		/^https:\/\/[a-z0-9.-]+(:\d+)?(\/[\w.~/-]*)?$/,
		"an https address without a query, such as https://reports.yourcompany.co.nz/site",
	],
};

/**
 * Reads the settings of a published site.
 * Throws one Error that names every setting whose format is wrong, and what it should be.
 */
export function readProductionSettings(env: Readonly<Record<string, unknown>>): ProductionSettings {
	const text = (name: string): string => String(env[name] ?? "").trim();
	const problems = Object.entries(formats)
		.filter(([name, [format]]) => text(name) && !format.test(text(name)))
		.map(([name, [, what]]) => `${name} is "${text(name)}": give ${what}.`);
	for (const [name, value] of Object.entries(env)) {
		// Some readers of a setting would take the space for a part of it.
		if (name.startsWith("VITE_") && `${value}` !== `${value}`.trim()) {
			problems.push(`${name} begins or ends with a space or a line break: remove it.`);
		}
	}
	if (text("VITE_VERIFICATION_EMAIL") === "on" && text("VITE_SIGN_UP") !== "provider") {
		problems.push(
			"VITE_VERIFICATION_EMAIL is on, but no account is created: set VITE_SIGN_UP to provider.",
		);
	}
	if (problems.length > 0) {
		throw new Error(
			`The settings need attention.\n- ${problems.join("\n- ")}\n.env.example explains each setting.`,
		);
	}
	return {
		reports: text("VITE_REPORTS_ADDRESS") || null,
		botProtection: text("VITE_BOT_PROTECTION") === "on",
	};
}
