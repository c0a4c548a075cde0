// Publishes the site on Firebase Hosting with the settings in .env: docs/deploying.md.
//   npm run deploy                     the live site
//   npm run deploy -- --preview NAME   a preview channel, at an address of its own for a week
//   … --dry-run                        builds, checks and says what would be sent; needs no network
import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { brotliCompressSync } from "node:zlib";
import { ensurePackages, root, say, stop } from "./setup.mjs";

const { preview, "dry-run": dryRun } = options();
ensurePackages();
const { loadEnv, runnerImport } = await import("vite");
const { buildSite } = await import("./build.mjs");
const { readBuiltSite } = await import("./publishable.mjs");

const settings = loadEnv("production", root, "VITE_");
const { module: content } = await runnerImport(join(root, "src/content/company.ts"));
/** The site's address, from the company file unless VITE_SITE_ADDRESS overrides it. */
const address = settings.VITE_SITE_ADDRESS || content.company.siteAddress;
const problems = settingsProblems();
if (problems.length > 0) {
	stop(
		`The site cannot be published yet.\n- ${problems.join("\n- ")}\nThe settings are in .env; .env.example explains each.`,
	);
}
const project = settings.VITE_FIREBASE_PROJECT_ID ?? "";

say("Building the site");
// Apart from the site that `npm start` may be serving.
const configuration = "dist/deploy/firebase.json";
console.log(await buildSite({ site: "dist/deploy/site", configuration }));

const site = readBuiltSite(configuration);
if (site.faults.length > 0) {
	stop(`The built site must not be published.\n- ${site.faults.join("\n- ")}`);
}

const command = [
	...(preview ? ["hosting:channel:deploy", preview] : ["deploy", "--only", "hosting"]),
	...["--project", project, "--config", configuration],
];
if (dryRun) {
	describe();
} else {
	say(preview ? `Sending the preview ${preview}` : "Publishing the site");
	const firebase = join(root, "node_modules/firebase-tools/lib/bin/firebase.js");
	const result = spawnSync(process.execPath, [firebase, ...command], {
		cwd: root,
		stdio: "inherit",
	});
	if (result.status !== 0) {
		stop("The deploy failed. The lines above say why; see also docs/deploying.md.");
	}
}

/** Parses the command's options. If they are wrong, prints the usage and exits. */
function options() {
	const usage = "npm run deploy -- [--preview NAME] [--dry-run]";
	try {
		const { values } = parseArgs({
			options: { preview: { type: "string" }, "dry-run": { type: "boolean" } },
		});
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

/** Says what would be sent, and by which command. */
function describe() {
	const kilobytes = (/** @type {(data: Buffer, file: string) => number} */ size) => {
		const sizes = site.files.map((file) => size(readFileSync(join(root, site.folder, file)), file));
		return `${Math.round(sizes.reduce((sum, bytes) => sum + bytes, 0) / 1000)} kB`;
	};
	// Pictures and fonts are compressed by their own formats.
	const brotliSize = (/** @type {Buffer} */ data, /** @type {string} */ file) =>
		/\.(?:avif|ico|png|webp|woff2)$/.test(file) ? data.length : brotliCompressSync(data).length;
	const pages = site.files
		.filter((file) => file.endsWith(".html") && file !== "404.html")
		.map((file) => `/${file.replace(/(?:^index)?\.html$/, "")}`)
		.sort();

	console.log(`
Nothing was sent. A deploy would send:

Project   ${project}${preview ? `, preview channel ${preview}` : ""}
Address   ${address}
Files     ${site.files.length} from ${site.folder}: ${kilobytes(({ length }) => length)}, ${kilobytes(brotliSize)} with text in brotli

Pages     ${pages.length}, and 404.html for any other path
${pages.map((page) => `  ${page}\n`).join("")}
Headers, of two that match a path the later
${headerLines()}
Content-Security-Policy
${policyLines()}
Command
  npx firebase ${command.join(" ")}
`);
}

/** The header rules, those that differ only in their path together. */
function headerLines() {
	/** @type {Map<string, string[]>} */
	const paths = new Map();
	for (const { source, headers } of site.rules) {
		const lines = headers
			.map(({ key, value }) =>
				key === "Content-Security-Policy" ? `    ${key}: see below\n` : `    ${key}: ${value}\n`,
			)
			.join("");
		paths.set(lines, [...(paths.get(lines) ?? []), source]);
	}
	return [...paths]
		.map(([lines, sources]) => `${sources.map((source) => `  ${source}\n`).join("")}${lines}`)
		.join("");
}

/** The policy of every page, a directive a line. */
function policyLines() {
	const policy = site.rules
		.flatMap(({ headers }) => headers)
		.find(({ key }) => key === "Content-Security-Policy");
	return (policy?.value ?? "")
		.split("; ")
		.map((directive) => `  ${directive}\n`)
		.join("");
}
