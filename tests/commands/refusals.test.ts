import { readdirSync } from "node:fs";
import { createServer } from "node:net";
import { afterAll, beforeAll, expect, test } from "vitest";
import { portFrom } from "../../scripts/emulators.mjs";
import { company } from "../../src/content/company";
import { every } from "../full-run";
import { Tree } from "./tree";

// Input that the commands refuse before they build or change anything.

let tree: Tree;
beforeAll(() => {
	tree = new Tree();
});
afterAll(() => tree.remove());

/** Everything that `npm run new` could change. */
const sources = () =>
	JSON.stringify([
		tree.read("src/paths.ts"),
		tree.read("src/routes.ts"),
		tree.read("src/content/navigation.ts"),
		readdirSync(tree.path("src"), { recursive: true, encoding: "utf8" }).sort(),
	]);

test.each([
	[["page", "industry"], "Say which kind of page"],
	[["page", "--colour", "green"], "--colour"],
	[["page", "--name", "<b>"], "use letters, digits, spaces"],
	[["page", "--name", "Lighthouses", "--path", "/contact"], "src/pages/contact.tsx already exists"],
])("new: refuses %j and changes nothing", async (args, why) => {
	const before = sources();
	const { status, output } = await tree.run("scripts/new.mjs", args);
	expect(output).toContain(why);
	expect(status).toBe(1);
	expect(sources()).toBe(before);
});

test("new: exits and changes nothing if a question isn't answered", async () => {
	const before = sources();
	const input = "Why We Keep Watch\n";
	const { status, output } = await tree.run("scripts/new.mjs", ["page"], { input });
	expect(output).toContain("Path [/why-we-keep-watch]:");
	expect(output).toContain("There was no answer");
	expect(status).toBe(1);
	expect(sources()).toBe(before);
});

test("new: changes nothing if the navigation file has been restructured by hand", async () => {
	const before = tree.read("src/content/navigation.ts");
	tree.write("src/content/navigation.ts", before.replaceAll("aboutUs", "us"));
	const changed = sources();
	const { status, output } = await tree.run("scripts/new.mjs", ["page", "--name", "Watch"]);
	expect(output).toContain("docs/adding-a-page.md");
	expect(status).toBe(1);
	expect(sources()).toBe(changed);
	tree.write("src/content/navigation.ts", before);
});

/** Made-up settings of a Firebase project. These tests never contact Google. */
const project = {
	VITE_FIREBASE_API_KEY: "test-key",
	VITE_FIREBASE_AUTH_DOMAIN: "longcloud-test.firebaseapp.com",
	VITE_FIREBASE_PROJECT_ID: "longcloud-test",
	VITE_FIREBASE_APP_ID: "1:1234567890:web:abcdef",
	VITE_SITE_ADDRESS: "https://www.longcloud.test",
};
const lacking: [what: string, settings: Record<string, string>, message: string][] = [
	["no Firebase project", { VITE_FIREBASE_PROJECT_ID: "" }, "VITE_FIREBASE_PROJECT_ID is not set"],
	["a demo project", { VITE_FIREBASE_PROJECT_ID: "demo-site" }, "demo project"],
	["no key", { VITE_FIREBASE_API_KEY: "" }, "VITE_FIREBASE_API_KEY is not set"],
	["an emulator", { VITE_AUTH_EMULATOR: "http://127.0.0.1:9099" }, "has no emulator"],
	["a sample address", { VITE_SITE_ADDRESS: "https://www.sample.example" }, "Set your own"],
	["an address without https", { VITE_SITE_ADDRESS: "www.longcloud.test" }, "Set your own"],
];
test.each(every(lacking, lacking.slice(0, 1).concat(lacking.slice(-1))))(
	"deploy: refuses %s before anything is built",
	async (_, settings, why) => {
		const env = { ...project, ...settings };
		const { status, output } = await tree.run("scripts/deploy.mjs", ["--dry-run"], { env });
		expect(output).toContain(why);
		// This is the only problem reported.
		expect(output.match(/^- /gm)).toHaveLength(1);
		expect(output).not.toContain("Building");
		expect(status).toBe(1);
	},
);

const emulator = { VITE_AUTH_EMULATOR: "http://127.0.0.1:9099" };
test.each([
	["without an emulator", { VITE_SAMPLE_PROOF: "on" }, "that are made up"],
	["for a project", { VITE_SAMPLE_PROOF: "on", ...emulator, ...project }, "that are made up"],
	["if it is neither on nor off", { VITE_SAMPLE_PROOF: "yes", ...emulator }, "on or off"],
])("build: refuses samples of proof %s, and writes no site", async (_, env, why) => {
	const { status, output } = await tree.run("scripts/build.mjs", [], { env });
	expect(output).toContain(why);
	expect(output).toContain("The build failed.");
	expect(status).toBe(1);
	expect(readdirSync(tree.folder)).not.toContain("firebase.json");
});

test("build: refuses a wrong company file, says what to do, and writes no site", async () => {
	tree.writeCompany({ ...company, phone: "03 970 4821" });
	const { status, output } = await tree.run("scripts/build.mjs");
	expect(output).toContain(
		'src/content/company.ts needs attention.\n- phone: "03 970 4821". Write it with',
	);
	expect(status).toBe(1);
	expect(readdirSync(tree.folder)).not.toContain("firebase.json");
	tree.writeCompany(company);
});

test("build: refuses a quote that nobody has agreed to, and says what to do", async () => {
	const file = "src/content/proof.ts";
	const before = tree.read(file);
	tree.write(
		file,
		`export const proof = { clients: [], results: [], figures: [], quotes: [{ words: "It works.", name: "Mere Tai", role: "Manager", organisation: "Rimu" }] };`,
	);
	const { status, output } = await tree.run("scripts/build.mjs");
	expect(output).toContain(
		"src/content/proof.ts needs attention.\n- quotes[0].permission: null. Write the day",
	);
	expect(status).toBe(1);
	tree.write(file, before);
});

test.each([
	["deploy", ["--dryrun"], "'--dryrun'"],
	["deploy", ["--preview"], "--preview"],
	["deploy", ["--dry-run", "--preview", "New words"], "\"New words\" can't be a preview's name"],
	["deploy", ["--dry-run", "--preview", "live"], "\"live\" can't be a preview's name"],
	["deploy", ["--rules", "functions"], 'no rules for "functions"'],
	["smoke", [], "Invalid URL"],
	["smoke", ["http://www.longcloud.test"], "Give one address, with https."],
	["launch-check", ["--fast"], "There is no option --fast: --json, --offline."],
])("%s %j is refused", async (command, args, why) => {
	const { status, output } = await tree.run(`scripts/${command}.mjs`, args);
	expect(output).toContain(why);
	expect(output).not.toContain("Building");
	expect(status).toBe(1);
});

test("start: reports a port that is in use, and the setting that changes it", async () => {
	const port = portFrom("TEST_AUTH_PORT", 4399) + 300;
	const blocker = createServer();
	await new Promise<void>((listening) => blocker.listen(port, "127.0.0.1", listening));
	const env = { SITE_PORT: `${port + 2}`, AUTH_PORT: `${port}` };
	const { status, output } = await tree.run("scripts/start.mjs", [], { env });
	blocker.close();
	expect(output).toContain(`Port ${port}, for the auth emulator, is in use`);
	expect(output).toContain(`AUTH_PORT=${port + 1}`);
	expect(status).toBe(1);
});

test("start: refuses a port that isn't a number", async () => {
	const { status, output } = await tree.run("scripts/start.mjs", [], {
		env: { SITE_PORT: "eighty" },
	});
	expect(output).toContain('SITE_PORT is "eighty"');
	expect(status).toBe(1);
});
