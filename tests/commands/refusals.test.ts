import { readdirSync } from "node:fs";
import { createServer } from "node:net";
import { afterAll, beforeAll, expect, test } from "vitest";
import { portFrom } from "../../scripts/shared/emulators.ts";
import { company } from "../../src/content/company";
import { realProject } from "../shared/builds.ts";
import { every } from "../shared/full-run";
import { Tree } from "./tree";

// Input that the commands refuse before they build or change anything.

let tree: Tree;
beforeAll(() => {
	tree = new Tree();
});
afterAll(() => tree.remove());

/** Everything that a command could change. */
const sources = () =>
	JSON.stringify([
		tree.read("src/page-paths.ts"),
		tree.read("src/content/navigation.ts"),
		readdirSync(tree.path("src"), { recursive: true, encoding: "utf8" }).sort(),
		readdirSync(tree.folder),
	]);

/** Runs a command that is refused for a reason, and changes nothing. Returns its output. */
async function expectRefused(
	[command = "", ...args]: readonly string[],
	why: string,
	options: { input?: string; env?: Record<string, string> } = {},
): Promise<string> {
	const before = sources();
	const { status, output } = await tree.run(`${command}`, args, options);
	expect(output).toContain(why);
	expect(output).not.toContain("Building");
	expect(status).toBe(1);
	expect(sources()).toBe(before);
	return output;
}

test.each([
	["new page industry", "Say which kind of page"],
	["new page --colour green", "--colour"],
	["new page --name <b>", "use letters, digits and spaces"],
	["new page --name Lighthouses --path /contact", "src/pages/contact.tsx already exists"],
	["remove /", "has to stay"],
	["remove /services", "src/layouts/offer.tsx"],
	["remove /no-such-page", "There is no page at /no-such-page"],
	["rename /contact /services", "src/pages/services.tsx already exists"],
	["deploy --dryrun", "'--dryrun'"],
	["deploy --preview", "--preview"],
	["deploy --dry-run --preview New_words", "\"New_words\" can't be a preview's name"],
	["deploy --dry-run --preview live", "\"live\" can't be a preview's name"],
	["smoke", "Give one address, with https."],
	["smoke http://www.longcloud.test", "Give one address, with https."],
	["launch-check --fast", "Unknown option '--fast'"],
])("%s is refused", async (line, why) => {
	await expectRefused(line.split(" "), why);
});

test("new: exits and changes nothing if a question isn't answered", async () => {
	const input = "Why We Keep Watch\n";
	const output = await expectRefused(["new", "page"], "There was no answer", { input });
	expect(output).toContain("Path [/why-we-keep-watch]:");
});

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
		const env = { ...realProject, ...settings };
		const output = await expectRefused(["deploy", "--dry-run"], why, { env });
		// This is the only problem reported.
		expect(output.match(/^- /gm)).toHaveLength(1);
	},
);

/** Writes a file for as long as a test takes. */
async function withFile(file: string, content: string, work: () => Promise<unknown>) {
	const before = tree.read(file);
	tree.write(file, content);
	await work();
	tree.write(file, before);
}

test("new: changes nothing if a file of links has been restructured by hand", async () => {
	const file = "src/content/footer-links.ts";
	await withFile(file, tree.read(file).replaceAll("aboutUs", "us"), () =>
		expectRefused(["new", "page", "--name", "Watch"], "docs/adding-a-page.md"),
	);
});

// prerender/checks/proof-check.test.ts and company-check.test.ts have every reason.
test("build: refuses samples of proof, a quote without a permission and a wrong company file, and says what to do", async () => {
	const env = { VITE_SAMPLE_PROOF: "on" };
	const output = await expectRefused(["build"], "that are made up", { env });
	expect(output).toContain("The build failed.");
	await withFile(
		"src/content/proof.ts",
		`export const proof = { clients: [], results: [], figures: [], quotes: [{ words: "It works.", name: "Mere Tai", role: "Manager", organisation: "Rimu" }] };`,
		() =>
			expectRefused(
				["build"],
				"src/content/proof.ts needs attention.\n- quotes[0].permission: null. Write the day",
			),
	);
	await withFile("src/content/company.ts", tree.read("src/content/company.ts"), () => {
		tree.writeCompany({ ...company, phone: "03 970 4821" });
		return expectRefused(
			["build"],
			'src/content/company.ts needs attention.\n- phone: "03 970 4821". Write it with',
		);
	});
});

test("start: reports a port that is in use, and the setting that changes it, or that is no number", async () => {
	const port = portFrom("TEST_AUTH_PORT", 4399) + 300;
	// Of the auth emulator the one that other programs see, and one of its suite.
	for (const taken of [port, port + 11]) {
		const blocker = createServer();
		await new Promise<void>((listening) => blocker.listen(taken, "127.0.0.1", listening));
		const env = { SITE_PORT: `${port + 2}`, AUTH_PORT: `${port}` };
		const words = `${taken}, for the auth emulator, is in use`;
		expect(await expectRefused(["start"], words, { env })).toContain(`AUTH_PORT=${port + 100}`);
		blocker.close();
	}
	await expectRefused(["start"], 'SITE_PORT is "eighty"', { env: { SITE_PORT: "eighty" } });
});
