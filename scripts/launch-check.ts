// Checks whether the site is ready to go public. Lists what is still open, how to fix it and where.
//   --json      prints the findings as JSON (npm run --silent launch-check -- --json)
//   --offline   doesn't check external links
// Exits with 1 while anything is open, and with 0 once the site is ready.
import { loadEnv } from "vite";
import { find } from "../edit/find-words.ts";
import { information } from "../launch/finding.ts";
import { launchCheck } from "../launch/launch-check.ts";
import { reviewSite } from "../review/review.ts";
import { ensureSite } from "./shared/ensure-site.ts";
import { parseOptions, say } from "./shared/setup.ts";

const { json, offline } = parseOptions("npm run launch-check -- [--json] [--offline]", {
	options: { json: { type: "boolean" }, offline: { type: "boolean" } },
}).values;

// With --json, standard output has only the findings; other messages go to standard error.
if (json) console.log = console.error;

// Not dist/site, which npm start may be serving with other settings.
const siteFolder = "dist/launch-check";
say(`Checking the site in ${siteFolder}, which is built anew if it isn't up to date`);
console.log(ensureSite({ site: siteFolder, configuration: `${siteFolder}.json` }));

const env = loadEnv("production", ".", "VITE_");
const findings = await launchCheck(siteFolder, env, offline ? null : fetch);
const advice = await reviewSite(siteFolder, find);
findings.push(information(`npm run review has advice: ${advice.length} findings.`));
const open = findings.filter((finding) => finding.open);
const others = findings.filter((finding) => !finding.open);

if (json) {
	process.stdout.write(`${JSON.stringify({ ready: open.length === 0, findings }, null, "\t")}\n`);
} else {
	for (const file of new Set(open.map((finding) => finding.file))) {
		console.log(`\n${file}`);
		const inFile = open.filter((finding) => finding.file === file);
		for (const fix of new Set(inFile.map((finding) => finding.fix))) {
			for (const { what } of inFile.filter((each) => each.fix === fix)) console.log(`  ✗ ${what}`);
			console.log(`    ${fix}`);
		}
	}
	console.log("\nFor your information");
	for (const { what, fix, file } of others) {
		console.log(`  · ${[what, fix, file && `(${file})`].filter(Boolean).join(" ")}`);
	}
	console.log(open.length === 0 ? "\nReady for the public." : `\n${open.length} open: not ready.`);
}
process.exit(open.length === 0 ? 0 : 1);
