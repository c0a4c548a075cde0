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

const { Services, Industries } = specifiedMenus;
const specifiedFooter = {
	Services,
	Industries,
	"About Us": [
		["Our Team", "/company/leadership"],
		["Careers", "/career/opportunities"],
		["Contact Us", "/contact"],
	],
} as const;
const specifiedColumns = Object.keys(specifiedFooter);

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

test("each page has the specification's menus, in the mobile menu too: headline, description, described links", () => {
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
		const mobileMenu = page.one("#mobile-menu");
		const mobile = linksIn(mobileMenu);
		const inMobile = (words: readonly string[], wanted: string) =>
			mobile.some(
				({ text, href }) => href === wanted && words.every((word) => text.includes(word)),
			);
		expect.soft(inMobile(["Get Started"], "/get-started"), path).toBe(true);
		for (const [index, { megaMenu }] of menu.entries()) {
			const panel = panels[index];
			const said = panel && text(panel);
			for (const words of [megaMenu.headline, megaMenu.description]) {
				expect.soft(said, path).toContain(words);
				expect.soft(text(mobileMenu), `${path}: mobile menu`).toContain(words);
			}
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

test("each page has the logo's link, theme switch, hint, loader and Get Started, and the footer's columns and lines", () => {
	for (const page of pages()) {
		const { path } = page;
		expect.soft(all(page.one("header"), "a[href='/'] img").length, path).toBeGreaterThan(0);
		expect.soft(page.all("header button.theme-toggle"), path).toHaveLength(1);
		const bar = linksIn(page.one(".site-header-bar")).map(({ href, text }) => `${text} ${href}`);
		expect.soft(bar, path).toContain("Get Started /get-started");
		const hint = page.one(".theme-hint");
		expect.soft(text(hint), path).toBe(specifiedHint);
		one(hint, "[aria-label='Close the hint']");
		page.one("[popover] > [role=progressbar][aria-label=Loading]");

		const footer = page.one("footer");
		const columns = all(footer, "nav").map((column) => ({
			title: text(one(column, "h2")),
			links: linksIn(column).map(({ href, text }) => [text, href]),
		}));
		expect
			.soft(
				columns.map(({ title }) => title),
				path,
			)
			.toEqual(specifiedColumns);
		for (const [title, specified] of Object.entries(specifiedFooter)) {
			const kept = specified.filter(([, href]) => paths.includes(href));
			const column = columns.find((each) => each.title === title);
			expect.soft(column?.links, path).toEqual(expect.arrayContaining(kept));
		}
		const linkedIn = linksIn(footer).find(({ text }) => text === "LinkedIn")?.href;
		expect.soft(linkedIn, path).toBe(company.linkedIn);
		const copyright = `© ${company.copyrightYear} ${company.legalName}`;
		expect.soft(texts(footer, "p"), path).toContain(copyright);
	}
});

test("the sign-in page has the specification's mode, fields, buttons and note", () => {
	const { main, headline } = pageAt("/get-started");
	expect(headline).toBe("Welcome Back");
	const said = text(main);
	for (const words of ["Sign in to continue", "Terms of Service", "Privacy Policy"])
		expect(said).toContain(words);
	expect(texts(main, "label")).toEqual(expect.arrayContaining(["Email", "Password"]));
	const buttons = ["Continue with Google", "Forgot password?", "Sign In", "Sign up"];
	expect(texts(main, "button")).toEqual(expect.arrayContaining(buttons));
	one(main, "input[name=email][type=email][required]");
	one(main, "input[name=password][type=password][minlength='6'][required]");
	one(main, "button[type=submit]");
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
		const cards = all(main, "li").filter((card) => all(card, "h3 ~ dl").length === 1);
		expect(
			cards.map((card) => text(one(card, "h3"))),
			departs,
		).toEqual(Object.keys(specifiedRetreats.cards));
		for (const [index, figures] of Object.values(specifiedRetreats.cards).entries()) {
			const card = cards[index] as Element;
			expect.soft(texts(card, "p")[0], departs).toMatch(/./);
			expect.soft(texts(card, "ul > li"), departs).toHaveLength(3);
			expect.soft(texts(card, "dd"), departs).toEqual(figures);
			expect.soft(texts(card, "dt").filter(Boolean), departs).toHaveLength(2);
		}
		const process = all(main, "ol").find((list) => text(list).includes("Initial Assessment"));
		expect(process && texts(process, "h3")).toEqual(specifiedRetreats.phases);
		for (const figure of specifiedRetreats.figures) expect.soft(text(main)).toContain(figure);
	},
);
