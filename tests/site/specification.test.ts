import { expect, test } from "vitest";
import { company, phoneLink } from "../../src/content/company";
import { menu } from "../../src/content/navigation";
import { openingHours } from "../../src/content/opening-hours";
import { all, linksIn, one, pageAt, pages, paths, text, texts } from "./site";

// Checks that the built pages have what the specification requires. The owner may add to it, and remove pages.
// Whoever means to depart from one of its texts changes it here too.
const departs = "tests/site/specification.test.ts has the specification's texts";

/** The header's menus: each title with its links. */
const specifiedMenus = {
	Services: [
		["AI Agents", "/solutions/ai-agents"],
		["Generative AI", "/solutions/gen-ai"],
		["Consulting", "/solutions/consulting"],
		["Automation", "/solutions/automation"],
		["Data Analytics", "/solutions/data-analytics"],
		["Cloud & IT infrastructure", "/solutions/cloud-page"],
	],
	Industries: [
		["Financial Services", "/industries/finance"],
		["Healthcare", "/industries/healthcare"],
		["Baby Food Manufacturing", "/industries/manufacturing"],
		["Recovery Retreats", "/industries/retreats"],
		["Logistic Solutions", "/industries/logistic"],
	],
	Company: [["Our leadership", "/company/leadership"]],
	Careers: [
		["Hiring Journey", "/career/hire"],
		["Explore Opportunities", "/career/opportunities"],
	],
} as const;

const specifiedMenuColumns = ["How we hire", "Internships"];

const specifiedHint = "Try Dark/Light Mode!";

const specifiedAbout = ["360° Vision", "What We Believe", "Our Mission", "Guided by Innovation"];

const specifiedTechnologies = [
	"Artificial Intelligence",
	"Machine Learning",
	"Generative AI",
	"Cloud Computing",
	"Deep Learning",
	"Web3",
	"Blockchain",
	"IoT",
];

/** The retreats page: each card with its figures, and the phases of the process. */
const specifiedRetreats = {
	headline: "Recovery Retreat Solutions",
	cards: {
		"Virtual Nursing Assistance": ["85%", "92%"],
		"Inventory & Equipment Management": ["99%", "28%"],
		"Billing & Insurance Processing": ["75%", "99.9%"],
		"Patient Demand & Capacity Planning": ["94%", "32%"],
		"Remote Patient Monitoring": ["24/7", "alerts under 30s"],
		"Recovery Progress Analytics": ["96%", "100+/day"],
	},
	phases: ["Initial Assessment", "Care Planning", "Implementation", "Monitoring"],
	figures: ["assessment under 2 hrs", "100%", "coverage"],
} as const;

test("each page's menus have the specification's links, a headline and described links; the mobile menu has them too", () => {
	for (const page of pages()) {
		const { path } = page;
		const panels = page.all(".mega-menu");
		for (const [title, specified] of Object.entries(specifiedMenus)) {
			const kept = specified.filter(([, href]) => paths.includes(href));
			if (kept.length === 0) continue;
			const panel = panels.find((each) => text(one(each, "button")) === title);
			if (!panel) throw new Error(`${path} has no menu ${title}: ${departs}`);
			const links = linksIn(panel);
			for (const [name, href] of kept) {
				const link = links.find((link) => link.href === href)?.text ?? "";
				expect.soft(link.startsWith(`${name}: `), `${path}: ${name}: ${departs}`).toBe(true);
			}
		}
		const mobile = linksIn(page.one("dialog#mobile-menu"));
		const inMobile = (words: readonly string[], wanted: string) =>
			mobile.some(
				({ text, href }) => href === wanted && words.every((word) => text.includes(word)),
			);
		expect.soft(inMobile(["Get Started"], "/get-started"), path).toBe(true);
		for (const [index, { megaMenu }] of menu.entries()) {
			const panel = panels[index];
			const said = panel && text(panel);
			for (const words of [megaMenu.headline, megaMenu.description])
				expect.soft(said, path).toContain(words);
			for (const { title, links } of megaMenu.columns) {
				if (title) expect.soft(said, path).toContain(title);
				for (const { title, href, description } of links) {
					const inBoth = inMobile([title, description], href);
					expect.soft(inBoth, `${path}: mobile menu: ${title}`).toBe(true);
					const link = panel && linksIn(panel).find((each) => each.href === href);
					for (const words of [title, description]) expect.soft(link?.text, path).toContain(words);
				}
			}
		}
	}
	const columns = menu.flatMap(({ megaMenu }) => megaMenu.columns.map(({ title }) => title));
	expect(columns, departs).toEqual(expect.arrayContaining(specifiedMenuColumns));
});

test("each page has the theme hint with its close button, and the copyright line", () => {
	for (const page of pages()) {
		const { path } = page;
		const hint = page.one(".theme-hint");
		expect.soft(text(hint), path).toBe(specifiedHint);
		one(hint, "[aria-label='Close the hint']");
		expect
			.soft(texts(page.one("body > * footer, body > footer"), "p"), path)
			.toContain(`© ${company.copyrightYear} ${company.legalName}`);
	}
});

test("the home page has its seven sections in order, with their contents", () => {
	const { main } = pageAt("/");
	const sections = "h1 #industries #services ul.technology-chips #about #leadership".split(" ");
	const marks = [...sections, `[href="${phoneLink}"]`];
	const elements = all(main, "*");
	const places = marks.map((mark) => elements.findIndex((element) => element.matches(mark)));
	expect(places).not.toContain(-1);
	expect(places).toEqual(places.toSorted((a, b) => a - b));
	const about = text(one(main, "#about"));
	for (const block of specifiedAbout) expect.soft(about).toContain(block);
	expect(texts(one(main, "ul.technology-chips:not([aria-hidden])"), "li")).toEqual(
		specifiedTechnologies,
	);
	const people = all(one(main, "section#leadership"), "li");
	expect(people).toHaveLength(company.people.length);
	for (const [index, person] of people.entries()) {
		const { name, role, linkedIn } = company.people[index] ?? {};
		expect(texts(person, "h3")).toEqual([name]);
		expect(texts(person, "p")).toContain(role);
		expect(one(person, "img").getAttribute("alt")).toBe(`Portrait of ${name}`);
		expect(linksIn(person).find(({ text }) => /LinkedIn/.test(text))?.href).toBe(linkedIn);
	}
});

test("the contact page has every way to reach the company, and no form", () => {
	const { main } = pageAt("/contact");
	const links = linksIn(main).map(({ href, text }) => [text, href.split("?")[0]]);
	expect(links).toEqual(
		expect.arrayContaining([
			[company.phone, phoneLink],
			[company.email, `mailto:${company.email}`],
			["Email Our Team", `mailto:${company.email}`],
		]),
	);
	expect(text(main)).toContain(openingHours);
	expect(text(main)).toContain(company.location);
	expect(texts(main, "h2")).toContain("Quick Contact");
	expect(all(main, "form")).toEqual([]);
});

const retreats = "/industries/retreats";
test.runIf(paths.includes(retreats))(
	"the retreats page has its cards, figures, phases and buttons",
	() => {
		const { main, headline } = pageAt(retreats);
		expect(headline).toBe(specifiedRetreats.headline);
		const links = linksIn(main).map(({ href, text }) => `${text} ${href}`);
		expect(links).toContain("Get Started /get-started");
		expect(links).toContain("Contact Us /contact");
		for (const [title, figures] of Object.entries(specifiedRetreats.cards)) {
			const heading = all(main, "h3").find((each) => text(each) === title);
			const card = heading?.closest("li");
			if (!card) throw new Error(`There is no card ${title}: ${departs}`);
			expect.soft(texts(card, "p")[0], title).toMatch(/./);
			expect.soft(texts(card, "ul > li"), title).toHaveLength(3);
			for (const figure of figures) expect.soft(text(card), title).toContain(figure);
		}
		const process = all(main, "ol").find((list) => text(list).includes("Initial Assessment"));
		expect(process && texts(process, "h3")).toEqual(specifiedRetreats.phases);
		for (const figure of specifiedRetreats.figures) expect.soft(text(main)).toContain(figure);
	},
);
