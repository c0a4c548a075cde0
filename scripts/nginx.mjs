// nginx as an ordinary process, serving a built site by the configuration that the build wrote.
import { spawn, spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { findProgram } from "./find-program.mjs";
import { root, say } from "./setup.mjs";

/** Where Debian's package is unpacked if the system has no nginx. */
const unpacked = join(root, ".cache/nginx");

/** The path of an nginx, the system's or Debian's unpacked. */
export const findNginx = () =>
	findProgram(["nginx"], ["/usr/sbin", "/usr/local/sbin", join(unpacked, "usr/sbin")]);

/**
 * Debian's nginx, unpacked beside the other things that can be made again: installing it would
 * start a server on port 80.
 */
function unpackDebianNginx() {
	if (spawnSync("apt-get", ["--version"]).status !== 0) return;
	say("Fetching Debian's nginx for the tests");
	mkdirSync(unpacked, { recursive: true });
	const options = /** @type {const} */ ({ cwd: unpacked, stdio: "inherit" });
	if (process.getuid?.() === 0) spawnSync("apt-get", ["update", "-qq"], options);
	spawnSync("apt-get", ["-o", "APT::Sandbox::User=root", "download", "-qq", "nginx"], options);
	for (const file of readdirSync(unpacked).filter((name) => name.endsWith(".deb"))) {
		spawnSync("dpkg-deb", ["--extract", file, "."], options);
	}
}

/**
 * The path of an nginx that starts, fetched if there is none; undefined where it cannot be had.
 * @returns {string | undefined}
 */
export function ensureNginx() {
	if (!findNginx()) unpackDebianNginx();
	const path = findNginx();
	if (path && spawnSync(path, ["-v"]).status === 0) return path;
	say("There is no nginx here, and it could not be fetched: the tests of it are skipped");
}

/**
 * Serves a built site with nginx until it is ended.
 * @param {{ nginx: string, site: string, port: number }} options the program, the folder of the
 *   built site from the project's root, and where to listen
 * @returns {Promise<{ address: string, end: () => Promise<string> }>} its address, and how to end it,
 *   which gives its warnings and errors
 * @throws if nginx finds fault with its configuration, or cannot listen
 */
export async function startNginx({ nginx, site, port }) {
	const prefix = mkdtempSync(join(tmpdir(), "nginx-"));
	const folder = join(root, `${site}-nginx`);
	const temporary = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"]
		.map((name) => `\t${name}_temp_path ${name};\n`)
		.join("");
	writeFileSync(
		join(prefix, "nginx.conf"),
		`daemon off;
master_process off;
pid nginx.pid;
error_log stderr warn;
events {}
http {
	access_log off;
${temporary}	include "${folder}/http.conf";
	server {
		listen 127.0.0.1:${port};
		root "${join(root, site)}";
		include "${folder}/server.conf";
	}
}
`,
	);
	const args = ["-p", prefix, "-c", join(prefix, "nginx.conf"), "-e", "stderr"];
	const child = spawn(nginx, args, { stdio: ["ignore", "inherit", "pipe"] });
	let output = "";
	child.stderr.on("data", (text) => {
		output += text;
	});
	/** @type {Promise<void>} */
	const ended = new Promise((resolve) => {
		child.once("exit", () => resolve());
	});
	const address = `http://127.0.0.1:${port}`;
	while (!(await answers(address))) {
		if (child.exitCode !== null) {
			rmSync(prefix, { recursive: true });
			throw new Error(`nginx did not start:\n${output}`);
		}
		await new Promise((resolve) => setTimeout(resolve, 20));
	}
	return {
		address,
		async end() {
			child.kill("SIGTERM");
			await ended;
			rmSync(prefix, { recursive: true });
			return output;
		},
	};
}

/** @param {string} address */
async function answers(address) {
	try {
		await fetch(address, { method: "HEAD" });
		return true;
	} catch {
		return false;
	}
}
