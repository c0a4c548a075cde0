// Runs a command: `node run.mjs start` runs scripts/start.ts. The only JavaScript here, because Node 20 can't
// run TypeScript. Vite can, once the packages are installed.
import { spawnSync } from "node:child_process";
import { accessSync, constants, existsSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { homedir } from "node:os";
import { resolve } from "node:path";

const root = import.meta.dirname;
const { node } = process.versions;
const [major = 0, minor = 0] = node.split(".").map(Number);
const [, , command = "", ...options] = process.argv;
const path = resolve(root, command.includes("/") ? command : `scripts/${command}`);
const script = [`${path}.ts`, path].find((file) => existsSync(file));

// The Node releases that every package supports.
if (major <= 24 && !(minor >= { 20: 19, 22: 16, 24: 0 }[major])) {
	stop(`You need Node 20.19 or later, 22.16 or later, or 24 and later; this is ${node}.`);
}
if (!script) stop(`There is no command "${command}": package.json lists them.`);

// Vite reads them as the end of a file's name.
if (/[#?"]/.test(root)) stop(`The folder's path has a #, ? or ", which Vite can't read: ${root}`);

// What the environment says of production or development isn't about these commands: each sets what it needs.
delete process.env.NODE_ENV;

if (!isInstalled()) {
	console.log("\n▸ Installing packages (takes about a minute, only once)");
	// No package of the site needs its install script. Tools are needed whatever npm's settings say.
	const npm = "npm ci --include=dev --include=optional --ignore-scripts --no-audit --no-fund";
	const cache = isWritable(homedir()) ? "" : " --cache .cache/npm";
	if (
		spawnSync(npm + cache, { cwd: root, stdio: "inherit", shell: true }).status !== 0 ||
		!isComplete()
	) {
		stop("The packages could not be installed. The lines above say why. Are you online?");
	}
	writeFileSync(installedFor(), `${major}`);
}

// Commands name files from here.
process.chdir(root);
process.argv = [process.execPath, script, ...options];
const { runnerImport } = await import("vite");
// Vite sets NODE_ENV, which the processes that a command starts must not inherit.
const configResolved = () => delete process.env.NODE_ENV;
await runnerImport(script, {
	root,
	mode: "production",
	plugins: [{ name: "env", configResolved }],
});

/** The major version of Node that npm chose the packages for. */
function installedFor() {
	return resolve(root, "node_modules/.installed-for");
}

/** Whether every direct dependency is there: an install may have been cut short, or have left out the tools. */
function isComplete() {
	const { dependencies, devDependencies } = JSON.parse(readFileSync(resolve(root, "package.json")));
	return Object.keys({ ...dependencies, ...devDependencies }).every((name) =>
		existsSync(resolve(root, "node_modules", name, "package.json")),
	);
}

/** Whether the packages of the lock file are installed, for this version of Node. */
function isInstalled() {
	// npm writes it at the end of an install.
	const record = resolve(root, "node_modules/.package-lock.json");
	const lock = statSync(resolve(root, "package-lock.json"));
	if (!existsSync(record) || statSync(record).mtimeMs < lock.mtimeMs || !isComplete()) return false;
	return !existsSync(installedFor()) || `${readFileSync(installedFor())}` === `${major}`;
}

/** Whether files can be made in a folder: npm keeps its downloads in the home folder, which may be missing. */
function isWritable(folder) {
	try {
		accessSync(folder, constants.W_OK);
		return true;
	} catch {
		return false;
	}
}

function stop(message) {
	console.error(`\n✗ ${message}\n`);
	process.exit(1);
}
