import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { company } from "../../src/content/company";
import { copyTree, type Tree } from "./tree";

let tree: Tree;
beforeAll(() => {
	tree = copyTree();
});
afterAll(() => tree.remove());

const read = (file: string) => readFileSync(join(tree.folder, file), "utf8");

/** All that the command may change. */
const sources = () =>
	JSON.stringify([
		read("src/paths.ts"),
		read("src/routes.ts"),
		read("src/content/navigation.ts"),
		readdirSync(join(tree.folder, "src"), { recursive: true, encoding: "utf8" }).sort(),
	]);

const long = "a".repeat(36);
// Names that no owner is likely to have given to a page already.
const named = (path: string, kind = "page") => [kind, "--name", "Lighthouses", "--path", path];

test.each([
	[[], "Say which kind of page"],
	[["blog"], "Say which kind of page"],
	[["page", "industry"], "Say which kind of page"],
	[["page", "--colour", "green"], "--colour"],
	[["page", "--name", "<b>"], "use letters, digits, spaces"],
	[["page", "--name", 'The "Lab"'], "use letters, digits, spaces"],
	[["page", "--name", long], "35 characters at most"],
	[["industry", "--name", "Healthcare"], '"Healthcare" already'],
	[named("lighthouses"), "write it as /name"],
	[named("/Lighthouses"), "small letters"],
	[named("/lighthouses/"), "write it as /name"],
	[named("/our--lighthouses"), "single hyphens"],
	[named("/a/b/c"), "/folder/name"],
	[named("/../lighthouses"), "write it as /name"],
	[named("/contact"), "there is a page already, src/pages/contact.tsx"],
	[named("/not-found"), "src/pages/not-found.tsx is there already"],
	[named("/cards"), "the built site has files of that name"],
	[named("/brand/lighthouses"), "the built site has files of that name"],
	[named("/services/lighthouses"), "/services is a page"],
	[named("/home/lighthouses"), "/home is a page"],
	[named("/career"), "there are pages below it"],
	[named("/solutions/lighthouses"), "/solutions/ is for pages of the kind solution"],
	[named("/industries/lighthouses", "solution"), "lives under /solutions/"],
	[named("/lighthouses", "industry"), "lives under /industries/"],
])("%j is refused and changes nothing", (args, why) => {
	const before = sources();
	const { status, output } = tree.run("scripts/new.mjs", args);
	expect(output).toContain(why);
	expect(status).toBe(1);
	expect(sources()).toBe(before);
});

test("questions that nobody answers end it, and nothing is changed", () => {
	const before = sources();
	const { status, output } = tree.run("scripts/new.mjs", ["page"], {
		input: "Why We Keep Watch\n",
	});
	expect(output).toContain("Its address [/why-we-keep-watch]:");
	expect(output).toContain("That was not answered");
	expect(status).toBe(1);
	expect(sources()).toBe(before);
});

test("a navigation that was changed by hand is left as it is", () => {
	const before = read("src/content/navigation.ts");
	tree.write("src/content/navigation.ts", before.replace('title: "About Us"', 'title: "Us"'));
	const changed = sources();
	const { status, output } = tree.run("scripts/new.mjs", ["page", "--name", "Why We Keep Watch"]);
	expect(output).toContain("docs/adding-a-page.md");
	expect(status).toBe(1);
	expect(sources()).toBe(changed);
	tree.write("src/content/navigation.ts", before);
});

const added = [
	{ name: "Why We Keep Watch", path: "/why-we-keep-watch", title: "Company" },
	// Longer than a line of the route table.
	{
		name: "Whānau & Foghorns",
		path: "/solutions/foghorns-that-tell-ships-where-the-rocks-are",
		title: "Services",
	},
	// With the last segment of another page.
	{ name: "Lighthouse Upkeep", path: "/industries/leadership", title: "Industries" },
];

test("a page of each kind: typed, formatted, built, found, and passing what the others pass", () => {
	// What counts the services, however many the owner has.
	const navigation = read("src/content/navigation.ts");
	const numbers = ["five", "six", "seven", "eight", "nine", "ten"];
	tree.write(
		"src/content/navigation.ts",
		`${navigation}${numbers.map((number) => `// the ${number}\n`).join("")}`,
	);
	const runs = [
		tree.run("scripts/new.mjs", ["page"], { input: "Why We Keep Watch\n\n\n" }),
		tree.run("scripts/new.mjs", [
			...["solution", "--name", "Whānau & Foghorns", "--path", added[1]?.path ?? ""],
			...["--description", "People who know what the system does, and when to stop it."],
		]),
		tree.run("scripts/new.mjs", [
			...["industry", "--name", "Lighthouse Upkeep", "--path", "/industries/leadership"],
		]),
	];
	for (const { status, output } of runs) expect(status, output).toBe(0);
	expect(runs[1]?.output).toContain("These words count the services:");
	expect(runs[1]?.output).toContain("src/pages/home.tsx  its icon");

	// In its folder's group, a line each.
	const paths = read("src/paths.ts");
	for (const { path } of added) expect(paths).toContain(`\n\t"${path}",\n`);
	expect(paths).toMatch(/"\/industries\/.*\n\t"\/industries\/leadership",\n\n/);

	const types = tree.run("node_modules/typescript/bin/tsc", ["--noEmit"]);
	expect(types.status, types.output).toBe(0);
	const lint = tree.run("node_modules/@biomejs/biome/bin/biome", [
		...["ci", "--vcs-enabled=false", "src"],
	]);
	expect(lint.status, lint.output).toBe(0);

	const site = tree.run("scripts/test.mjs", ["site"]);
	expect(site.status, site.output).toBe(0);
	expect(site.output).toMatch(/\n\d{3} passed, 0 failed/);
});

test.each(added)(
	"$path is in sitemap, card, llms.txt, Markdown, menus and footer",
	({ name, path, title }) => {
		const built = "dist/test/standard";
		const html = (text: string) => text.replaceAll("&", "&amp;");
		expect(read(`${built}${path}.html`)).toContain(`Replace: the headline of ${html(name)}</h1>`);
		expect(read(`${built}${path}.md`)).toContain(`# Replace: the headline of ${name}`);
		expect(existsSync(join(tree.folder, `${built}/cards${path}.png`))).toBe(true);
		expect(read(`${built}/sitemap.xml`)).toContain(`<loc>${company.siteAddress}${path}</loc>`);
		const section = read(`${built}/llms.txt`)
			.split("\n## ")
			.find((text) => text.startsWith(title));
		expect(section).toContain(`[${name}](${company.siteAddress}${path}.md)`);
		const home = read(`${built}/index.html`);
		const footer = home.slice(home.indexOf("<footer"));
		const header = home.slice(home.indexOf("<header"), home.indexOf("<main"));
		for (const part of [header, footer]) expect(part).toContain(`href="${path}"`);
		expect(footer).toContain(`>${html(name)}</a>`);
	},
);

test("launch-check lists the words that are still to be written", () => {
	const { stdout } = tree.run("scripts/launch-check.mjs", ["--json", "--offline"]);
	const words: { about: string; file: string }[] = JSON.parse(stdout).findings;
	const unwritten = words.filter(({ about }) => about === "words").map(({ file }) => file);
	expect(unwritten).toEqual(
		expect.arrayContaining([
			"src/pages/why-we-keep-watch.tsx",
			"src/pages/industries/leadership.tsx",
			"src/pages/solutions/foghorns-that-tell-ships-where-the-rocks-are.tsx",
			"src/content/navigation.ts",
		]),
	);
});
