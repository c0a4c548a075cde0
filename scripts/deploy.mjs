// Publishes the site on Firebase Hosting with the settings in .env: docs/deploying.md.
//   npm run deploy                     the live site, once its project's name has been typed
//   npm run deploy -- --preview NAME   a preview channel, at an address of its own for a week
//   … --dry-run                        builds, checks and says what would be sent; needs no network
//   … --yes                            asks for no name: for a workflow, whose environment guards it
//   … --rules firestore, --rules storage   locks the project's database or its storage as well
//   … --built                          sends what is in dist/deploy already, and builds nothing
import { spawnSync } from "node:child_process";
import { copyFileSync, existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { parseArgs } from "node:util";
import { describe } from "./deploy-summary.mjs";
import { importSource } from "./import-source.mjs";
import { ensurePackages, root, say, stop } from "./setup.mjs";

/**
 * What may be locked beside the site, by its name for Firebase's tools. Only where the project has it:
 * they would make a database where there is none.
 * @type {Record<string, string>}
 */
const rulesTargets = { firestore: "firestore:rules", storage: "storage" };

const { preview, "dry-run": dryRun, yes, built, rules } = options();
ensurePackages();
process.chdir(root);
const { loadEnv } = await import("vite");
const { buildSite } = await import("./build.mjs");
const { readBuiltSite } = await import("./publishable.mjs");

const settings = loadEnv("production", root, "VITE_");
/** @type {typeof import("../src/content/company.ts")} */
const { company } = await importSource("src/content/company.ts");
/** The site's address, from the company file unless VITE_SITE_ADDRESS overrides it. */
const address = settings.VITE_SITE_ADDRESS || company.siteAddress;
const problems = [...overriddenSettings(), ...settingsProblems()];
if (problems.length > 0) {
	stop(
		`The site cannot be published yet.\n- ${problems.join("\n- ")}\nThe settings are in .env; .env.example explains each.`,
	);
}
const project = settings.VITE_FIREBASE_PROJECT_ID ?? "";

// Apart from the site that `npm start` may be serving.
const folder = "dist/deploy/site";
const configuration = "dist/deploy/firebase.json";
if (!built) {
	say("Building the site");
	console.log(await buildSite({ site: folder, configuration }));
} else if (!existsSync(configuration)) {
	stop(`There is no ${configuration}: --built sends what was built before.`);
}

lock();
const site = readBuiltSite(configuration);
if (site.faults.length > 0) {
	stop(`The built site must not be published.\n- ${site.faults.join("\n- ")}`);
}
const obstacles = preview ? [] : await liveObstacles();

const command = [
	...(preview
		? ["hosting:channel:deploy", preview]
		: ["deploy", "--only", ["hosting", ...rules.map((service) => rulesTargets[service])].join()]),
	...["--project", project, "--config", configuration],
];
if (dryRun) {
	describe({ project, address, preview, site, command });
	if (obstacles.length > 0) {
		console.log(`A live deploy would be refused.\n- ${obstacles.join("\n- ")}\n`);
	}
} else {
	if (obstacles.length > 0) stop(`The site was not published.\n- ${obstacles.join("\n- ")}`);
	if (!preview && !yes) await confirm();
	say(preview ? `Sending the preview ${preview}` : `Publishing the site at ${address}`);
	const firebase = join(root, "node_modules/firebase-tools/lib/bin/firebase.js");
	const result = spawnSync(process.execPath, [firebase, ...command], {
		cwd: root,
		stdio: "inherit",
	});
	if (result.status !== 0) {
		stop("The deploy failed. The lines above say why; see also docs/deploying.md.");
	}
	if (!preview) smoke();
}

/** Puts the rules that were asked for beside the site, where Firebase's tools look for them. */
function lock() {
	const config = JSON.parse(readFileSync(configuration, "utf8"));
	for (const service of Object.keys(rulesTargets)) delete config[service];
	for (const service of rules) {
		copyFileSync(`rules/${service}.rules`, `dist/deploy/${service}.rules`);
		config[service] = { rules: `${service}.rules` };
	}
	writeFileSync(configuration, `${JSON.stringify(config, null, "\t")}\n`);
}

/** Asks for the project's name, or ends it. */
async function confirm() {
	console.log(`
Project   ${project}
Address   ${address}
Sign-up   ${settings.VITE_SIGN_UP === "provider" ? "creates accounts" : "only checks the passwords"}
`);
	const lines = createInterface({ input: process.stdin, output: process.stdout });
	const answer = await new Promise((resolve) => {
		lines.question(`Everyone will see it. Type the project's name to publish: `, resolve);
		lines.once("close", () => resolve(""));
	});
	lines.close();
	if (String(answer).trim() !== project) {
		stop(`That is not ${project}: nothing was sent. In a workflow, use --yes.`);
	}
}

/** Asks the published site whether it is whole. */
function smoke() {
	say(`Asking ${address} whether it is whole`);
	const result = spawnSync(process.execPath, ["scripts/smoke.mjs", address, "--built", folder], {
		cwd: root,
		stdio: "inherit",
		env: { ...process.env, VITE_FIREBASE_API_KEY: settings.VITE_FIREBASE_API_KEY },
	});
	if (result.status !== 0) {
		stop('It was published, and is not well. docs/operating.md ("Going back") says what to do.');
	}
}

/** What stands in the way of the live site: open findings, and words that are in no commit. */
async function liveObstacles() {
	/** @type {typeof import("../launch/launch-check.ts")} */
	const { launchCheck } = await importSource("launch/launch-check.ts");
	const findings = await launchCheck({
		siteFolder: folder,
		env: settings,
		today: new Date(),
		// Whether other sites answer today is for `npm run launch-check` to ask.
		request: null,
	});
	const open = findings.filter((finding) => finding.open).length;
	const found =
		open > 0 ? [`The launch check has ${open} open findings: npm run launch-check.`] : [];
	const { status, stdout } = spawnSync("git", ["status", "--porcelain"], { encoding: "utf8" });
	if (status !== 0)
		found.push("There is no git history here: nobody could say what was published.");
	else if (stdout.trim()) {
		found.push(`There are changes that are in no commit:\n${stdout.trimEnd()}`);
	}
	return found;
}

/** Settings of the shell that would take the place of other ones in .env unseen. */
function overriddenSettings() {
	const shell = Object.entries(process.env).filter(([name]) => name.startsWith("VITE_"));
	for (const [name] of shell) delete process.env[name];
	const file = loadEnv("production", root, "VITE_");
	Object.assign(process.env, Object.fromEntries(shell));
	// A workflow has no file: there the environment is all there is.
	if (Object.keys(file).length === 0) return [];
	return shell
		.filter(([name, value]) => (file[name] ?? "") !== value)
		.map(
			([name, value]) =>
				`${name} is "${value}" in this shell, and "${file[name] ?? ""}" in .env: unset it, or write it there.`,
		);
}

/** Parses the command's options. If they are wrong, prints the usage and exits. */
function options() {
	const usage =
		"npm run deploy -- [--preview NAME] [--dry-run] [--yes] [--built] [--rules SERVICE]";
	try {
		const { values } = parseArgs({
			options: {
				preview: { type: "string" },
				"dry-run": { type: "boolean" },
				yes: { type: "boolean" },
				built: { type: "boolean" },
				rules: { type: "string", multiple: true, default: [] },
			},
		});
		const other = values.rules.find((service) => !Object.hasOwn(rulesTargets, service));
		if (other !== undefined) stop(`There are no rules for "${other}": firestore, storage.`);
		if (values.preview !== undefined && !/^(?!live$)[a-z0-9][a-z0-9-]*$/.test(values.preview)) {
			stop(
				`"${values.preview}" is no name for a preview: use small letters, digits and hyphens, and not "live".`,
			);
		}
		return values;
	} catch (error) {
		stop(`${error instanceof Error ? error.message : error}\n  ${usage}`);
	}
}

/** Checks the settings for a published site. Returns a message for each problem. */
function settingsProblems() {
	const found = [
		"VITE_FIREBASE_API_KEY",
		"VITE_FIREBASE_AUTH_DOMAIN",
		"VITE_FIREBASE_PROJECT_ID",
		"VITE_FIREBASE_APP_ID",
	]
		.filter((name) => !settings[name]?.trim())
		.map((name) => `${name} is not set: sign-in would look for the auth emulator.`);
	if (settings.VITE_FIREBASE_PROJECT_ID?.startsWith("demo-")) {
		found.push("VITE_FIREBASE_PROJECT_ID is a demo project, which exists only in the emulators.");
	}
	if (settings.VITE_AUTH_EMULATOR) {
		found.push(
			`VITE_AUTH_EMULATOR is "${settings.VITE_AUTH_EMULATOR}": a published site has no emulator. Remove it.`,
		);
	}
	if (!/^https:\/\/[^/\s]+$/.test(address) || address.endsWith(".example")) {
		found.push(
			`The site's address is "${address}": write your own in src/content/company.ts (siteAddress), such as https://www.yourcompany.co.nz, with no slash at the end.`,
		);
	}
	return found;
}
