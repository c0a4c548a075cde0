// Runs the Firebase emulators for hosting and authentication.
import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { connect } from "node:net";
import { join, resolve } from "node:path";
import type { Ports } from "./ports.ts";
import { stop } from "./setup.ts";

/** An account that always exists, for trying the sign-in page: emulators/demo-account has it. */
export const demoAccount = { email: "demo@site.example", password: "kia-ora-2025" };

/** For a project whose id starts with demo-, the emulators need no account and never call Google. */
const demoProject = "demo-site";

/** How long the emulators may take to start, in milliseconds. */
const startLimit = 180_000;

/** Ends the emulators when the channel to the process that started them closes, however that ended. */
const endWithParent =
	'data:text/javascript,process.once("disconnect",()=>process.exit());process.channel?.unref()';

interface EmulatorOptions {
	/** Holds the emulators' configuration and logs, and the built site as its folder "site". */
	folder: string;
	only: readonly ("auth" | "hosting")[];
	ports: Ports;
}

/** Writes firebase.json with other ports, for a site beside it. Returns its path. */
function writeConfiguration({ folder, ports }: EmulatorOptions): string {
	// With any redirect, the emulator ends at an address that it can't decode, such as /%.
	const { redirects: _, ...hosting } = JSON.parse(readFileSync("firebase.json", "utf8")).hosting;
	const { site, ...suite } = ports;
	const at = Object.entries({ hosting: site, ...suite }).map(([name, port]) => [
		name,
		{ host: "127.0.0.1", port },
	]);
	const emulators = { ...Object.fromEntries(at), ui: { enabled: false }, singleProjectMode: true };
	const file = join(folder, "firebase.json");
	mkdirSync(folder, { recursive: true });
	writeFileSync(file, JSON.stringify({ hosting: { ...hosting, public: "site" }, emulators }));
	return resolve(file);
}

/** Whether something listens at a port. It asks no proxy. */
function listens(port: number): Promise<boolean> {
	return new Promise((done) => {
		const socket = connect(port, "127.0.0.1");
		socket.once("connect", () => done(true)).once("error", () => done(false));
		socket.once("connect", () => socket.destroy());
	});
}

/**
 * Starts the emulators, with the demo account, and waits until they listen. They end with this process.
 * Ends the process if they don't start.
 */
export async function startEmulators(options: EmulatorOptions): Promise<ChildProcess> {
	const { folder, only, ports } = options;
	const config = writeConfiguration(options);
	const child = spawn(
		process.execPath,
		[
			"--import",
			endWithParent,
			resolve("node_modules/firebase-tools/lib/bin/firebase.js"),
			"emulators:start",
			...["--only", only.join()],
			...["--project", demoProject],
			...["--config", config],
			...["--import", resolve("emulators/demo-account")],
		],
		{
			cwd: folder,
			stdio: ["ignore", "pipe", "pipe", "ipc"],
			// In a process group of its own, so that Ctrl-C reaches it only once, through us.
			detached: true,
			env: {
				...process.env,
				FIREBASE_CLI_DISABLE_UPDATE_CHECK: "true",
				CI: "true",
				// The emulators talk to each other, which Node would do by way of a proxy.
				NODE_USE_ENV_PROXY: "0",
			},
		},
	);
	let output = "";
	for (const stream of [child.stdout, child.stderr]) {
		stream?.on("data", (text) => {
			output = (output + text).slice(-8000);
		});
	}
	const deadline = Date.now() + startLimit;
	for (const name of only) {
		const port = name === "hosting" ? ports.site : ports.auth;
		while (!(await listens(port))) {
			if ((child.exitCode ?? child.signalCode) !== null || Date.now() > deadline)
				stop(`The Firebase emulators did not start. Their output:\n\n${output}`);
			await new Promise((wait) => setTimeout(wait, 200));
		}
	}
	return child;
}

/** The process of npm, if it runs this command: the parent of the shell that npm starts. */
function npmProcess(): number | undefined {
	if (!process.env.npm_lifecycle_event) return undefined;
	const { stdout } = spawnSync("ps", ["-o", "ppid=", "-p", `${process.ppid}`], {
		encoding: "utf8",
	});
	return Number(stdout) || undefined;
}

function isAlive(id: number): boolean {
	try {
		return process.kill(id, 0);
	} catch {
		return false;
	}
}

/**
 * Keeps the emulators running until this process is asked to stop: by Ctrl-C or another signal, or because npm, which
 * started it, is gone.
 * @param start starts them; is called again if they end by themselves, as after `GET //`
 * @param ready is called each time they have started
 */
export async function runUntilStopped(
	start: () => Promise<ChildProcess>,
	ready: () => void = () => {},
): Promise<void> {
	let child: ChildProcess | undefined;
	let stopping = false;
	async function end(): Promise<void> {
		if (stopping) return;
		stopping = true;
		console.log("Stopping.");
		if (child?.exitCode === null && child.kill("SIGINT"))
			await Promise.race([once(child, "exit"), new Promise((wait) => setTimeout(wait, 5_000))]);
		process.exit();
	}
	for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) process.on(signal, end);
	const npm = npmProcess();
	if (npm) setInterval(() => !isAlive(npm) && end(), 500).unref();
	while (true) {
		child = await start();
		ready();
		await once(child, "exit");
		if (stopping) break;
		console.error(
			"The emulators ended by themselves: accounts made since are lost. Starting again.",
		);
	}
}
