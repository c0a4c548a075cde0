import { execFile } from "node:child_process";
import { expect, test } from "vitest";
import { paths } from "../../src/paths";

/** Settings of a project, made up: nothing here reaches Google. */
const settings = {
	VITE_FIREBASE_API_KEY: "test-key",
	VITE_FIREBASE_AUTH_DOMAIN: "longcloud-test.firebaseapp.com",
	VITE_FIREBASE_PROJECT_ID: "longcloud-test",
	VITE_FIREBASE_APP_ID: "1:1234567890:web:abcdef",
	VITE_SITE_ADDRESS: "https://www.longcloud.test",
	VITE_AUTH_EMULATOR: "",
};

/** Runs the command; an empty setting counts as not set, whatever .env says. */
function deploy(args: string[], env: Partial<typeof settings> = {}) {
	return new Promise<{ status: number; output: string }>((resolve) => {
		execFile(
			process.execPath,
			["scripts/deploy.mjs", ...args],
			{ env: { ...process.env, ...settings, ...env } },
			(error, stdout, stderr) =>
				resolve({ status: error ? Number(error.code) : 0, output: stdout + stderr }),
		);
	});
}

test("a dry run says what would be sent, and by which command", async () => {
	const { status, output } = await deploy(["--dry-run"]);
	expect(output).toContain("Nothing was sent");
	expect(status).toBe(0);
	expect(output).toContain("Project   longcloud-test\n");
	expect(output).toMatch(
		/Files {5}\d{3} from dist\/deploy\/site: \d+ kB, \d+ kB with text in brotli/,
	);
	expect(output).toContain(`Pages     ${paths.length}, and 404.html`);
	expect(output).toContain("\n  /\n");
	expect(output).toContain("\n  /industries/retreats\n");
	expect(output).toMatch(/\n {2}\*\*\n(?: {4}.*\n)* {4}Strict-Transport-Security: max-age=\d+/);
	expect(output).toContain("public, max-age=31536000, immutable");
	expect(output).toContain("\n  default-src 'none'\n");
	expect(output).toContain("\n  frame-src https://longcloud-test.firebaseapp.com\n");
	expect(output).not.toMatch(/127\.0\.0\.1|localhost/);
	expect(output).toContain(
		"npx firebase deploy --only hosting --project longcloud-test --config dist/deploy/firebase.json",
	);

	const preview = await deploy(["--preview", "new-words", "--dry-run"]);
	expect(preview.status).toBe(0);
	expect(preview.output).toContain(
		"npx firebase hosting:channel:deploy new-words --project longcloud-test --config dist/deploy/firebase.json",
	);
});

test.each([
	["no Firebase project", { VITE_FIREBASE_PROJECT_ID: "" }, "VITE_FIREBASE_PROJECT_ID is not set"],
	["a demo project", { VITE_FIREBASE_PROJECT_ID: "demo-site" }, "demo project"],
	["no key", { VITE_FIREBASE_API_KEY: "" }, "VITE_FIREBASE_API_KEY is not set"],
	["an emulator", { VITE_AUTH_EMULATOR: "http://127.0.0.1:9099" }, "has no emulator"],
	["a sample address", { VITE_SITE_ADDRESS: "https://www.sample.example" }, "write your own"],
	["an address without https", { VITE_SITE_ADDRESS: "www.longcloud.test" }, "write your own"],
])("%s is refused before anything is built", async (_, env, message) => {
	const { status, output } = await deploy(["--dry-run"], env);
	expect(output).toContain(message);
	expect(output).not.toContain("Building");
	expect(status).toBe(1);
});

test.each([
	["an unknown option", ["--dryrun"], "'--dryrun'"],
	["a preview without a name", ["--preview"], "--preview"],
	["a name that is no channel's", ["--preview", "New words"], '"New words" is no name'],
	["the live channel's name", ["--preview", "live"], '"live" is no name'],
])("%s is refused", async (_, args, message) => {
	const { status, output } = await deploy([...args, "--dry-run"]);
	expect(output).toContain(message);
	expect(output).not.toContain("Building");
	expect(status).toBe(1);
});
