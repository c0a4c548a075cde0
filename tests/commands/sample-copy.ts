import { createHash } from "node:crypto";
import { readFileSync, renameSync } from "node:fs";
import { expect } from "vitest";
import { company } from "../../src/content/company";
import { Tree } from "./tree";

/** The sample facts that the site is delivered with. The owner may have replaced them since. */
export const samples = {
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
			portrait: "alex-sample.png",
			linkedIn: "https://www.linkedin.com/in/alex-sample-longcloud",
		},
		{
			...company.people[1],
			name: "Robin Sample",
			portrait: "robin-sample.png",
			linkedIn: "https://www.linkedin.com/in/robin-sample-longcloud",
		},
	],
};

const pictures = [
	`pictures/brand/${company.logo.light}`,
	`pictures/brand/${company.logo.dark}`,
	`pictures/brand/${company.symbol}`,
	"pictures/portraits/alex-sample.png",
	"pictures/portraits/robin-sample.png",
];

/** The pages that the tests add: each name, path, and the menu that lists it. */
export const added = [
	{ name: "Why We Keep Watch", path: "/why-we-keep-watch", title: "Company" },
	// Longer than a formatted line of the route table.
	{
		name: "Whānau & Foghorns",
		path: "/solutions/foghorns-that-tell-ships-where-the-rocks-are",
		title: "Services",
	},
	// Ends in the same segment as another page.
	{ name: "Lighthouse Upkeep", path: "/industries/leadership", title: "Industries" },
];

/**
 * A copy of the project as delivered: the sample facts and pictures, no proof, nothing accepted, legal pages
 * that nobody has reviewed and one promise that isn't confirmed, whatever the owner has filled in since.
 */
export function sampleCopy(): Tree {
	const tree = new Tree();
	for (const [index, { portrait }] of samples.people.entries()) {
		const own = tree.path(`pictures/portraits/${company.people[index]?.portrait}`);
		const sample = tree.path(`pictures/portraits/${portrait}`);
		if (own !== sample) renameSync(own, sample);
	}
	const hashes = pictures.map((picture) =>
		createHash("sha256")
			.update(readFileSync(tree.path(picture)))
			.digest("hex"),
	);
	tree.write(
		"launch/samples.ts",
		tree
			.read("launch/samples.ts")
			.replace("new Set<string>([", `new Set<string>([${JSON.stringify(hashes).slice(1, -1)},`),
	);
	tree.writeCompany(samples);
	tree.writeBusinessFacts(() => "");
	tree.writeProof({ clients: [], quotes: [], results: [], figures: [] });
	tree.write(
		"launch/accepted-behaviour.ts",
		"export const accepted = { signUpWithoutAccounts: false };",
	);
	tree.write(
		"src/content/legal.ts",
		'export const legal = { reviewed: false, updated: "2020-02-29", read: "2020-02-29" };',
	);
	tree.write(
		"src/content/commitments.ts",
		`export const commitments = [
			{ promise: "To ring back", file: "src/pages/contact.tsx", words: "", confirmed: false },
			{ promise: "To write", file: "src/pages/contact.tsx", words: "", confirmed: true },
		];`,
	);
	return tree;
}

const unwritten = [expect.stringMatching(/^\d+ of its texts still begins? with "Replace:"\.$/)];

/** What the launch check finds open in that copy with the added pages, by file. */
export const known = {
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
	...Object.fromEntries(pictures.map((picture) => [picture, ["It is the sample picture."]])),
	".env": ["No Firebase project is set: sign-in would use the auth emulator on this machine."],
	"launch/accepted-behaviour.ts": [
		"Sign-up tells visitors that their account was created, and creates none (VITE_SIGN_UP=check).",
	],
	"src/content/legal.ts": [
		"No lawyer has reviewed the terms and privacy pages.",
		"The legal pages were last read on 2020-02-29, more than a year ago.",
	],
	"src/content/commitments.ts": ["Not confirmed: To ring back (src/pages/contact.tsx)."],
	// Placeholder text from npm run new.
	"src/content/navigation.ts": unwritten,
	...Object.fromEntries(added.map(({ path }) => [`src/pages${path}.tsx`, unwritten])),
};
