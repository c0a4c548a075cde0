// Runs a command: `node run.mjs start` runs scripts/start.ts. The only JavaScript here, because Node 20 can't
// run TypeScript. Vite can, once the packages are installed.
import { spawnSync } from "node:child_process";
import { existsSync, readFileSync, statSync, writeFileSync } from "node:fs";
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

// npm copies the lock file at each install. It chooses some packages by the version of Node.
const copy = resolve(root, "node_modules/.package-lock.json");
const installedFor = resolve(root, "node_modules/.installed-for");
const lock = statSync(resolve(root, "package-lock.json"));
const current = existsSync(copy) && statSync(copy).mtimeMs >= lock.mtimeMs;
if (!current || (existsSync(installedFor) && `${readFileSync(installedFor)}` !== `${major}`)) {
	console.log("\n▸ Installing packages (takes about a minute, only once)");
	// No package of the site needs its install script.
	const npm = "npm ci --ignore-scripts --no-audit --no-fund";
	if (spawnSync(npm, { cwd: root, stdio: "inherit", shell: true }).status !== 0) {
		stop("The packages could not be installed. The lines above say why. Are you online?");
	}
	writeFileSync(installedFor, `${major}`);
}

// Commands name files from here.
process.chdir(root);
process.argv = [process.execPath, script, ...options];
const { NODE_ENV } = process.env;
const { runnerImport } = await import("vite");
// Vite sets NODE_ENV, which the processes that a command starts must not inherit.
const configResolved = () => {
	if (NODE_ENV === undefined) delete process.env.NODE_ENV;
};
await runnerImport(script, {
	root,
	mode: "production",
	plugins: [{ name: "env", configResolved }],
});

function stop(message) {
	console.error(`\n✗ ${message}\n`);
	process.exit(1);
}
