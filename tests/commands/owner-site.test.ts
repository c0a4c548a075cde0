import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { afterAll, beforeAll, expect, test } from "vitest";
import { company as given } from "../../src/content/company";
import { priceOf } from "../../src/content/person-weeks";
import { every, full } from "../shared/full-run";
import {
	added,
	company,
	fact,
	ownerCopy,
	proof,
	renamed,
	run,
	smallCopy,
	weeklyRate,
} from "./owner-copy";
import type { Tree } from "./tree";

/*
 * An owner makes the site theirs, in a copy: facts, pictures, colours, proof, longer texts, other pages. All
 * checks stay green, and once the texts are written, the site can be deployed. The tests run in order.
 */

let tree: Tree;
beforeAll(async () => {
	tree = await ownerCopy();
});
afterAll(() => tree.remove());

/** All strings and numbers in some facts, by their paths, such as "people.0.name". */
const valuesOf = (facts: object, path = ""): [field: string, value: string][] =>
	Object.entries(facts).flatMap(([key, value]) =>
		typeof value === "object" ? valuesOf(value, `${path}${key}.`) : [[path + key, `${value}`]],
	);

test("the checks and the tests of the built files are green without another edit", async () => {
	const stages = ["quick", "site"].map((stage) => tree.run("test", [stage]));
	for (const { status, output } of await Promise.all(stages)) expect.soft(status, output).toBe(0);
});

test("npm run review has advice, and launch-check finds only the new pages' texts open", async () => {
	expect(await run(tree, "review")).toMatch(/\n\d+ findings, all of them advice/);
	const { stdout, output, status } = await tree.run("launch-check", ["--json", "--offline"]);
	const { findings }: { findings: { open: boolean; file: string; what: string }[] } =
		JSON.parse(stdout);
	const open = findings.filter((each) => each.open);
	for (const { what } of open) expect(what).toContain('"Replace:"');
	// The owner has written one of them.
	const unwritten = added.slice(1).map(({ path }) => `src/pages${path}.tsx`);
	expect(open.map(({ file }) => file).sort()).toEqual(
		["src/content/navigation.ts", ...unwritten].sort(),
	);
	expect(status, output).toBe(1);

	for (const { file } of open) tree.write(file, tree.read(file).replaceAll("Replace: ", ""));
	tree.commit("Write the texts");
});

test("once the texts are written, launch-check finds nothing open, and deploy prints what would be sent", async () => {
	const check = await run(tree, "launch-check", "--offline");
	expect(check).toContain("Ready for the public.");
	expect(check).toContain("Sign-in runs on the Firebase project kowhai.");
	expect(check).toContain("Left out, because there are none: figures.");

	const output = await run(tree, "deploy", "--dry-run");
	const paths = tree.read("src/page-paths.ts").match(/^\t"/gm) ?? [];
	expect(output).toContain("Nothing was sent");
	expect(output).toContain("Project   kowhai\n");
	expect(output).toContain(`Address   ${company.siteAddress}\n`);
	expect(output).toMatch(/Files {5}\d+ from dist\/deploy\/site, \d+ kB\n/);
	expect(output).toContain(`Pages     ${paths.length}, and 404.html`);
	expect(output).toContain("\n  /contact\n");
	expect(output).toMatch(/\n {2}\*\*\n(?: {4}.*\n)* {4}Strict-Transport-Security: max-age=\d+/);
	expect(output).toContain("public, max-age=31536000, immutable");
	expect(output).toContain("\n  default-src 'none'\n");
	expect(output).toContain("\n  frame-src https://kowhai.firebaseapp.com\n");
	expect(output).not.toMatch(/127\.0\.0\.1|localhost/);
	expect(output).toContain("\n  trusted-types 'none'\n");
	expect(output).not.toContain("would be refused");
	expect(output).toContain(
		"npx firebase deploy --only hosting --project kowhai --config dist/deploy/firebase.json",
	);
});

test("the site has every fact of the owner's, and none of the samples", () => {
	const site = tree.path("dist/deploy/site");
	const texts = readdirSync(site, { recursive: true, encoding: "utf8" })
		.filter((file) => /\.(html|js|css|md|txt|xml|json|webmanifest|svg)$/.test(file))
		.map((file) => ({ file, text: readFileSync(join(site, file), "utf8") }));
	const all = texts
		.map(({ text }) => text)
		.join("\n")
		.replaceAll("<!-- -->", "")
		.replaceAll("&amp;", "&");
	// Files have names of their own, and the structured data the days as addresses.
	const own = valuesOf({ company, proof })
		.filter(([field]) => !/logo|symbol|portrait|permission/.test(field))
		.map(([, value]) => value);
	for (const value of [...own, `tel:${company.phone.replaceAll(" ", "")}`])
		expect.soft(all, value).toContain(value);
	const facts = ["mending", "firstCall", "insurance", "confidentiality", "references"];
	for (const field of [...facts, "closing", "team", "absence"])
		expect.soft(all).toContain(fact(field));
	for (const personWeeks of [1, 7.2]) expect.soft(all).toContain(priceOf(personWeeks, weeklyRate));

	// Another company's own facts may also occur in its texts.
	const { legalName, siteAddress, phone, email, linkedIn, people } = given;
	const name: string = given.name;
	const samples =
		name === "Longcloud"
			? [name, legalName, siteAddress, phone, email, linkedIn, ...people.map(({ name }) => name)]
			: [];
	// A message of the check of the company file, which visitors don't need.
	for (const sample of [...samples, "Write it with the country"]) {
		const traces = texts.filter(({ text }) => text.includes(sample));
		expect(
			traces.map(({ file }) => file),
			sample,
		).toEqual([]);
	}
});

test("no picture on the site says where it was taken", async () => {
	const assets = tree.path("dist/deploy/site/assets");
	const pictures = readdirSync(assets).filter((file) => /\.(jpe?g|png|webp|avif)$/.test(file));
	expect(pictures.length).toBeGreaterThan(0);
	for (const file of pictures)
		expect((await sharp(join(assets, file)).metadata()).exif, file).toBeUndefined();
});

/** Runs a deploy of what is built, without a Firebase login: it fails once it would send something. */
const publish = (args: string[], input = "", env: Record<string, string> = {}) =>
	tree.run("deploy", ["--built", ...args], {
		input,
		env: { HOME: tree.folder, XDG_CONFIG_HOME: tree.path(".cache"), CI: "true", ...env },
	});

test("deploy asks for the project's ID, and sends nothing without it", async () => {
	for (const answer of every(["", "yes\n", "kowhai-staging\n"], ["yes\n"])) {
		const { output, status } = await publish([], answer);
		expect(output).toContain("Project   kowhai\n");
		expect(output).toContain(`Address   ${company.siteAddress}\n`);
		expect(output).toContain("Type the project's ID to publish: ");
		expect(output).toContain("That is not kowhai: nothing was sent.");
		expect(output).not.toContain("Publishing");
		expect(status).toBe(1);
	}
	const agreed: [args: string[], answer: string][] = [
		[[], "kowhai\n"],
		[["--yes"], ""],
	];
	for (const [args, answer] of every(agreed, agreed.slice(0, 1))) {
		const { output, status } = await publish(args, answer);
		expect(output).toContain(`Publishing the site at ${company.siteAddress}`);
		expect(output).toContain("The deploy failed.");
		expect(status).toBe(1);
	}
});

test("deploy refuses uncommitted changes, and what the launch check finds open", async () => {
	const legal = tree.read("src/content/legal.ts");
	tree.write("src/content/legal.ts", legal.replace("reviewed: true", "reviewed: false"));
	const { output, status } = await publish(["--yes"]);
	expect(output).toContain("The site was not published.");
	expect(output).toContain("The launch check lists 1 as open: npm run launch-check.");
	expect(output).toContain("There are uncommitted changes:\n M src/content/legal.ts");
	expect(output).not.toContain("Publishing");
	expect(status).toBe(1);
	tree.write("src/content/legal.ts", legal);
});

test("deploy refuses a build of other sources, and one that nobody could find out about later", async () => {
	const record = tree.read("dist/deploy/built-from.json");
	tree.write("dist/deploy/built-from.json", record.replace('"kowhai"', '"other"'));
	const { output } = await publish(["--yes"]);
	expect(output).toContain("was built from other sources or settings");
	expect(output).not.toContain("Publishing");
	tree.write("dist/deploy/built-from.json", record);
	const { output: told } = await publish(["--dry-run"], "", { GIT_DIR: tree.path("none") });
	expect(told).toContain(
		"A live deploy would be refused.\n- There is no git history, so nobody could find out later what was published.\n",
	);
});

test("deploy takes no setting of the shell in place of another in .env", async () => {
	const { output, status } = await publish(["--yes"], "", {
		VITE_SIGN_UP: "check",
		VITE_FIREBASE_PROJECT_ID: "kowhai",
	});
	expect(output).toContain('- VITE_SIGN_UP is "check" in this shell, but "provider" in .env.');
	expect(output.match(/^- /gm)).toHaveLength(1);
	expect(status).toBe(1);
});

test("smoke reads the key from .env, and reports a site that doesn't answer", async () => {
	// Nothing listens on port 1.
	const { output, status } = await tree.run("smoke", ["https://127.0.0.1:1"]);
	expect(output).toContain("✗ sign-in works with this address and key");
	expect(output).toContain("no response (ECONNREFUSED)");
	expect(status).toBe(1);
});

test.runIf(full)("deploy --preview names its channel, and a setting another address", async () => {
	const settings = tree.read(".env");
	const address = "https://new-words.kowhai.nz";
	tree.write(".env", `${settings}VITE_SITE_ADDRESS=${address}\n`);
	const args = ["--preview", "new-words", "--dry-run"];
	const preview = await tree.run("deploy", args);
	tree.write(".env", settings);
	expect(preview.status).toBe(0);
	expect(preview.output).toContain(`Address   ${address}\n`);
	expect(preview.output).toContain(
		"npx firebase hosting:channel:deploy new-words --project kowhai --config dist/deploy/firebase.json",
	);
});

test("one person, three industries, four services: types, builds and built files are green", async () => {
	const small = await smallCopy();
	// Who returns to an old path needs no redirect from it.
	const redirects = small.read("src/redirects.ts");
	expect(redirects).toContain(`from: "${renamed}"`);
	expect(redirects).not.toContain(`to: "${renamed}"`);
	await run(small, "node_modules/typescript/bin/tsc", "--noEmit");
	await run(small, "test", "site");
	small.remove();
});
