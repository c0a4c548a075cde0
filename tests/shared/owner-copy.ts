import {
	cpSync,
	mkdirSync,
	mkdtempSync,
	readFileSync,
	rmSync,
	symlinkSync,
	writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, resolve } from "node:path";
import sharp from "sharp";
import type { Company, Decisions, Proof } from "../../build/checks/schema.ts";
import { decisions } from "../../src/content/decisions.ts";

/*
 * Another owner's site: other facts, pictures, colours and decisions, a client's words, a page more and a page
 * less. Whatever the project's own owner has filled in, these values are different.
 */

const person = (name: string, role: string, key: string): Company["people"][number] => ({
	name,
	role,
	about: "Signs what we agree to, and rings you when it goes wrong.",
	before: "Ran the night shift of a port for ten years.",
	portrait: `${name}.jpg`,
	focus: { x: 50, y: 30 },
	linkedIn: `https://www.linkedin.com/in/${key}`,
});

export const company: Company = {
	name: "Kōwhai & Sons (NZ)",
	legalName: "Te Rimu Holdings Limited",
	tagline: "Software that can be checked, Whakatū",
	siteAddress: "https://www.kowhai-systems.co.nz",
	phone: "+64 3 970 4821",
	email: "kia-ora@rimu.nz",
	careersEmail: "mahi@rimu.nz",
	location: "Nelson, Aotearoa",
	hours: { firstDay: "Wednesday", lastDay: "Thursday", opens: "07:05", closes: "16:55" },
	linkedIn: "https://nz.linkedin.com/company/kowhai-systems",
	copyrightYear: 1999,
	logo: { light: "wordmark day.svg", dark: "wordmark-night.svg" },
	symbol: "symbol.png",
	people: [
		person("Zoë Łukasz", "Kaiārahi Matua & Co‑founder", "zl-312"),
		...["Mātai O’Ñúñez", "Þóra Çelik‑Dvořák", "Wiremu Tāne", "Aroha Ngata"].map((name, at) =>
			person(name, "Przełożona inżynierów", `other-${at}`),
		),
	],
};

const permission = "2026-01-31";
export const proof: Proof = {
	clients: [{ name: "Rimu Mutual", logo: "rimu.svg", permission }],
	quotes: [
		{
			words: "We could stop it with one call, and once we did.",
			name: "Mere Tai",
			role: "Manager",
			organisation: "Rimu Mutual",
			permission,
		},
	],
	results: [],
};

/** What this owner has decided otherwise. */
const decided: Partial<Record<keyof Decisions, unknown>> = {
	replyDays: 1,
	freeCallMinutes: 0,
	weeklyRate: 7500,
	hiring: "closed",
	internship: "next: February 2031",
};

export const added = { path: "/industries/lighthouses", name: "Lighthouse Upkeep" };
export const deleted = "/industries/logistic";

const photo = (background: string, width: number, height: number) =>
	sharp({ create: { width, height, channels: 3, background } })
		.jpeg()
		.toBuffer();
const wide = (fill: string) =>
	`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 300 40"><path fill="${fill}" d="M0 0h40v40H0zm50 4h250v32H50z"/></svg>`;

/** The page that docs/owner-guide.md has to copy, filled in. */
function addedPage(): string {
	const guide = readFileSync("docs/owner-guide.md", "utf8");
	const [, skeleton = ""] = guide.split("```tsx\n");
	return (skeleton.split("```")[0] ?? "")
		.replaceAll("The page’s name", added.name)
		.replace('<Photo file="workshop.jpg"', '<Photo file="boat.jpg"');
}

/** Makes a copy of the project in which all of it is changed. Returns its folder, which the caller removes. */
export async function ownerCopy(): Promise<string> {
	const folder = mkdtempSync(join(tmpdir(), "site-"));
	const path = (file: string) => join(folder, file);
	const read = (file: string) => readFileSync(path(file), "utf8");
	const write = (file: string, content: string | Uint8Array) => {
		mkdirSync(dirname(path(file)), { recursive: true });
		writeFileSync(path(file), content);
	};
	const skipped = ["node_modules", ".git", ".cache", "dist", "pictures", ".env"];
	cpSync(".", folder, { recursive: true, filter: (file) => !skipped.includes(file) });
	symlinkSync(resolve("node_modules"), path("node_modules"));

	/** Puts a value in place of the one that a file of the owner's has. */
	const fill = (file: string, constant: string, value: object) => {
		const source = read(file);
		const start = source.indexOf("= {", source.indexOf(`export const ${constant}`)) + 2;
		const end = source.indexOf("\n};", start) + 2;
		write(file, source.slice(0, start) + JSON.stringify(value) + source.slice(end));
	};
	fill("src/content/company.ts", "company", company);
	fill("src/content/proof.ts", "proof", proof);
	const agreed = Object.entries(decisions).map(([name, { value: given }]) => {
		const value = decided[name as keyof Decisions] ?? given;
		return [name, { value, agreed: value }];
	});
	fill("src/content/decisions.ts", "decisions", Object.fromEntries(agreed));

	write(`pictures/brand/${company.logo.light}`, wide("#707"));
	write(`pictures/brand/${company.logo.dark}`, wide("#d9f"));
	write(
		`pictures/brand/${company.symbol}`,
		await sharp(await photo("#707", 600, 600))
			.png()
			.toBuffer(),
	);
	write("pictures/clients/rimu.svg", wide("#707"));
	for (const { portrait } of company.people)
		write(`pictures/portraits/${portrait}`, await photo("#a04020", 1200, 1600));
	for (const name of ["boat", "lamp", "crew"])
		write(`pictures/${name}.jpg`, await photo("#406080", 2400, 1800));

	const tokens = "src/styles/tokens.css";
	const [before = "", light = "", dark = ""] = read(tokens).split("--color-accent: ");
	const accents = ["oklch(0.45 0.2 300)", "oklch(0.8 0.13 300)"];
	const others = [light, dark].map((part, at) => accents[at] + part.slice(part.indexOf(";")));
	write(tokens, [before, ...others].join("--color-accent: "));

	const menu = "src/content/navigation.ts";
	write(`src/pages${added.path}.tsx`, addedPage());
	write(menu, read(menu).replace(`"${deleted}"`, `"${added.path}"`));
	for (const file of [`src/pages${deleted}.tsx`, `src/pages${deleted}`])
		rmSync(path(file), { recursive: true, force: true });
	const home = "src/pages/home.tsx";
	write(home, read(home).replaceAll(`"${deleted}"`, `"${added.path}"`));
	return folder;
}
