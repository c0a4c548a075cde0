// Publishes the site on Firebase Hosting with the settings in .env: docs/deploying.md.
//   npm run deploy                     the live site, after you have typed the project's ID
//   npm run deploy -- --preview NAME   a preview at a temporary address, for a week
//   … --dry-run                        builds, checks and prints what would be sent; needs no network
//   … --yes                            doesn't ask for the ID; for workflows
//   … --built                          publishes what is in dist/deploy already, without building
import { spawnSync } from "node:child_process";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { createInterface } from "node:readline";
import { loadEnv } from "vite";
import { launchCheck } from "../launch/launch-check.ts";
import { requiredSettings } from "../prerender/checks/settings-check.ts";
import { company } from "../src/content/company.ts";
import { readBuiltSite } from "./deploy/publishable.ts";
import { describe } from "./deploy/summary.ts";
import { buildSite } from "./shared/ensure-site.ts";
import { parseOptions, say, stop } from "./shared/setup.ts";

const { preview, "dry-run": dryRun, yes, built } = options();

const settings = loadEnv("production", ".", "VITE_");
/** The site's address, from the company file unless VITE_SITE_ADDRESS overrides it. */
const address = settings.VITE_SITE_ADDRESS || company.siteAddress;
const problems = [...overriddenSettings(), ...settingsProblems()];
if (problems.length > 0) {
	stop(
		`The site cannot be published yet.\n- ${problems.join("\n- ")}\nThe settings are in .env; .env.example explains each.`,
	);
}
const project = settings.VITE_FIREBASE_PROJECT_ID ?? "";

// Not dist/site, which `npm start` may be serving.
const folder = "dist/deploy/site";
const configuration = "dist/deploy/firebase.json";
/** What the build was made from, for a later --built. */
const record = "dist/deploy/built-from.json";
if (!built) {
	say("Building the site");
	console.log(buildSite({ site: folder, configuration }));
	writeFileSync(record, JSON.stringify(builtFrom()));
} else if (!existsSync(configuration)) {
	stop(
		`There is no ${configuration}: --built publishes an earlier build. Leave it out to build now.`,
	);
}

const site = readBuiltSite(configuration);
if (site.faults.length > 0) {
	stop(`The built site must not be published.\n- ${site.faults.join("\n- ")}`);
}
const obstacles = preview ? [] : await liveObstacles();

const command = [
	...(preview ? ["hosting:channel:deploy", preview] : ["deploy", "--only", "hosting"]),
	"--project",
	project,
	"--config",
	configuration,
];
if (dryRun) {
	describe({ project, address, preview, site, command });
	if (obstacles.length > 0) {
		console.log(`A live deploy would be refused.\n- ${obstacles.join("\n- ")}\n`);
	}
} else {
	if (obstacles.length > 0) stop(`The site was not published.\n- ${obstacles.join("\n- ")}`);
	if (!preview && !yes) await confirm();
	say(preview ? `Publishing the preview ${preview}` : `Publishing the site at ${address}`);
	const firebase = "node_modules/firebase-tools/lib/bin/firebase.js";
	const result = spawnSync(process.execPath, [firebase, ...command], { stdio: "inherit" });
	if (result.status !== 0) {
		stop("The deploy failed. The lines above say why; see also docs/deploying.md.");
	}
	if (!preview) smoke();
}

/** Asks for the project's ID. Exits if the answer is anything else, or if nobody can answer. */
async function confirm(): Promise<void> {
	console.log(`
Project   ${project}
Address   ${address}
Sign-up   ${settings.VITE_SIGN_UP === "provider" ? "creates accounts" : "only checks the passwords"}
`);
	const lines = createInterface({ input: process.stdin, output: process.stdout });
	const answer = await new Promise<string>((resolve) => {
		lines.question("Everyone will see it. Type the project's ID to publish: ", resolve);
		lines.once("close", () => resolve(""));
	});
	lines.close();
	if (answer.trim() !== project) {
		stop(`That is not ${project}: nothing was sent. In a workflow, use --yes.`);
	}
}

/** Checks the published site. */
function smoke(): void {
	say(`Checking ${address}`);
	const result = spawnSync(process.execPath, ["run.mjs", "smoke", address, "--built", folder], {
		stdio: "inherit",
	});
	if (result.status !== 0) {
		stop(
			'It was published, but has faults. docs/deploying.md ("Rolling back") says how to go back.',
		);
	}
}

/** The reasons not to publish the live site: open findings, and uncommitted changes. */
async function liveObstacles(): Promise<string[]> {
	// Don't check external links: another site's failure mustn't block a deploy.
	const findings = await launchCheck(folder, settings, null);
	const open = findings.filter((finding) => finding.open).length;
	const found = open > 0 ? [`The launch check lists ${open} as open: npm run launch-check.`] : [];
	const now = builtFrom();
	if (now.changes === null) {
		found.push("There is no git history, so nobody could find out later what was published.");
	} else if (now.changes) {
		found.push(`There are uncommitted changes:\n${now.changes}`);
	} else if (!existsSync(record) || readFileSync(record, "utf8") !== JSON.stringify(now)) {
		found.push(`${folder} was built from other sources or settings. Leave out --built.`);
	}
	return found;
}

/** What a build is made from now: the commit, uncommitted changes (null without git), and the settings. */
function builtFrom() {
	const git = (...args: string[]) => spawnSync("git", args, { encoding: "utf8" });
	const { status, stdout } = git("status", "--porcelain");
	const commit = git("rev-parse", "HEAD").stdout.trim();
	const given = Object.entries(settings)
		.filter(([, value]) => value)
		.sort();
	return { commit, changes: status === 0 ? stdout.trimEnd() : null, given };
}

/** The shell's variables that would silently override different settings in .env. */
function overriddenSettings(): string[] {
	const shell = Object.entries(process.env).filter(([name]) => name.startsWith("VITE_"));
	for (const [name] of shell) delete process.env[name];
	const file = loadEnv("production", ".", "VITE_");
	Object.assign(process.env, Object.fromEntries(shell));
	// In a workflow there is no .env, and all settings come from the environment.
	if (Object.keys(file).length === 0) return [];
	return shell
		.filter(([name, value]) => (file[name] ?? "") !== value)
		.map(
			([name, value]) =>
				`${name} is "${value}" in this shell, but "${file[name] ?? ""}" in .env. Unset it, or change .env.`,
		);
}

/** The command's options. If they are wrong, says so and exits. */
function options() {
	const usage = "npm run deploy -- [--preview NAME] [--dry-run] [--yes] [--built]";
	const { values } = parseOptions(usage, {
		options: {
			preview: { type: "string" },
			"dry-run": { type: "boolean" },
			yes: { type: "boolean" },
			built: { type: "boolean" },
		},
	});
	if (values.preview !== undefined && !/^(?!live$)[a-z0-9][a-z0-9-]*$/.test(values.preview)) {
		stop(
			`"${values.preview}" can't be a preview's name: use lowercase letters, digits and hyphens, and not "live".`,
		);
	}
	return values;
}

/** Checks the settings for a published site. Returns a message for each problem. */
function settingsProblems(): string[] {
	const found = requiredSettings
		.filter((name) => !settings[name]?.trim())
		.map((name) => `${name} is not set, so sign-in would use the auth emulator.`);
	if (settings.VITE_FIREBASE_PROJECT_ID?.startsWith("demo-")) {
		found.push("VITE_FIREBASE_PROJECT_ID is a demo project, which exists only in the emulators.");
	}
	if (settings.VITE_AUTH_EMULATOR) {
		found.push(
			`VITE_AUTH_EMULATOR is "${settings.VITE_AUTH_EMULATOR}", but a published site has no emulator. Remove it.`,
		);
	}
	if (!/^https:\/\/[^/\s]+$/.test(address) || address.endsWith(".example")) {
		found.push(
			`The site's address is "${address}". Set your own in src/content/company.ts (siteAddress), such as https://www.yourcompany.co.nz, without a slash at the end.`,
		);
	}
	return found;
}
