import { afterAll, beforeAll, expect, test } from "vitest";
import { hoursText } from "../../src/content/opening-hours";
import { paths } from "../../src/paths";
import { every, full } from "../shared/full-run";
import { after, before, commit, fields, filesOf, rebrandedCopy, shown } from "./rebranded-copy";
import type { Tree } from "./tree";

/*
 * Tests that an owner can make the site theirs: a site built from their facts has every one of them and
 * none of the samples, passes the launch check, and can be deployed. All tests share one build.
 */

/** Whether the company file still has the sample facts. An owner's facts may also occur in page text. */
const hasSamples = before.name === "Longcloud";

let tree: Tree;
let deploy: Awaited<ReturnType<Tree["run"]>>;
let built: Map<string, string>;
let names: string[];

beforeAll(async () => {
	tree = await rebrandedCopy();
	await commit(tree);
	deploy = await tree.run("deploy", ["--dry-run"]);
	expect(deploy.status, deploy.output).toBe(0);
	({ built, names } = filesOf(tree.path("dist/deploy/site")));
});

afterAll(() => tree.remove());

test.each(fields)("%s comes from the company file everywhere", (field, old, given) => {
	const form = shown[field];
	const forms = [form?.(after) ?? String(given)].flat();
	const formsBefore = [form?.(before) ?? String(old)].flat();
	for (const text of forms) {
		expect(
			[...built.values()].some((content) => content.includes(text)),
			text,
		).toBe(true);
	}
	for (const text of hasSamples ? formsBefore : []) {
		expect(forms).not.toContain(text);
		// A single word, such as a role, may also occur in the pages' own text.
		if (field !== "name" && /^\p{L}+$/u.test(text)) continue;
		const traces = [...built].filter(([, content]) => content.includes(text));
		expect(
			traces.map(([file]) => file),
			text,
		).toEqual([]);
		expect(names.filter((name) => name.includes(text))).toEqual([]);
	}
});

test("the contact page shows the new hours, and no page shows the old ones", () => {
	const contact = built.get("contact.html") ?? "";
	expect(contact).toContain("Wednesday to Thursday, 7:05AM to 4:55PM NZT");
	for (const text of hasSamples ? built.values() : []) {
		expect(text).not.toContain(hoursText(before.hours));
	}
});

test("what only the owner can say is said once it is filled in", () => {
	const on = {
		"services.html": ["price", "gst", "insurance", "confidentiality", "references", "closing"],
		"contact.html": ["firstCall"],
		"company/leadership.html": ["team", "absence"],
	};
	for (const [file, fields] of Object.entries(on)) {
		for (const field of fields) expect(built.get(file)).toContain(`The owner says ${field}.`);
	}
});

test("what clients have agreed to is shown, and the lists that are empty leave no trace", () => {
	const home = built.get("index.html");
	const leadership = built.get("company/leadership.html");
	for (const page of [home, leadership]) expect(page).toContain("We could stop it with one call.");
	expect(leadership).toContain('alt="Rimu Mutual"');
	expect(leadership).not.toContain("who measured it");
	expect(leadership).toContain("Ran a port for ten years.");
	expect(names.filter((name) => name.startsWith("/assets/rimu-"))).toHaveLength(1);
});

test("every mail and phone link on every page is the company's", () => {
	for (const [file, text] of built) {
		for (const [link] of text.matchAll(/(?<=href=")(?:mailto|tel):[^"?]*/g)) {
			expect(["mailto:kia-ora@rimu.nz", "tel:+6439704821"], file).toContain(link);
		}
	}
});

test("the manifest, llms.txt, security.txt and the sitemap have the company's facts", () => {
	expect(JSON.parse(built.get("site.webmanifest") ?? "")).toMatchObject({
		name: after.name,
		short_name: after.name,
		icons: expect.arrayContaining([
			expect.objectContaining({ src: expect.stringContaining("/icon-192-") }),
		]),
	});
	expect(built.get("llms.txt")).toContain(`# ${after.name}\n\n> ${after.tagline}.`);
	expect(built.get("llms.txt")).toContain(after.phone);
	expect(built.get(".well-known/security.txt")).toContain(`Contact: mailto:${after.email}`);
	expect(built.get("sitemap.xml")).toContain(`<loc>${after.siteAddress}/contact</loc>`);
	for (const [file, text] of built) {
		if (file.endsWith(".html")) expect(text, file).toContain(` · ${after.name}</title>`);
	}
});

test("the check of the company file isn't in the client bundle", () => {
	for (const text of built.values()) expect(text).not.toContain("Write it with the country");
});

test("deploy --dry-run prints what would be sent, and the command", () => {
	const { output } = deploy;
	expect(output).toContain("Nothing was sent");
	expect(output).toContain("Project   kowhai\n");
	expect(output).toContain(`Address   ${after.siteAddress}\n`);
	expect(output).toMatch(/Files {5}\d{3} from dist\/deploy\/site, \d{4} kB\n/);
	expect(output).toContain(`Pages     ${paths.length}, and 404.html`);
	expect(output).toContain("\n  /\n");
	expect(output).toContain("\n  /industries/retreats\n");
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

test("deploy --rules locks the database and the storage as well", async () => {
	const args = ["--built", "--dry-run", "--rules", "firestore", "--rules", "storage"];
	const { output, status } = await tree.run("deploy", args);
	expect(status, output).toBe(0);
	expect(output).toContain("npx firebase deploy --only hosting,firestore:rules,storage --project");
	for (const service of ["firestore", "storage"]) {
		const rules = tree.read(`dist/deploy/${service}.rules`);
		expect(rules.match(/allow .*/g)).toEqual(["allow read, write: if false;"]);
		expect(JSON.parse(tree.read("dist/deploy/firebase.json"))[service]).toEqual({
			rules: `${service}.rules`,
		});
	}
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
		expect(output).toContain(`Address   ${after.siteAddress}\n`);
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
		expect(output).toContain(`Publishing the site at ${after.siteAddress}`);
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
	tree.write(
		"dist/deploy/built-from.json",
		record.replace('"project":"kowhai"', '"project":"other"'),
	);
	const { output } = await publish(["--yes"]);
	expect(output).toContain("was built from other sources or for another project");
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

test("launch-check finds nothing open", async () => {
	const check = await tree.run("launch-check", ["--offline"]);
	expect(check.output).toContain("Ready for the public.");
	expect(check.output).toContain("Sign-in runs on the Firebase project kowhai.");
	expect(check.output).toContain("Left out, because there are none: results, figures.");
	expect(check.status).toBe(0);
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

test.runIf(full)("all unit and site tests pass with the owner's settings", async () => {
	for (const stage of ["unit", "site"]) {
		const { status, output } = await tree.run("test", [stage]);
		expect(status, output).toBe(0);
	}
});
