// What must be there before anything else can run, with nothing but Node itself.
import { spawnSync } from "node:child_process";
import { existsSync, readFileSync, statSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

export const root = dirname(dirname(fileURLToPath(import.meta.url)));

const oldestNode = [20, 19];

/** Says what is being done, on a line that stands out from the output of tools. */
export function say(/** @type {string} */ text) {
	console.log(`\n▸ ${text}`);
}

/**
 * Ends the process with a message that says what to do.
 * @param {string} text
 * @returns {never}
 */
export function stop(text) {
	console.error(`\n✗ ${text}\n`);
	process.exit(1);
}

/**
 * Leaves the site's settings out of account, in this process and in those it starts: an empty one
 * counts as not set, whatever .env says.
 * @param {string} prefix of their names
 */
export function ignoreSettings(prefix = "VITE_") {
	const example = readFileSync(join(root, ".env.example"), "utf8");
	for (const [, name = ""] of example.matchAll(/^(VITE_\w+)=/gm)) {
		if (name.startsWith(prefix)) process.env[name] = "";
	}
}

function checkNode() {
	const [major = 0, minor = 0] = process.versions.node.split(".").map(Number);
	const [oldMajor = 0, oldMinor = 0] = oldestNode;
	if (major < oldMajor || (major === oldMajor && minor < oldMinor)) {
		stop(`Node ${oldestNode.join(".")} or later is needed; this is ${process.versions.node}.`);
	}
}

/**
 * Whether node_modules holds what the lock file says: npm writes its own copy at each install.
 * @param {string} folder of a package
 */
function packagesAreCurrent(folder) {
	const installed = join(folder, "node_modules", ".package-lock.json");
	const lock = join(folder, "package-lock.json");
	return existsSync(installed) && statSync(installed).mtimeMs >= statSync(lock).mtimeMs;
}

/**
 * Installs the packages of a folder if they are missing or older than the lock file.
 * @param {string} [folder] the site's own, unless said otherwise
 * @param {string[]} [flags] none of the site's packages needs its install script
 */
export function ensurePackages(folder = root, flags = ["--ignore-scripts"]) {
	checkNode();
	if (packagesAreCurrent(folder)) return;
	say("Installing packages (about a minute, once)");
	const result = spawnSync("npm", ["ci", ...flags, "--no-audit", "--no-fund"], {
		cwd: folder,
		stdio: "inherit",
		shell: process.platform === "win32",
	});
	if (result.status !== 0) {
		stop("The packages could not be installed. The lines above say why; is there a network?");
	}
}
