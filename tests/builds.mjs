// The builds under test: the site as it comes, and the same with other settings.
import { readFileSync, writeFileSync } from "node:fs";

/** Settings of a real project, made up: nothing in the tests reaches Google. */
const realProject = {
	VITE_FIREBASE_API_KEY: "test-key",
	VITE_FIREBASE_AUTH_DOMAIN: "longcloud-test.firebaseapp.com",
	VITE_FIREBASE_PROJECT_ID: "longcloud-test",
	VITE_FIREBASE_APP_ID: "1:1234567890:web:abcdef",
	VITE_FIREBASE_MEASUREMENT_ID: "G-TEST123",
	VITE_SITE_ADDRESS: "https://www.longcloud.test",
};

/**
 * @param {string} authOrigin of the auth emulator
 * @returns {{ site: string, configuration: string, env: Record<string, string> }[]}
 */
export function builds(authOrigin) {
	const embedded = { VITE_AUTH_EMULATOR: authOrigin };
	const build = (/** @type {string} */ name, /** @type {Record<string, string>} */ env) => ({
		site: `dist/test/${name}`,
		configuration: `dist/test/${name}.json`,
		env,
	});
	return [
		build("standard", embedded),
		build("provider", { ...embedded, VITE_SIGN_UP: "provider" }),
		build("configured", realProject),
	];
}

/**
 * Joins the hosting configurations of the builds into one for the emulator, which serves each at a
 * port of its own: the first at the given one, the others from five further on.
 * @param {number} sitePort
 * @param {number} authPort
 */
export function writeTestHosting(sitePort, authPort) {
	const names = builds("").map((build) => build.site.replace("dist/test/", ""));
	const hosting = names.map((name) => ({
		site: name,
		...JSON.parse(readFileSync(`dist/test/${name}.json`, "utf8")).hosting,
	}));
	const configuration = "dist/test/firebase.json";
	writeFileSync(
		configuration,
		JSON.stringify({
			hosting,
			emulators: {
				hosting: { host: "127.0.0.1", port: sitePort },
				auth: { host: "127.0.0.1", port: authPort },
				ui: { enabled: false },
				singleProjectMode: true,
			},
		}),
	);
	const addresses = Object.fromEntries(
		names.map((name, index) => [
			name,
			`http://127.0.0.1:${index === 0 ? sitePort : sitePort + 4 + index}`,
		]),
	);
	return { configuration, addresses };
}
