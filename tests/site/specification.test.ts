import { expect, test } from "vitest";
import {
	specifiedAbout,
	specifiedHint,
	specifiedMenuColumns,
	specifiedMenus,
	specifiedRetreats,
	specifiedTechnologies,
} from "../../launch/specified";
import { company, phoneLink } from "../../src/content/company";
import { menu } from "../../src/content/navigation";
import { openingHours } from "../../src/content/opening-hours";
import { linksIn, only, pageAt, pages, text } from "./site";

// Checks that the built pages have what the specification requires. The owner may add to most of it.

/** The texts of all elements with this name. */
const each = (html: string, element: string) =>
	[...html.matchAll(new RegExp(`<${element}(?: [^>]*)?>([\\s\\S]*?)</${element}>`, "g"))].map(
		([, content = ""]) => text(content),
	);

test("each page's menus have the specification's links, a headline and described links", () => {
	for (const { path, html } of pages()) {
		const panels = html.split(/(?=<li class="mega-menu">)/).slice(1);
		for (const [index, [title, specified]] of Object.entries(specifiedMenus).entries()) {
			const panel = panels[index]?.split("</nav>")[0] ?? "";
			const links = linksIn(panel);
			expect.soft(text(only(panel, /<button[^>]*>([\s\S]*?)<\/button>/)), path).toBe(title);
			for (const [name, href] of specified) {
				const link = links.find((link) => link.href === href)?.text ?? "";
				expect.soft(link, path).toMatch(new RegExp(`^${name}: .{20,}`));
			}
			const [headline = "", description = ""] = each(panel, "p");
			expect.soft(headline.length, path).toBeGreaterThan(5);
			expect.soft(description.length, path).toBeGreaterThan(20);
			// Links that the owner has added also need a description.
			for (const { links: own } of menu[index]?.megaMenu.columns ?? []) {
				for (const { title, href, description } of own) {
					const link = links.find((each) => each.href === href && each.text.startsWith(title));
					expect.soft(link?.text, path).toBe(`${title}: ${description}`);
					expect.soft(description.length, path).toBeGreaterThan(20);
				}
			}
		}
		for (const title of specifiedMenuColumns) {
			expect.soft(text(panels[3] ?? ""), path).toContain(title);
		}
	}
});

test("each page's mobile menu has the same links and Get Started", () => {
	for (const { path, html } of pages()) {
		const menuOf = only(html, /(<dialog[^>]* id="mobile-menu"[\s\S]*?<\/dialog>)/);
		const mobile = linksIn(menuOf).map(({ text, href }) => `${text} ${href}`);
		const wanted = menu.flatMap(({ megaMenu }) => megaMenu.columns.flatMap(({ links }) => links));
		for (const { title, href } of [...wanted, { title: "Get Started", href: "/get-started" }]) {
			expect.soft(mobile, path).toContain(`${title} ${href}`);
		}
	}
});

test("each page has the theme hint with its close button, and the copyright line", () => {
	for (const { path, html, footer } of pages()) {
		const hint = only(html, /(<dialog[^>]*class="theme-hint[\s\S]*?<\/dialog>)/);
		expect.soft(text(hint), path).toBe(specifiedHint);
		expect.soft(hint, path).toMatch(/^<dialog open=""/);
		expect.soft(hint, path).toContain('aria-label="Close the hint"');
		expect
			.soft(each(footer, "p"), path)
			.toContain(`© ${company.copyrightYear} ${company.legalName}`);
	}
});

test("the home page has its seven sections in order, with their contents", () => {
	const { main } = pageAt("/");
	const marks = [
		"<h1",
		'id="industries"',
		'id="services"',
		'class="technology-strip',
		'id="about"',
		'id="leadership"',
		`href="${phoneLink}"`,
	];
	const places = marks.map((mark) => main.indexOf(mark));
	expect(places).not.toContain(-1);
	expect(places).toEqual(places.toSorted((a, b) => a - b));
	expect(each(main, "h3")).toEqual(expect.arrayContaining(specifiedAbout));
	expect(each(only(main, /<ul class="technology-chips">([\s\S]*?)<\/ul>/), "li")).toEqual(
		specifiedTechnologies,
	);
	const section = only(main, /<section id="leadership"([\s\S]*?)<\/section>/);
	const people = section.split("<li").slice(1);
	expect(people).toHaveLength(company.people.length);
	for (const [index, { name, role, linkedIn }] of company.people.entries()) {
		const person = people[index] ?? "";
		expect(each(person, "h3")).toEqual([name]);
		expect(each(person, "p")).toContain(role);
		expect(text(only(person, /<img [^>]*alt="([^"]*)"/))).toBe(`Portrait of ${name}`);
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
	expect(links.filter(([, href]) => href?.startsWith("tel:"))).toEqual([
		[company.phone, phoneLink],
	]);
	expect(text(main)).toContain(openingHours);
	expect(each(main, "dd")).toContain(company.location);
	expect(each(main, "h2")).toContain("Quick Contact");
	expect(main).not.toContain("<form");
});

test("the retreats page has its cards, figures, phases and buttons", () => {
	const { main, headline } = pageAt("/industries/retreats");
	expect(headline).toBe(specifiedRetreats.headline);
	const links = linksIn(main).map(({ href, text }) => `${text} ${href}`);
	expect(links).toContain("Get Started /get-started");
	expect(links).toContain("Contact Us /contact");
	const parts = main.split(/(?=<h3)/);
	for (const [title, figures] of Object.entries(specifiedRetreats.cards)) {
		const card = parts.find((part) => each(part, "h3")[0] === title) ?? "";
		const [statistics = "", benefits = ""] = card.match(/<ul[\s\S]*?<\/ul>/g) ?? [];
		expect.soft(each(benefits, "li"), title).toHaveLength(3);
		const shown = statistics.split("<li").slice(1);
		// The figure, then a space and its label.
		const values = shown.map((item) => text(only(item, /<p><span[^>]*>([\s\S]*)<\/span> <span/)));
		expect.soft(values, title).toEqual(figures);
	}
	const process = main.match(/<ol[\s\S]*?<\/ol>/g)?.find((list) => list.includes("Initial Assess"));
	expect(each(process ?? "", "h3")).toEqual(specifiedRetreats.phases);
	for (const figure of specifiedRetreats.figures) expect.soft(text(main)).toContain(figure);
});
