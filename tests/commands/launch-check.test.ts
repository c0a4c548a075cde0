import { createHash } from "node:crypto";
import { copyFileSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Finding } from "../../build/finding";
import { company } from "../../src/content/company";
import { copyTree, type Tree } from "./tree";

/** The facts that the site is delivered with: whatever the owner has made of them since. */
const samples = {
	...company,
	name: "Longcloud",
	legalName: "Longcloud Sample Limited",
	tagline: "AI consultancy, Auckland",
	siteAddress: "https://www.longcloud.example",
	phone: "+64 9 555 0100",
	email: "hello@longcloud.example",
	location: "Auckland, New Zealand",
	linkedIn: "https://www.linkedin.com/company/longcloud-sample",
	copyrightYear: 2025,
	people: [
		{
			...company.people[0],
			name: "Alex Sample",
			portrait: "alex-sample",
			linkedIn: "https://www.linkedin.com/in/alex-sample-longcloud",
		},
		{
			...company.people[1],
			name: "Robin Sample",
			portrait: "robin-sample",
			linkedIn: "https://www.linkedin.com/in/robin-sample-longcloud",
		},
	],
};

const pictures = [
	company.logo.light,
	company.logo.dark,
	company.icons.small,
	company.icons.large,
	"/favicon.ico",
	"/favicon.svg",
	"/apple-touch-icon.png",
	"/portraits/alex-sample.avif",
	"/portraits/alex-sample.webp",
	"/portraits/robin-sample.avif",
	"/portraits/robin-sample.webp",
];

let tree: Tree;
beforeAll(() => {
	tree = copyTree();
	const file = (path: string) => join(tree.folder, path);
	for (const [index, { portrait }] of samples.people.entries()) {
		for (const ending of ["avif", "webp"]) {
			const own = file(`public/portraits/${company.people[index]?.portrait}.${ending}`);
			const sample = file(`public/portraits/${portrait}.${ending}`);
			if (own !== sample) copyFileSync(own, sample);
		}
	}
	const hashes = pictures.map((picture) => [
		createHash("sha256")
			.update(readFileSync(file(`public${picture}`)))
			.digest("hex"),
		picture,
	]);
	tree.write(
		"build/sample-pictures.ts",
		`export const samplePictures = ${JSON.stringify(Object.fromEntries(hashes))};`,
	);
	const source = readFileSync("src/content/company.ts", "utf8");
	tree.write(
		"src/content/company.ts",
		source.replace(/(?<=export const company = )[\s\S]*?\n}(?= as const satisfies Company)/, () =>
			JSON.stringify(samples),
		),
	);
	tree.write(
		"src/content/legal.ts",
		'export const legal = { reviewed: false, updated: "2020-02-29" };',
	);
	tree.write(
		"src/content/promises.ts",
		`export const promises = [
			{ promise: "To ring back", file: "src/pages/contact.tsx", words: "", confirmed: false },
			{ promise: "To write", file: "src/pages/contact.tsx", words: "", confirmed: true },
		];`,
	);
});

afterAll(() => tree.remove());

function check(): { ready: boolean; findings: Finding[]; status: number | null; said: string } {
	const { status, stdout, output } = tree.run("scripts/launch-check.mjs", ["--json", "--offline"]);
	return { ...JSON.parse(stdout), status, said: output };
}

/** What is open about each file. */
function openIn(findings: readonly Finding[]): Record<string, string[]> {
	const found: Record<string, string[]> = {};
	for (const { open, file, what } of findings) {
		if (open) found[file] = [...(found[file] ?? []), what];
	}
	return found;
}

const known = {
	"src/content/company.ts": [
		'name is the sample "Longcloud".',
		'legalName is the sample "Longcloud Sample Limited".',
		'siteAddress is the sample "https://www.longcloud.example".',
		'phone is the sample "+64 9 555 0100".',
		'email is the sample "hello@longcloud.example".',
		'linkedIn is the sample "https://www.linkedin.com/company/longcloud-sample".',
		'people[0].name is the sample "Alex Sample".',
		'people[0].linkedIn is the sample "https://www.linkedin.com/in/alex-sample-longcloud".',
		'people[1].name is the sample "Robin Sample".',
		'people[1].linkedIn is the sample "https://www.linkedin.com/in/robin-sample-longcloud".',
	],
	...Object.fromEntries(
		pictures.map((picture) => [`public${picture}`, ["It is the sample picture."]]),
	),
	".env": ["No Firebase project is set: sign-in would ask this machine's emulator."],
	"src/content/legal.ts": [
		"No lawyer has reviewed the terms and privacy pages.",
		"The legal pages were last read on 2020-02-29, more than a year ago.",
	],
	"src/content/promises.ts": ["Not confirmed: To ring back (src/pages/contact.tsx)."],
};

test("with the samples: what is known to be open, nothing else, and a built site to find it in", () => {
	const { ready, findings, status, said } = check();
	expect(said).toContain("Building the site: there is none");
	expect(openIn(findings)).toEqual(known);
	for (const { open, fix } of findings) if (open) expect(fix).not.toBe("");
	const information = findings.filter(({ open }) => !open).map(({ what }) => what);
	expect(information).toEqual([
		"The copyright line says 2025.",
		"Sign-up compares the two passwords and creates no account.",
		expect.stringMatching(/^\d\d outside links were not checked: --offline\.$/),
	]);
	expect(ready).toBe(false);
	expect(status).toBe(1);
});

test("a site built for another address, and one that nobody renewed, is found", () => {
	const index = join(tree.folder, "dist/site/index.html");
	const home = readFileSync(index, "utf8");
	tree.write(
		"dist/site/index.html",
		home.replaceAll(samples.siteAddress, "https://preview.example"),
	);
	const security = join(tree.folder, "dist/site/.well-known/security.txt");
	const text = readFileSync(security, "utf8");
	const expiring = (date: Date) =>
		tree.write(
			"dist/site/.well-known/security.txt",
			text.replace(/^Expires: .*$/m, `Expires: ${date.toISOString()}`),
		);
	expiring(new Date(Date.now() + 20.5 * 86_400_000));
	const { findings, said } = check();
	expect(said).toContain("Checking the site in dist/site");
	expect(openIn(findings)).toEqual({
		...known,
		"dist/site": [`It was built for https://preview.example, not for ${samples.siteAddress}.`],
		"dist/site/.well-known/security.txt": ["It expires in 20 days."],
	});
	expiring(new Date(Date.now() - 1000));
	expect(openIn(check().findings)["dist/site/.well-known/security.txt"]).toEqual([
		"It has expired, or says no day on which it will.",
	]);
	rmSync(security);
	expect(openIn(check().findings)).toHaveProperty("dist/site/.well-known/security.txt");
});

test("for people: each file once, what is open in it and what to do, then how many", () => {
	const { status, output } = tree.run("scripts/launch-check.mjs", ["--offline"]);
	expect(output.match(/^src\/content\/company\.ts$/gm)).toHaveLength(1);
	expect(output).toContain("  ✗ phone is the sample");
	expect(output).toContain("    Write the company's own.");
	expect(output).toMatch(/\n\d+ open: not ready\.\n$/);
	expect(status).toBe(1);
});

test("words that npm run new left to be written are found, and the site is built anew first", () => {
	const page = readFileSync("src/pages/contact.tsx", "utf8");
	tree.write("src/pages/contact.tsx", `${page}// Replace: these words.\n`);
	const { findings, said } = check();
	expect(said).toContain("Building the site: dist/site is older than its sources");
	expect(openIn(findings)).toEqual({
		...known,
		"src/pages/contact.tsx": ['1 of its texts still begins with "Replace:".'],
	});
});

test("wrong sign-in settings are told as they are", () => {
	const { stdout } = tree.run("scripts/launch-check.mjs", ["--json", "--offline"], {
		env: { VITE_SIGN_UP: "maybe" },
	});
	expect(openIn(JSON.parse(stdout).findings)[".env"]).toEqual([
		expect.stringContaining('VITE_SIGN_UP is "maybe": set it to check or provider.'),
	]);
});

test("an option that does not exist is refused", () => {
	const { status, output } = tree.run("scripts/launch-check.mjs", ["--fast"]);
	expect(output).toContain("There is no option --fast: --json, --offline.");
	expect(status).toBe(1);
});
