// What every command needs first. Uses only Node's own modules, because packages may be missing.
import { spawnSync } from "node:child_process";
import { existsSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

export const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))));

/** The Node releases that every package supports: from each of these on, up to the next major one. */
const oldestMinor = new Map([
	[20, 19],
	[22, 16],
	[24, 0],
]);

const [nodeMajor = 0, nodeMinor = 0] = process.versions.node.split(".").map(Number);

/** Prints what the command is doing, on a line that stands out from the output of tools. */
export function say(/** @type {string} */ text) {
	console.log(`\n▸ ${text}`);
}

/**
 * Prints a message that says what to do, and exits.
 * @param {string} text
 * @returns {never}
 */
export function stop(text) {
	console.error(`\n✗ ${text}\n`);
	process.exit(1);
}

/**
 * Ignores the site's settings, in this process and its child processes. An empty variable counts as
 * not set and overrides .env.
 * @param {string} prefix of the settings' names
 */
export function ignoreSettings(prefix = "VITE_") {
	const example = readFileSync(join(root, ".env.example"), "utf8");
	for (const [, name = ""] of example.matchAll(/^(VITE_\w+)=/gm)) {
		if (name.startsWith(prefix)) process.env[name] = "";
	}
}

function checkNode() {
	const needed = nodeMajor > 24 ? 0 : oldestMinor.get(nodeMajor);
	if (needed !== undefined && nodeMinor >= needed) return;
	stop(
		`You need Node 20.19 or later, 22.16 or later, or 24 and later; this is ${process.versions.node}.`,
	);
}

/** The file that says which Node the packages were installed for. @param {string} folder */
const installedFor = (folder) => join(folder, "node_modules/.installed-for");

/**
 * Whether node_modules is up to date. npm writes a copy of the lock file there on each install. With
 * another Node, it would choose other packages.
 * @param {string} folder of the package
 */
function packagesAreCurrent(folder) {
	const installed = join(folder, "node_modules/.package-lock.json");
	const lock = join(folder, "package-lock.json");
	if (!existsSync(installed) || statSync(installed).mtimeMs < statSync(lock).mtimeMs) return false;
	const node = installedFor(folder);
	// Without the file, they were installed with npm itself.
	return !existsSync(node) || readFileSync(node, "utf8") === `${nodeMajor}`;
}

/**
 * Installs the dependencies of a package if they are missing or older than the lock file.
 * @param {string} [folder] of the package; defaults to the project root
 * @param {string[]} [flags] for npm. The default works because no package of the site needs its
 *   install script
 */
export function ensurePackages(folder = root, flags = ["--ignore-scripts"]) {
	checkNode();
	if (packagesAreCurrent(folder)) return;
	say("Installing packages (takes about a minute, only once)");
	const result = spawnSync("npm", ["ci", ...flags, "--no-audit", "--no-fund"], {
		cwd: folder,
		stdio: "inherit",
		shell: process.platform === "win32",
	});
	if (result.status !== 0) {
		stop("The packages could not be installed. The lines above say why. Are you online?");
	}
	writeFileSync(installedFor(folder), `${nodeMajor}`);
}
