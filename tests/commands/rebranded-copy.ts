import { execFile } from "node:child_process";
import { readdirSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";
import sharp from "sharp";
import { type Company, company } from "../../src/content/company";
import type { Proof } from "../../src/content/proof";
import { Tree } from "./tree";

// Test with two people, even if the owner has added more.
export const before: Company = { ...company, people: [company.people[0], company.people[1]] };

/** The owner's own facts. Each differs from the sample, and no owner is likely to have them. */
export const after: Company = {
	name: "Kōwhai & Sons (NZ)",
	legalName: "Te Rimu Holdings Limited",
	tagline: "Software that can be checked, Whakatū",
	siteAddress: "https://www.kowhai-systems.co.nz",
	phone: "+64 3 970 4821",
	email: "kia-ora@rimu.nz",
	location: "Nelson, Aotearoa",
	hours: { firstDay: "Wednesday", lastDay: "Thursday", opens: "07:05", closes: "16:55" },
	linkedIn: "https://nz.linkedin.com/company/kowhai-systems",
	copyrightYear: 1999,
	logo: { light: "wordmark day.svg", dark: "wordmark-night.svg" },
	symbol: "symbol.png",
	people: [
		{
			name: "Hana O'Rāwiri",
			role: "Managing Partner",
			about: "Signs what we agree to, and rings you when it goes wrong.",
			background: "Ran a port for ten years.",
			portrait: "Hana Rāwiri.jpg",
			linkedIn: "https://www.linkedin.com/in/hr-312",
		},
		{
			name: "Tomasi Fale",
			role: "Chief Engineer",
			about: "Signs each release, after the tests and the way back.",
			portrait: "tomasi-fale.svg",
			linkedIn: "https://www.linkedin.com/in/tf-407",
		},
	],
};

type Value = string | number;

/** All fields with a single value, by their paths, such as "people.0.name". */
const valuesOf = (object: object, path = ""): [field: string, value: Value][] =>
	Object.entries(object).flatMap(([key, value]) =>
		typeof value === "object" ? valuesOf(value, `${path}${key}.`) : [[path + key, value]],
	);

const rebranded = Object.fromEntries(valuesOf(after));

/** Each field with its value before and after. */
export const fields = valuesOf(before)
	// The icons have names of their own.
	.filter(([field]) => field !== "symbol")
	.map(([field, value]): [field: string, before: Value, after: Value] => [
		field,
		value,
		rebranded[field] ?? "",
	]);

/** The beginning of a picture's path in the built site. */
const assetOf = (file: string) =>
	`/assets/${file
		.replace(/\.\w+$/, "")
		.replace("ā", "a")
		.replace(" ", "-")
		.toLowerCase()}-`;

/** How the built site shows a field, if not as its plain value. */
export const shown: Record<string, (of: Company) => string | string[]> = {
	phone: ({ phone }) => [phone, `tel:${phone.replaceAll(" ", "")}`],
	"hours.firstDay": ({ hours }) => `"https://schema.org/${hours.firstDay}"`,
	"hours.lastDay": ({ hours }) => `"https://schema.org/${hours.lastDay}"`,
	"hours.opens": ({ hours }) => `"opens":"${hours.opens}"`,
	"hours.closes": ({ hours }) => `"closes":"${hours.closes}"`,
	copyrightYear: ({ copyrightYear }) => `© ${copyrightYear}`,
	"logo.light": ({ logo }) => assetOf(logo.light),
	"logo.dark": ({ logo }) => assetOf(logo.dark),
	"people.0.portrait": ({ people }) => assetOf(people[0].portrait),
	"people.1.portrait": ({ people }) => assetOf(people[1]?.portrait ?? ""),
};

const permission = "2026-01-31";
/** What clients of this owner have agreed to. */
const ownProof: Proof = {
	clients: [
		{
			name: "Rimu Mutual",
			logo: "rimu.svg",
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

/** A copy of the project in which an owner has changed every fact, and kept every promise. */
export async function rebrandedCopy(): Promise<Tree> {
	const tree = new Tree();
	rmSync(tree.path("pictures"), { recursive: true });
	const logo = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 300 40"><path d="M0 0h99v9z"/></svg>`;
	for (const file of [after.logo.light, after.logo.dark])
		tree.write(`pictures/brand/${file}`, logo);
	tree.write("pictures/clients/rimu.svg", logo);
	tree.write(`pictures/portraits/${after.people[1]?.portrait}`, logo);
	const pixels = (width: number, height: number) =>
		sharp({ create: { width, height, channels: 3, background: "#a04020" } });
	tree.write(`pictures/brand/${after.symbol}`, await pixels(600, 600).png().toBuffer());
	// As a phone saves it: on its side, with a flag.
	tree.write(
		`pictures/portraits/${after.people[0].portrait}`,
		await pixels(1600, 1200).withMetadata({ orientation: 6 }).jpeg().toBuffer(),
	);
	tree.writeCompany(after);
	tree.writeBusinessFacts((field) => `The owner says ${field}.`);
	tree.writeProof(ownProof);
	const promises = tree.read("src/content/commitments.ts");
	tree.write(
		"src/content/commitments.ts",
		promises.replaceAll("confirmed: false", "confirmed: true"),
	);
	const today = new Date().toISOString().slice(0, "2026-01-31".length);
	tree.write(
		"src/content/legal.ts",
		`export const legal = { reviewed: true, updated: "${today}", read: "${today}" };`,
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
	return tree;
}

/** A built site's text files by path, unescaped, and the names of all its files, which have facts too. */
export function filesOf(site: string) {
	const files = readdirSync(site, { recursive: true, encoding: "utf8" });
	const texts = files.filter((file) =>
		/\.(html|js|css|md|txt|xml|json|webmanifest|svg)$/.test(file),
	);
	const read = (file: string) =>
		readFileSync(join(site, file), "utf8")
			// React's comment markers.
			.replaceAll("<!-- -->", "")
			.replaceAll("&amp;", "&")
			.replaceAll("&#x27;", "'")
			.replaceAll("&quot;", '"');
	return {
		built: new Map(texts.map((file) => [file, read(file)])),
		names: files.map((file) => `/${file}`),
	};
}

/** Commits everything in a copy. */
export async function commit(tree: Tree): Promise<void> {
	const git = (...args: string[]) =>
		promisify(execFile)(
			"git",
			["-c", "user.name=Owner", "-c", "user.email=owner@rimu.nz", ...args],
			{ cwd: tree.folder },
		);
	await git("init", "--quiet");
	await git("add", "--all");
	await git("commit", "--quiet", "--message", "Make it ours");
}
