import { readdirSync, rmSync } from "node:fs";
import sharp from "sharp";
import { expect } from "vitest";
import { parse } from "../../edit/sources.ts";
import { write } from "../../edit/write-words.ts";
import type { Company } from "../../src/content/company";
import { industries, services } from "../../src/content/navigation";
import type { Proof } from "../../src/content/proof";
import type { Role } from "../../src/content/roles";
import { Tree } from "./tree";

type Person = Company["people"][number];

const person = (name: string, role: string, about: string, key: string): Person => ({
	name,
	role,
	about,
	background: "Ran the night shift of a port for ten years.",
	portrait: `${name}.jpg`,
	linkedIn: `https://www.linkedin.com/in/${key}`,
});

/** The owner's own facts. Each differs from the sample, and no owner is likely to have them. */
export const company: Company = {
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
		person(
			"Zoë Łukasz",
			"Kaiārahi Matua & Co‑founder",
			"Signs what we agree to, and rings you when it goes wrong.",
			"zl-312",
		),
		person(
			"Mātai O’Ñúñez",
			"Directeur général délégué",
			"Signs each release, after the tests and the way back.",
			"mo-407",
		),
		person(
			"Þóra Çelik‑Dvořák",
			"Przełożona inżynierów",
			"Answers for how our people are trained, and for what they’re asked to do.",
			"th-551",
		),
	],
};

/** What only the owner can say. A person-week is in dollars. */
export const weeklyRate = 4321;
export const fact = (field: string) => `The owner says ${field}.`;

const permission = "2026-01-31";
/** What clients of this owner have agreed to. */
export const proof = {
	clients: [{ name: "Rimu Mutual", logo: "rimu.svg", permission }],
	quotes: [
		{
			words:
				"We could stop it with one call, and once we did, on a Friday at ten to five. Nobody argued, nothing was lost, and on Monday we had a page that said what had happened, what it had cost, who had noticed first and which of the rules we’d agreed had held.",
			name: "Mere Tai",
			role: "Manager",
			organisation: "Rimu Mutual",
			permission,
		},
	],
	results: [
		{
			what: "From application to decision",
			organisation: "Rimu Mutual",
			before: { value: "11 days", period: "May 2025" },
			after: { value: "3 days", period: "May 2026" },
			measuredBy: "Rimu Mutual’s own loan system.",
			permission,
		},
	],
	figures: [],
} satisfies Proof;

/** The pages that the owner adds, each with the kind and the name that `npm run new` is given. */
export const added = [
	{ kind: "page", name: "Why We Keep Watch", path: "/why-we-keep-watch" },
	{ kind: "solution", name: "Whānau & Foghorns", path: "/solutions/whanau-and-foghorns" },
	{ kind: "industry", name: "Lighthouse Upkeep", path: "/industries/lighthouse-upkeep" },
	// Ends in the same segment as another page.
	{ kind: "industry", name: "Ngā Pirihimana", path: "/industries/leadership" },
] as const;

/** Where the first service goes. */
export const renamed = "/solutions/another-name";

/** An ordinary text of some number of words. */
function text(words: number): string {
	const sentences = [
		"We keep a register of every lamp on the coast, and of who looked at it last.",
		"Somebody rows out in the first week of each month, whatever the forecast said the night before.",
		"They write down what they saw, what they changed and what they left for the next crew.",
		"If two entries disagree, both stay in the book until the two people have spoken.",
		"That’s slower than a dashboard, and it has never sent a boat to the wrong rock.",
	];
	const all = Array.from({ length: words }, (_, at) => sentences[at % 5]).join(" ");
	return `${all.split(" ").slice(0, words).join(" ")}.`;
}

const paragraphs = Array.from({ length: 12 }, () => `<p>${text(150)}</p>`);
const photos = ["boat", "lamp", "crew"];
/** A page of 1,800 words with three photographs. */
const essay = `import { ClosingOffer, HeroOffer } from "#src/layouts/offer.tsx";
import type { PageMetadata } from "#src/page-metadata.ts";
import { PageHero } from "#src/sections/page-hero.tsx";
import { Prose } from "#src/sections/before/prose.tsx";
import { Photo } from "#src/ui/photo.tsx";
import { Section } from "#src/ui/section.tsx";

export const page = {
	title: "Why we keep watch, and what it costs",
	description: "What we learned from the people who look after lamps, registers and rotas.",
	name: "Why We Keep Watch",
	headline: "Why we keep watch over every system, long after the people who built it have gone",
	lead: "A lamp that nobody visits goes out. So does software.",
	contours: "why-we-keep-watch",
} satisfies PageMetadata;

export default function Page() {
	return (
		<>
			<PageHero page={page} actions={<HeroOffer subject={page.name} />} />
${photos
	.map(
		(
			photo,
			at,
		) => `<Section title="What the ${photo} taught us" layout="beside" tinted={${at % 2 === 1}}>
	<Prose>${paragraphs.slice(at * 4, at * 4 + 2).join("\n")}</Prose>
	<Photo file="${photo}.jpg" alt="The ${photo}" />
	<Prose>${paragraphs.slice(at * 4 + 2, at * 4 + 4).join("\n")}</Prose>
</Section>`,
	)
	.join("\n")}
			<ClosingOffer subject={page.name} title="Bring your register" text="We’ll read it first." />
		</>
	);
}
`;

/** The colours of this brand in the light and the dark theme. */
const colours = {
	accent: ["oklch(0.45 0.2 300)", "oklch(0.8 0.13 300)"],
	"on-accent": ["#fff", "oklch(0.2 0.06 300)"],
};

/** Puts two more questions before the first one of a page. */
function addQuestions(tree: Tree, file: string): void {
	const source = parse(file, tree.read(file));
	const first = source.words.find(({ key }) => /\.items\.\d+\.question$/.test(key));
	const at = source.text.lastIndexOf("{", first?.start ?? 0);
	expect(at, file).toBeGreaterThan(0);
	const added = ["Who rows out?", "How sure are you? Say how sure you are."].map(
		(question) => `{ question: ${JSON.stringify(question)}, answer: ${JSON.stringify(text(60))} },`,
	);
	tree.write(file, source.text.slice(0, at) + added.join("") + source.text.slice(at));
}

/** Makes the first text under a title 200 words longer. A text without one may be a label in a drawing. */
function lengthen(tree: Tree, file: string): void {
	const source = parse(file, tree.read(file));
	const keys = source.words.map(({ key }) => key);
	const isUnderTitle = (key: string) =>
		key.endsWith(".text") && keys.includes(key.replace(/text$/, "title"));
	const words = source.words.find(({ kind, key }) => kind === "string" && isUnderTitle(key));
	const longer = words && write(source, words, [`${words.pieces[0]?.text} ${text(200)}`]);
	expect(longer, file).toBeDefined();
	tree.write(file, `${longer}`);
}

/** What a phone saves: a picture on its side with a flag, and where it was taken. */
function phonePicture(width: number, height: number, background: string): Promise<Buffer> {
	const place = { GPSLatitudeRef: "S", GPSLatitude: "41/1 16/1 0/1" };
	return sharp({ create: { width, height, channels: 3, background } })
		.withExif({ IFD0: { Make: "Phone" }, IFD3: place })
		.withMetadata({ orientation: 6 })
		.jpeg()
		.toBuffer();
}

/** Puts the pictures of a company in place of the samples. */
async function writePictures(tree: Tree, { logo, symbol, people }: Company): Promise<void> {
	rmSync(tree.path("pictures"), { recursive: true });
	const wide = (fill: string) =>
		`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 300 40"><path fill="${fill}" d="M0 0h40v40H0zm50 4h250v32H50z"/></svg>`;
	tree.write(`pictures/brand/${logo.light}`, wide("#707"));
	tree.write(`pictures/brand/${logo.dark}`, wide("#d9f"));
	tree.write("pictures/clients/rimu.svg", wide("#707"));
	const square = { width: 600, height: 600, channels: 3, background: "#707" } as const;
	tree.write(`pictures/brand/${symbol}`, await sharp({ create: square }).png().toBuffer());
	for (const { portrait } of people)
		tree.write(`pictures/portraits/${portrait}`, await phonePicture(1600, 1200, "#a04020"));
	for (const photo of photos)
		tree.write(`pictures/${photo}.jpg`, await phonePicture(2400, 3200, "#406080"));
}

/** Runs a command in a copy, which must succeed. Returns what it said. */
export async function run(tree: Tree, command: string, ...args: string[]): Promise<string> {
	const { status, output } = await tree.run(command, args);
	expect(status, `${command} ${args.join(" ")}\n${output}`).toBe(0);
	return output;
}

const roles: readonly Role[] = [
	{
		title: "Software engineer",
		text: "You build one client’s system at a time, with the people who will use it.",
		pay: "$95,000 to $125,000 a year, and 4% to KiwiSaver",
		place: "Whāngārei, two days a week from home",
		team: "Zoë Łukasz and two engineers",
		until: "2031-02-28",
	},
	{
		title: "Tester of reconciliations and of everything that comes in from somebody else’s system",
		text: "You look after the recorded cases.",
		pay: "$80,000 to $98,000 a year",
		place: "Anywhere in New Zealand",
		team: "The engineers",
		until: "2031-12-01",
	},
];

/** A copy of the project in which an owner has changed all that owners change, and kept every promise. */
export async function ownerCopy(): Promise<Tree> {
	const tree = new Tree();
	await writePictures(tree, company);
	tree.writeCompany(company);
	tree.writeBusinessFacts(weeklyRate, fact);
	tree.writeProof(proof);
	let tokens = tree.read("src/styles/tokens.css");
	for (const [name, [light, dark]] of Object.entries(colours)) {
		const [before, inLight, inDark] = tokens.split(new RegExp(`(?<=--color-${name}: )[^;]+`));
		tokens = [before, light, inLight, dark, inDark].join("");
	}
	tree.write("src/styles/tokens.css", tokens);

	if (industries[0]) await run(tree, "remove", industries[0].href);
	if (services[0]) await run(tree, "rename", services[0].href, renamed);
	for (const { kind, name, path } of added)
		await run(tree, "new", kind, "--name", name, "--path", path);
	tree.write("src/pages/why-we-keep-watch.tsx", essay);
	for (const file of readdirSync(tree.path("src/pages/solutions")))
		if (file.endsWith(".tsx")) addQuestions(tree, `src/pages/solutions/${file}`);
	for (const file of readdirSync(tree.path("src/pages/industries")))
		if (file.endsWith(".tsx")) lengthen(tree, `src/pages/industries/${file}`);
	const openings = "src/content/roles.ts";
	tree.write(
		openings,
		tree.read(openings).replace("Role[] = []", () => `Role[] = ${JSON.stringify(roles)}`),
	);
	const menus = "src/content/navigation.ts";
	const said = `${services[1]?.description}`;
	tree.write(menus, tree.read(menus).replace(said, `${said} ${said}`));

	const promises = tree.read("src/content/commitments.ts");
	tree.write(
		"src/content/commitments.ts",
		promises.replaceAll("confirmed: false", "confirmed: true"),
	);
	const today = new Date().toISOString().slice(0, permission.length);
	tree.write(
		"src/content/legal.ts",
		`export const legal = { reviewed: true, updated: "${today}", read: "${today}" };\n`,
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
	tree.commit("Make it ours");
	return tree;
}

/** A copy in which the owner works alone, for three industries and with four services, one renamed and back. */
export async function smallCopy(): Promise<Tree> {
	const tree = new Tree();
	const alone: Company = { ...company, people: [company.people[0]] };
	await writePictures(tree, alone);
	tree.writeCompany(alone);
	for (const { href } of [...industries.slice(3), ...services.slice(4)])
		await run(tree, "remove", href);
	if (services[0]) {
		await run(tree, "rename", services[0].href, renamed);
		await run(tree, "rename", renamed, services[0].href);
	}
	tree.commit("Make it ours");
	return tree;
}
