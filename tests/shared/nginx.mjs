// Serves a built site with nginx, using the configuration that the build wrote.
import { spawn, spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { answers } from "../../scripts/shared/emulators.mjs";
import { findProgram } from "../../scripts/shared/find-program.mjs";
import { root, say } from "../../scripts/shared/setup.mjs";

/** Where Debian's nginx package is unpacked if the system has no nginx. */
const unpacked = join(root, ".cache/nginx");

/** The path of the system's nginx or of the unpacked one, if there is one that works. */
export function findNginx() {
	const folders = ["/usr/sbin", "/usr/local/sbin", join(unpacked, "usr/sbin")];
	const path = findProgram(["nginx"], folders);
	return path && spawnSync(path, ["-v"]).status === 0 ? path : undefined;
}

/** Downloads and unpacks Debian's nginx. Installing the package would start a server on port 80. */
function unpackDebianNginx() {
	if (spawnSync("apt-get", ["--version"]).status !== 0) return;
	say("Downloading Debian's nginx for the tests");
	mkdirSync(unpacked, { recursive: true });
	const options = /** @type {const} */ ({ cwd: unpacked, stdio: "inherit" });
	if (process.getuid?.() === 0) spawnSync("apt-get", ["update", "-qq"], options);
	spawnSync("apt-get", ["-o", "APT::Sandbox::User=root", "download", "-qq", "nginx"], options);
	for (const file of readdirSync(unpacked).filter((name) => name.endsWith(".deb"))) {
		spawnSync("dpkg-deb", ["--extract", file, "."], options);
	}
}

/**
 * The path of a working nginx. Downloads one if there is none; undefined if that isn't possible.
 * @returns {string | undefined}
 */
export function ensureNginx() {
	if (!findNginx()) unpackDebianNginx();
	const path = findNginx();
	if (path) return path;
	say("nginx isn't installed and could not be downloaded: its tests are skipped");
}

/**
 * Starts nginx for a built site.
 * @param {{ nginx: string, site: string, port: number }} options the program, the built site's folder
 *   relative to the project root, and the port
 * @returns {Promise<{ address: string, end: () => Promise<string> }>} its address, and a function that
 *   stops it and returns its warnings and errors
 * @throws if nginx rejects its configuration or can't listen
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
