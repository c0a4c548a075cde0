import { type ChildProcess, spawn } from "node:child_process";
import { createServer, type Server } from "node:net";
import { afterEach, expect, test } from "vitest";
import { portFrom } from "../../scripts/emulators.mjs";
import { paths } from "../../src/paths";

// Away from the defaults, so that the tests run beside a site that is being served, and from the
// ports of the browser tests, which move with them.
const sitePort = portFrom("TEST_SITE_PORT", 4310) + 200;
const authPort = portFrom("TEST_AUTH_PORT", 4399) + 200;

let child: ChildProcess | undefined;
let blocker: Server | undefined;
afterEach(async () => {
	blocker?.close();
	blocker = undefined;
	if (child && child.exitCode === null) {
		const ended = new Promise((resolve) => child?.once("exit", resolve));
		child.kill("SIGINT");
		await ended;
	}
	child = undefined;
});

function start(env: Record<string, string> = {}) {
	const started = spawn(process.execPath, ["scripts/start.mjs"], {
		env: { ...process.env, SITE_PORT: `${sitePort}`, AUTH_PORT: `${authPort}`, ...env },
	});
	child = started;
	let output = "";
	const waiting: { text: string; found: () => void }[] = [];
	const read = (chunk: Buffer) => {
		output += chunk;
		for (const each of waiting) if (output.includes(each.text)) each.found();
	};
	started.stdout.on("data", read);
	started.stderr.on("data", read);
	const ended = new Promise<number | null>((resolve) => started.once("exit", resolve));
	return {
		ended,
		output: () => output,
		says: (text: string) =>
			Promise.race([
				new Promise<void>((found) => waiting.push({ text, found })),
				ended.then(() =>
					Promise.reject(new Error(`It ended without saying "${text}":\n${output}`)),
				),
			]),
		interrupt: () => started.kill("SIGINT"),
	};
}

function listen(port: number): Promise<Server> {
	return new Promise((resolve, reject) => {
		const server = createServer();
		server.once("error", reject);
		server.listen(port, "127.0.0.1", () => resolve(server));
	});
}

test("serves every page, signs the demo account in, and leaves nothing running", async () => {
	const run = start();
	await run.says("Press Ctrl-C to stop");
	expect(run.output()).toContain(`http://127.0.0.1:${sitePort}`);
	expect(run.output()).toContain("VITE_SIGN_UP");
	expect(paths.length).toBeGreaterThanOrEqual(20);
	for (const path of paths) {
		expect((await fetch(`http://127.0.0.1:${sitePort}${path}`)).status, path).toBe(200);
	}
	expect((await fetch(`http://127.0.0.1:${sitePort}/no-such-page`)).status).toBe(404);

	const [email = "", password = ""] = /(\S+@\S+)\s+(\S+)/.exec(run.output())?.slice(1) ?? [];
	const signIn = await fetch(
		`http://127.0.0.1:${authPort}/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword?key=demo`,
		{
			method: "POST",
			headers: { "content-type": "application/json" },
			body: JSON.stringify({ email, password }),
		},
	);
	expect(signIn.status).toBe(200);

	run.interrupt();
	expect(await run.ended).toBe(0);
	for (const port of [sitePort, authPort]) (await listen(port)).close();
});

test("a port in use is named, with the setting that moves it", async () => {
	blocker = await listen(authPort);
	const run = start();
	expect(await run.ended).toBe(1);
	expect(run.output()).toContain(`Port ${authPort}, for the auth emulator, is in use`);
	expect(run.output()).toContain(`AUTH_PORT=${authPort + 1}`);
});

test("a port that is none is refused", async () => {
	const run = start({ SITE_PORT: "eighty" });
	expect(await run.ended).toBe(1);
	expect(run.output()).toContain('SITE_PORT is "eighty"');
});
