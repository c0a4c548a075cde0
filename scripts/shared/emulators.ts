// Starts, seeds and stops the Firebase emulators for hosting and authentication.
import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { createServer } from "node:net";
import { stop } from "./setup.ts";

/** For a project whose id starts with demo-, the emulators need no account and never call Google. */
const demoProject = "demo-site";

/** An account that always exists, for trying the sign-in page. */
export const demoAccount = { email: "demo@site.example", password: "kia-ora-2025" };

const stopSignals = ["SIGINT", "SIGTERM", "SIGHUP"] as const;

/** How long the emulators may take to start, in milliseconds. */
const startLimit = 180_000;

/** Reads a port from the environment, or returns the default. */
export function portFrom(variable: string, fallback: number): number {
	const text = process.env[variable];
	if (!text) return fallback;
	const port = Number(text);
	if (!Number.isInteger(port) || port < 1 || port > 65535) {
		stop(`${variable} is "${text}": it must be a port number from 1 to 65535.`);
	}
	return port;
}

/** Whether a local port is free. */
function isFree(port: number): Promise<boolean> {
	return new Promise((resolve) => {
		const probe = createServer();
		probe.once("error", () => resolve(false));
		probe.listen(port, "127.0.0.1", () => probe.close(() => resolve(true)));
	});
}

/**
 * Exits with a message if a port is taken. The hosting emulator would silently use another.
 *
 * @param auth the auth emulator's; the suite that runs it has two more
 * @param prefix of the settings with the ports
 */
export async function requireFreePorts(
	sites: readonly number[],
	auth: number,
	prefix = "",
): Promise<void> {
	const wanted = [
		...sites.map((port) => ({ port, use: "the site", setting: "SITE_PORT", now: port })),
		...Object.values(suitePorts(auth)).map((port) => {
			return { port, use: "the auth emulator", setting: "AUTH_PORT", now: auth };
		}),
	];
	for (const { port, use, setting, now } of wanted) {
		if (await isFree(port)) continue;
		const name = prefix + setting;
		stop(
			`Port ${port}, for ${use}, is in use by another program.\n` +
				`  End that program, or choose another port with ${name}, as in ${name}=${now + 100}`,
		);
	}
}

/**
 * The ports and URLs of the site and the auth emulator, as SITE_PORT and AUTH_PORT say. Exits with a
 * message if a port is in use.
 */
export async function localPorts() {
	const sitePort = portFrom("SITE_PORT", 3000);
	const authPort = portFrom("AUTH_PORT", 9099);
	await requireFreePorts([sitePort], authPort);
	const site = `http://127.0.0.1:${sitePort}`;
	const auth = `http://127.0.0.1:${authPort}`;
	return { sitePort, site, auth };
}

/**
 * The ports of the auth emulator and of the suite that runs it. The hub and the log have ports of their
 * own, because suites that start at once would race for the default ones.
 */
const suitePorts = (authPort: number) => ({
	auth: authPort,
	hub: authPort + 11,
	logging: authPort + 12,
});

/**
 * Writes where the emulators listen: into firebase.json, beside what the build says of hosting, or into a
 * configuration of the auth emulator alone. Returns its file.
 */
function configure(auth: string, site: string | undefined): string {
	const authPort = Number(new URL(auth).port);
	const file = site ? "firebase.json" : `.cache/auth-emulator-${authPort}.json`;
	const built = site ? JSON.parse(readFileSync(file, "utf8")) : {};
	const ports = { ...suitePorts(authPort), ...(site && { hosting: Number(new URL(site).port) }) };
	const at = Object.entries(ports).map(([name, port]) => [name, { host: "127.0.0.1", port }]);
	const emulators = { ...Object.fromEntries(at), ui: { enabled: false }, singleProjectMode: true };
	mkdirSync(".cache", { recursive: true });
	writeFileSync(file, JSON.stringify({ ...built, emulators }));
	return file;
}

/**
 * Calls a function at the first Ctrl-C or other signal to stop. Further signals are ignored, so that the
 * function can finish.
 */
export function onStop(stopAll: () => void): void {
	let stopping = false;
	for (const signal of stopSignals) {
		process.on(signal, () => {
			if (!stopping) stopAll();
			stopping = true;
		});
	}
}

/**
 * Starts the auth emulator, the hosting emulator or both, waits until they respond, and creates the demo
 * account.
 *
 * @param auth the auth emulator's origin
 * @param site the site's origin, for the hosting emulator, which serves what was built with firebase.json
 * @param usesAuth whether sign-in uses the auth emulator
 */
export async function startEmulators(
	auth: string,
	site?: string,
	usesAuth = true,
): Promise<{ ended: Promise<unknown>; end: () => Promise<void> }> {
	const starter = "scripts/shared/emulator-process.ts";
	const only = [usesAuth && "auth", site && "hosting"].filter(Boolean).join();
	const args = ["emulators:start", "--only", only, "--project", demoProject];
	const config = configure(auth, site);
	const child = spawn(process.execPath, ["run.mjs", starter, ...args, "--config", config], {
		stdio: ["ignore", "pipe", "pipe"],
		// A separate process group, so that Ctrl-C reaches it only once, through us, and it stops cleanly.
		detached: true,
		env: { ...process.env, FIREBASE_CLI_DISABLE_UPDATE_CHECK: "true", CI: "true" },
	});
	let output = "";
	for (const stream of [child.stdout, child.stderr]) {
		stream.on("data", (text) => {
			output = (output + text).slice(-8000);
		});
	}
	const ended = once(child, "exit");
	// Ends the emulators when this process exits. A signal makes it exit only while they start: afterwards the
	// caller handles signals (onStop).
	process.once("exit", () => child.kill("SIGKILL"));
	const leave = () => process.exit(1);
	for (const signal of stopSignals) process.once(signal, leave);

	const deadline = Date.now() + startLimit;
	for (const address of [usesAuth && auth, site]) {
		if (!address) continue;
		while (!(await answers(address))) {
			if ((child.exitCode ?? child.signalCode) !== null || Date.now() > deadline) {
				stop(`The Firebase emulators did not start. Their output:\n\n${output}`);
			}
			await new Promise((resolve) => setTimeout(resolve, 200));
		}
	}
	if (usesAuth) await seedDemoAccount(auth);
	for (const signal of stopSignals) process.off(signal, leave);
	return {
		ended,
		async end() {
			child.kill("SIGINT");
			await ended;
		},
	};
}

/** Whether a server responds at an address. */
async function answers(address: string): Promise<boolean> {
	try {
		// While it starts, a server may close a kept-alive connection as the next request is sent on it.
		await fetch(address, { method: "HEAD", headers: { connection: "close" } });
		return true;
	} catch {
		return false;
	}
}

/** Creates the demo account in the auth emulator unless it exists. */
async function seedDemoAccount(authOrigin: string): Promise<void> {
	const response = await fetch(
		`${authOrigin}/identitytoolkit.googleapis.com/v1/accounts:signUp?key=demo`,
		{
			method: "POST",
			headers: { "content-type": "application/json" },
			body: JSON.stringify({ ...demoAccount, displayName: "Demo Visitor" }),
		},
	);
	if (response.ok) return;
	const problem = await response.text();
	if (!problem.includes("EMAIL_EXISTS")) stop(`The demo account could not be created: ${problem}`);
}
