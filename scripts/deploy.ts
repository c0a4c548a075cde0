// Publishes the site on Firebase Hosting with the settings in .env: docs/deploying.md.
//   npm run deploy                     the live site
//   npm run deploy -- --preview NAME   a preview at a temporary address, for a week
//   … --rules                          also the rules that close the database and the storage
//   … --dry-run                        builds and checks, says what would happen, and sends nothing
import { spawnSync } from "node:child_process";
import { readdirSync } from "node:fs";
import { loadEnv } from "vite";
import { requiredSettings } from "../build/checks/settings.ts";
import { launchCheck } from "../launch/launch-check.ts";
import { company } from "../src/content/company.ts";
import { buildSite } from "./shared/build-site.ts";
import { parseOptions, say, stop } from "./shared/setup.ts";

const options = parseOptions("npm run deploy -- [--preview NAME] [--rules] [--dry-run]", {
	options: {
		preview: { type: "string" },
		rules: { type: "boolean" },
		"dry-run": { type: "boolean" },
	},
}).values;
const { preview } = options;
const settings = loadEnv("production", ".", "VITE_");
const project = settings.VITE_FIREBASE_PROJECT_ID ?? "";
const address = settings.VITE_SITE_ADDRESS || company.siteAddress;

/** What keeps the site from being published: the settings, what isn't committed, and the launch check. */
function obstacles(): string[] {
	const found: string[] = [];
	const unset = requiredSettings.filter((name) => !settings[name]);
	if (unset.length > 0) found.push(`.env has no ${unset.join(", ")}.`);
	if (project.startsWith("demo-")) found.push(`${project} exists only in the emulators.`);
	if (settings.VITE_AUTH_EMULATOR) found.push("VITE_AUTH_EMULATOR is set. Remove it.");
	if (preview !== undefined && !/^(?!live$)[a-z0-9][a-z0-9-]*$/.test(preview))
		found.push("A preview's name has lowercase letters, digits and hyphens, and isn't live.");
	if (preview) return found;
	const { status, stdout } = spawnSync("git", ["status", "--porcelain"], { encoding: "utf8" });
	if (status !== 0) found.push("There is no git history to say what was published.");
	else if (stdout) found.push(`${stdout.trim().split("\n").length} changes aren't committed.`);
	const open = launchCheck(settings).filter((finding) => finding.open).length;
	if (open > 0) found.push(`${open} items are open: npm run launch-check.`);
	return found;
}

const found = obstacles();
if (found.length > 0 && !options["dry-run"])
	stop(`The site was not published.\n- ${found.join("\n- ")}`);

say("Building the site");
const built = buildSite("dist/site", { VITE_AUTH_EMULATOR: "" });

const only = options.rules ? "hosting,firestore:rules,storage" : "hosting";
const command = [
	...(preview ? ["hosting:channel:deploy", preview] : ["deploy", "--only", only]),
	"--project",
	project,
];
if (options["dry-run"]) {
	const files = readdirSync("dist/site", { recursive: true, withFileTypes: true });
	console.log(`Nothing was sent. ${found.length > 0 ? "It would be refused:" : "Ready to publish."}
${found.map((obstacle) => `- ${obstacle}\n`).join("")}Address   ${preview ? `a preview of ${address}` : address}
Project   ${project || "none"}
Built     ${built.split("\n")[0]} ${files.filter((file) => file.isFile()).length} files
Command   firebase ${command.join(" ")}`);
} else {
	console.log(built);
	say(preview ? `Publishing the preview ${preview}` : `Publishing ${address}`);
	const node = (args: string[]) => spawnSync(process.execPath, args, { stdio: "inherit" }).status;
	if (node(["node_modules/firebase-tools/lib/bin/firebase.js", ...command]) !== 0)
		stop("The deploy failed. The lines above say why; see also docs/deploying.md.");
	if (!preview && node(["run.mjs", "smoke", address]) !== 0)
		stop('It was published, but has faults: docs/deploying.md ("Rolling back").');
}
