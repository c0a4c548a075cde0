// The builds under test: the site with default settings and with other settings, and the URL of each.
// Run as a script, it makes the builds that aren't up to date.
import { portFrom } from "../../scripts/shared/emulators.ts";
import { ensureSite } from "../../scripts/shared/ensure-site.ts";
import { type Hosting, readHosting } from "../../scripts/shared/hosting.ts";
import { ignoreSettings } from "../../scripts/shared/setup.ts";

export const sitePort = portFrom("TEST_SITE_PORT", 4310);
export const authPort = portFrom("TEST_AUTH_PORT", 4399);
export const authOrigin = `http://127.0.0.1:${authPort}`;

/** Made-up settings of a real Firebase project. The tests never contact Google. */
export const realProject = {
	VITE_FIREBASE_API_KEY: "test-key",
	VITE_FIREBASE_AUTH_DOMAIN: "longcloud-test.firebaseapp.com",
	VITE_FIREBASE_PROJECT_ID: "longcloud-test",
	VITE_FIREBASE_APP_ID: "1:1234567890:web:abcdef",
	VITE_FIREBASE_MEASUREMENT_ID: "G-TEST123",
	VITE_REPORTS_ADDRESS: "https://reports.longcloud.test/site",
	VITE_SITE_ADDRESS: "https://www.longcloud.test",
};
const onEmulator = { VITE_AUTH_EMULATOR: authOrigin };

/** Each build's settings, and the port at which it is served. */
const settings = {
	standard: { env: onEmulator, port: sitePort },
	provider: {
		// With the samples of proof, because no page of the standard build has any.
		env: {
			...onEmulator,
			VITE_SIGN_UP: "provider",
			VITE_VERIFICATION_EMAIL: "on",
			VITE_SAMPLE_PROOF: "on",
		},
		port: sitePort + 5,
	},
	configured: { env: realProject, port: sitePort + 6 },
};

export type Build = keyof typeof settings;

const names = Object.keys(settings) as Build[];

/** Makes the builds that aren't up to date. */
export function ensureBuilds(): void {
	// Never use the owner's settings.
	ignoreSettings();
	for (const name of names) {
		ensureSite({
			site: `dist/test/${name}`,
			configuration: `dist/test/${name}.json`,
			env: settings[name].env,
		});
	}
}

/** Each build's hosting configuration, and the port at which it is served. */
export const sites = names.map((name) => ({
	configuration: `dist/test/${name}.json`,
	port: settings[name].port,
}));

export const testOrigin = (build: Build) => `http://127.0.0.1:${settings[build].port}`;

/** A build's hosting configuration. */
export const hostingOf = (build: Build): Hosting => readHosting(`dist/test/${build}.json`).hosting;

if (process.argv[1] === import.meta.filename) ensureBuilds();
