import { execFile } from "node:child_process";
import { cpSync, existsSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type Company, company } from "../../src/content/company";
import { hoursText } from "../../src/content/opening-hours";
import { paths } from "../../src/paths";
import { full } from "../full";
import { Tree } from "./tree";

/*
 * Tests that an owner can make the site theirs. In a copy of the tree, every field of the company file
 * gets another value, and a deploy is tried. The built site must contain every new value and none of
 * the old ones, and pass the launch check. All tests share one build.
 */

/** A new value for each field, by the field's path. No owner is likely to have these. */
const owned: Record<string, string | number> = {
	name: "Kōwhai & Sons (NZ)",
	legalName: "Te Rimu Holdings Limited",
	tagline: "Software that can be checked, Whakatū",
	siteAddress: "https://www.kowhai-systems.co.nz",
	phone: "+64 3 970 4821",
	email: "kia-ora@rimu.nz",
	location: "Nelson, Aotearoa",
	"hours.firstDay": "Wednesday",
	"hours.lastDay": "Thursday",
	"hours.opens": "07:05",
	"hours.closes": "16:55",
	linkedIn: "https://nz.linkedin.com/company/kowhai-systems",
	copyrightYear: 1999,
	"logo.light": "/brand/wordmark-day.svg",
	"logo.dark": "/brand/wordmark-night.svg",
	"logo.width": 203,
	"logo.height": 41,
	"icons.small": "/brand/phone-small.png",
	"icons.large": "/brand/phone-large.png",
	"people.0.name": "Hana O'Rāwiri",
	"people.0.role": "Managing Partner",
	"people.0.about": "Signs what we agree to, and rings you when it goes wrong.",
	"people.0.portrait": "hana-rawiri",
	"people.0.linkedIn": "https://www.linkedin.com/in/hr-312",
	"people.1.name": "Tomasi Fale",
	"people.1.role": "Chief Engineer",
	"people.1.about": "Signs each release, after the tests and the way back.",
	"people.1.portrait": "tomasi-fale",
	"people.1.linkedIn": "https://www.linkedin.com/in/tf-407",
};

/** All fields with a single value, with their paths. */
function fieldsOf(value: unknown, path: string[] = []): [field: string, value: string | number][] {
	if (typeof value !== "object" || value === null) {
		return [[path.join("."), value as string | number]];
	}
	return Object.entries(value).flatMap(([key, inner]) => fieldsOf(inner, [...path, key]));
}

// Test with two people, even if the owner has added more.
const before: Company = { ...company, people: [company.people[0], company.people[1]] };
const fields = fieldsOf(before);

/** Whether the company file still has the sample facts. An owner's facts may also occur in page text. */
const delivered = before.name === "Longcloud";

function newValue(field: string): string | number {
	const value = owned[field];
	if (value === undefined) throw new Error(`Add a value for the new field ${field} to this test.`);
	return value;
}

/** A copy with a new value in every field. */
function changed(value: unknown, path: string[] = []): unknown {
	if (typeof value !== "object" || value === null) return newValue(path.join("."));
	if (Array.isArray(value))
		return value.map((inner, index) => changed(inner, [...path, `${index}`]));
	return Object.fromEntries(
		Object.entries(value).map(([key, inner]) => [key, changed(inner, [...path, key])]),
	);
}
const after = changed(before) as Company;

/** How the built site shows a field, if not as its plain value. */
const shown: Record<string, (of: Company) => string | string[]> = {
	phone: ({ phone }) => [phone, `tel:${phone.replaceAll(" ", "")}`],
	"hours.firstDay": ({ hours }) => `"https://schema.org/${hours.firstDay}"`,
	"hours.lastDay": ({ hours }) => `"https://schema.org/${hours.lastDay}"`,
	"hours.opens": ({ hours }) => `"opens":"${hours.opens}"`,
	"hours.closes": ({ hours }) => `"closes":"${hours.closes}"`,
	copyrightYear: ({ copyrightYear }) => `© ${copyrightYear}`,
	"logo.width": ({ logo }) => ` width="${logo.width}"`,
	"logo.height": ({ logo }) => ` height="${logo.height}"`,
};

/** Removes React's comment markers and unescapes HTML. */
const read = (text: string) =>
	text
		.replaceAll("<!-- -->", "")
		.replaceAll("&amp;", "&")
		.replaceAll("&#x27;", "'")
		.replaceAll("&quot;", '"');

const permission = "2026-01-31";
/** What clients of this owner have agreed to. */
const ownProof = {
	clients: [
		{
			name: "Rimu Mutual",
			logo: { file: "/clients/rimu.svg", width: after.logo.width, height: after.logo.height },
			permission,
		},
	],
	quotes: [
		{
			words: "We could stop it with one call.",
			name: "Mere Tai",
			role: "Manager",
			organisation: "Rimu Mutual",
			permission,
		},
	],
	results: [],
	figures: [],
};

let tree: Tree;
let deploy: Awaited<ReturnType<Tree["run"]>>;
/** The built site's text files by path, and the names of all its files. */
const built = new Map<string, string>();
const names: string[] = [];

beforeAll(async () => {
	tree = new Tree();
	const picture = (file: string) => tree.path(`public${file}`);
	/** Renames a picture and changes its bytes. Image readers ignore trailing bytes. */
	const renew = (from: string, to: string) => {
		const bytes = readFileSync(picture(from));
		rmSync(picture(from));
		tree.write(`public${to}`, Buffer.concat([bytes, Buffer.from("\n")]));
	};
	const { width, height } = after.logo;
	for (const theme of ["light", "dark"] as const) {
		rmSync(picture(before.logo[theme]));
		tree.write(
			`public${after.logo[theme]}`,
			`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}"><path d="M0 0h99v9z"/></svg>`,
		);
	}
	for (const size of ["small", "large"] as const) renew(before.icons[size], after.icons[size]);
	for (const file of ["/favicon.ico", "/favicon.svg", "/apple-touch-icon.png"]) renew(file, file);
	for (const [index, { portrait }] of before.people.entries()) {
		for (const ending of ["avif", "webp"]) {
			renew(
				`/portraits/${portrait}.${ending}`,
				`/portraits/${after.people[index]?.portrait}.${ending}`,
			);
		}
	}
	tree.writeCompany(after);
	const said = tree.read("src/content/business-facts.ts");
	tree.write(
		"src/content/business-facts.ts",
		said.replace(/(\w+): ""/g, (_, field) => `${field}: "The owner says ${field}."`),
	);
	tree.write("public/clients/rimu.svg", tree.read(`public${after.logo.light}`));
	tree.write(
		"src/content/proof.ts",
		tree
			.read("src/content/proof.ts")
			.replace(/(?<=export const proof: Proof = )[\s\S]*/, () => `${JSON.stringify(ownProof)};`),
	);
	const promises = tree.read("launch/commitments.ts");
	tree.write("launch/commitments.ts", promises.replaceAll("confirmed: false", "confirmed: true"));
	const today = new Date().toISOString().slice(0, "2026-01-31".length);
	tree.write(
		"src/content/legal.ts",
		`export const legal = { reviewed: true, updated: "${today}" };`,
	);
	tree.write(
		".env",
		`VITE_FIREBASE_API_KEY=key
VITE_FIREBASE_AUTH_DOMAIN=kowhai.firebaseapp.com
VITE_FIREBASE_PROJECT_ID=kowhai
VITE_FIREBASE_APP_ID=1:2:web:3
VITE_SIGN_UP=provider
`,
	);
	deploy = await tree.run("scripts/deploy.mjs", ["--dry-run"]);
	expect(deploy.status, deploy.output).toBe(0);

	const site = tree.path("dist/deploy/site");
	for (const file of readdirSync(site, { recursive: true, encoding: "utf8" })) {
		if (/\.(html|js|css|md|txt|xml|json|webmanifest|svg)$/.test(file)) {
			built.set(file, read(readFileSync(join(site, file), "utf8")));
		}
		// File names can contain facts too.
		names.push(`/${file}`);
	}
});

afterAll(() => tree.remove());

test.each(fields)("%s comes from the company file everywhere", (field, old) => {
	const form = shown[field];
	const forms = [form?.(after) ?? String(newValue(field))].flat();
	const formsBefore = [form?.(before) ?? String(old)].flat();
	for (const text of forms) {
		expect(
			[...built.values()].some((content) => content.includes(text)),
			text,
		).toBe(true);
	}
	for (const text of delivered ? formsBefore : []) {
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
	for (const text of delivered ? built.values() : []) {
		expect(text).not.toContain(hoursText(before.hours));
	}
});

test("what only the owner can say is said once it is filled in", () => {
	const on = {
		"services.html": ["price", "gst", "insurance", "confidentiality", "references", "closing"],
		"contact.html": ["firstCall"],
		"company/leadership.html": ["founderBackground", "directorBackground", "team", "absence"],
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
	expect(names).toContain("/clients/rimu.svg");
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
		icons: expect.arrayContaining([expect.objectContaining({ src: after.icons.small })]),
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
	expect(output).toContain(
		"A live deploy would be refused.\n- There is no git history, so nobody could find out later what was published.\n",
	);
	expect(output).toContain(
		"npx firebase deploy --only hosting --project kowhai --config dist/deploy/firebase.json",
	);
});

test("deploy --rules locks the database and the storage as well", async () => {
	const args = ["--built", "--dry-run", "--rules", "firestore", "--rules", "storage"];
	const { output, status } = await tree.run("scripts/deploy.mjs", args);
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
	tree.run("scripts/deploy.mjs", ["--built", ...args], {
		input,
		env: { HOME: tree.folder, XDG_CONFIG_HOME: tree.path(".cache"), CI: "true", ...env },
	});

/** Commits everything in the tree. */
async function commit() {
	const git = (...args: string[]) =>
		promisify(execFile)(
			"git",
			["-c", "user.name=Owner", "-c", "user.email=owner@rimu.nz", ...args],
			{ cwd: tree.folder },
		);
	if (!existsSync(tree.path(".git"))) await git("init", "--quiet");
	await git("add", "--all");
	await git("commit", "--quiet", "--message", "Make it ours");
}

test("deploy asks for the project's ID, and sends nothing without it", async () => {
	await commit();
	for (const answer of ["", "yes\n", "kowhai-staging\n"]) {
		const { output, status } = await publish([], answer);
		expect(output).toContain("Project   kowhai\n");
		expect(output).toContain(`Address   ${after.siteAddress}\n`);
		expect(output).toContain("Type the project's ID to publish: ");
		expect(output).toContain("That is not kowhai: nothing was sent.");
		expect(output).not.toContain("Publishing");
		expect(status).toBe(1);
	}
	for (const [args, answer] of [
		[[], "kowhai\n"],
		[["--yes"], ""],
	] as const) {
		const { output, status } = await publish([...args], answer);
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
	expect(output).toContain("The launch check has 1 open findings: npm run launch-check.");
	expect(output).toContain("There are uncommitted changes:\n M src/content/legal.ts");
	expect(output).not.toContain("Publishing");
	expect(status).toBe(1);
	tree.write("src/content/legal.ts", legal);
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
	const { output, status } = await tree.run("scripts/smoke.mjs", ["https://127.0.0.1:1"]);
	expect(output).toContain("✗ sign-in works with this address and key");
	expect(output).toContain("no response (ECONNREFUSED)");
	expect(status).toBe(1);
});

test("launch-check finds nothing open", async () => {
	// The same settings make the same site.
	cpSync(tree.path("dist/deploy/site"), tree.path("dist/site"), { recursive: true });
	const check = await tree.run("scripts/launch-check.mjs", ["--offline"]);
	expect(check.output).toContain("Checking the site in dist/site");
	expect(check.output).toContain("Ready for the public.");
	expect(check.output).toContain("Sign-in runs on the Firebase project kowhai.");
	expect(check.output).toContain("Left out, because there are none: results, figures.");
	expect(check.status).toBe(0);
});

test.runIf(full)("launch-check builds the site if there is none", async () => {
	rmSync(tree.path("dist"), { recursive: true });
	const check = await tree.run("scripts/launch-check.mjs", ["--offline"]);
	expect(check.output).toContain("Building the site: there is none");
	expect(check.output).toContain("Ready for the public.");
	expect(check.status).toBe(0);
});

test.runIf(full)("deploy --preview names its channel, and a setting another address", async () => {
	const settings = tree.read(".env");
	const address = "https://new-words.kowhai.nz";
	tree.write(".env", `${settings}VITE_SITE_ADDRESS=${address}\n`);
	const args = ["--preview", "new-words", "--dry-run"];
	const preview = await tree.run("scripts/deploy.mjs", args);
	tree.write(".env", settings);
	expect(preview.status).toBe(0);
	expect(preview.output).toContain(`Address   ${address}\n`);
	expect(preview.output).toContain(
		"npx firebase hosting:channel:deploy new-words --project kowhai --config dist/deploy/firebase.json",
	);
});

test.runIf(full)("all unit and site tests pass with the owner's settings", async () => {
	for (const stage of ["unit", "site"]) {
		const { status, output } = await tree.run("scripts/test.mjs", [stage]);
		expect(status, output).toBe(0);
	}
});

test("a build with a wrong company file fails, says what is wrong and writes no site", async () => {
	tree.writeCompany({ ...after, phone: "03 970 4821" });
	const build = await tree.run("scripts/build.mjs");
	expect(build.status).toBe(1);
	expect(build.output).toContain(
		'src/content/company.ts needs attention.\n- phone: "03 970 4821". Write it with',
	);
	expect(existsSync(tree.path("dist/site/index.html"))).toBe(false);
});
