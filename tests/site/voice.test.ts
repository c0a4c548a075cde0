import { expect, test } from "vitest";
import { legalPaths } from "../../launch/wording-rules";
import { answers } from "../../src/content/answers";
import { firstCallLink, offer } from "../../src/content/first-call-offer";
import { hasProof } from "../../src/content/shown-proof";
import { officialLinks } from "./official-links";
import {
	all,
	type BuiltPage,
	expectNone,
	linksIn,
	one,
	pages,
	pagesMatching,
	text,
	texts,
} from "./site";

// Checks the site's voice, and text that must be the same everywhere.

const known = new Map<BuiltPage, string>();

/** What a visitor reads, without the column headings that are repeated for small screens. */
function words(page: BuiltPage): string {
	const before = known.get(page);
	if (before !== undefined) return before;
	const main = page.main.cloneNode(true) as Element;
	for (const part of all(main, "span[aria-hidden=true], p[aria-hidden=true]")) part.remove();
	const read = text(main, true);
	known.set(page, read);
	return read;
}

const solutions = () => pagesMatching(/^\/solutions\//);
const industries = () => pagesMatching(/^\/industries\//);
/** Pages for somebody with a piece of work; the others are for applicants, or are the law's. */
const forClients = () => pagesMatching(/^\/$|^\/(services|company|solutions|industries)/);

test("every page makes the same offer in the same words", () => {
	for (const page of forClients()) {
		const { path, main } = page;
		expect.soft(words(page), path).toContain(offer.short);
		if (path !== "/") expect.soft(words(page), path).toContain(offer.full);
		const asks = linksIn(main).filter((link) => link.text === offer.ask);
		expect.soft(asks.length, path).toBeGreaterThanOrEqual(2);
		// Each message says what it is about: the page's name, but on the home page.
		const above = one(main, "h1").previousElementSibling;
		const name = path === "/" || !above ? "our work" : text(above);
		for (const { href } of asks) expect.soft(href, path).toBe(firstCallLink(name));
	}
	const contact = pages().find(({ path }) => path === "/contact");
	for (const { when, title, text } of offer.steps) {
		for (const part of [when, title, text]) expect(contact && words(contact)).toContain(part);
	}
});

test("no other name for the next step, but the specification's on the retreats page", () => {
	expectNone(({ path, main }) =>
		linksIn(main)
			.map(({ text }) => text)
			.filter((name) =>
				/^(talk to|contact us|get in touch|reach|ring us|write to us|ask us)/i.test(name),
			)
			.filter((name) => !(path === "/industries/retreats" && name === "Contact Us"))
			.filter((name) => !(path === "/get-started" && name === "ring us")),
	);
});

test("every client page states the same rule on what software may do", () => {
	// Two pages name what it does there.
	const own: Record<string, string> = {
		"/solutions/data-analytics": "which corrections the software may make alone",
		"/solutions/cloud-page": "which changes the code may make alone",
	};
	for (const page of forClients().filter(({ path }) => !/^\/(services|company)/.test(path))) {
		const what = own[page.path] ?? "what the software may do alone";
		expect
			.soft(words(page), page.path)
			.toContain(`You decide ${what}. Everything else waits for a named person`);
	}
	// Earlier wordings of the rule.
	expectNone((page) =>
		words(page).match(
			/nothing leaves without|a named person approves what leaves|runs? unattended/gi,
		),
	);
});

const glance = [
	...["Who it’s for", "First piece of work", "How long", "Your people’s time", "What you own"],
	...["Where your data sits", "Next step"],
];

test("solution and industry pages start with seven lines of key facts", () => {
	for (const { path, main } of [...solutions(), ...industries()]) {
		const headings = all(main, "h2, h3");
		const [heading] = headings.filter((each) => text(each) === "At a glance");
		const panel = heading?.nextElementSibling;
		if (!panel) throw new Error(`${path} has no key facts`);
		expect.soft(texts(panel, "dt"), path).toEqual(glance);
		expect.soft(text(panel), path).toMatch(/\d+( to \d+)? weeks/);
		// Why to believe it.
		if (!hasProof) expect.soft(text(panel), path).toContain(answers.judge);
		// Before anything else that has a heading.
		expect.soft(headings.indexOf(heading), path).toBe(0);
	}
});

test("pages that draft a privacy impact assessment say who signs it, and when", () => {
	const drafting = pages().filter((page) => /(draft|begin the|a) privacy impact/.test(words(page)));
	expect(drafting.map(({ path }) => path)).toEqual([
		"/industries/finance",
		"/industries/healthcare",
		"/solutions/ai-agents",
	]);
	for (const page of drafting) {
		expect
			.soft(words(page), page.path)
			.toContain(
				"Your privacy officer signs the assessment before the software reads anything live.",
			);
	}
});

test("an industry page says why the work takes as long as it does", () => {
	for (const page of industries()) {
		const [label] = page.all("main dt").filter((term) => text(term) === "How long");
		const weeks = label?.nextElementSibling && text(label.nextElementSibling);
		// The number of weeks is one sentence, the reason another.
		expect.soft(weeks, page.path).toMatch(/\. [A-Z].{20,}\.$/);
	}
});

test("pages use contractions, except the legal pages", () => {
	for (const page of pages().filter(({ path }) => !legalPaths.includes(path))) {
		const contractions = words(page).match(/\b\w+’(s|t|ll|re|ve|d)\b/g) ?? [];
		expect.soft(contractions.length, page.path).toBeGreaterThanOrEqual(2);
	}
});

test("pages use nobody, nothing, never and none only a few times", () => {
	expectNone(
		(page) => {
			const found = words(page).match(/\b(nobody|nothing|never|none)\b/gi) ?? [];
			return found.length > 6 ? [`${found.length}: ${found.join(" ")}`] : [];
		},
		pages().filter(({ path }) => !legalPaths.includes(path)),
	);
});

test("no page is longer than 1,500 words", () => {
	expectNone((page) => {
		const count = words(page).match(/[\p{L}\p{N}][\p{L}\p{N}’'.,\u2011-]*/gu)?.length ?? 0;
		return count > 1500 ? [`${count} words`] : [];
	});
});

test('a "Checked" date isn\'t later than the day on which its sources were last read', () => {
	const listed = new Set<string>();
	for (const { path, main } of industries()) {
		const [checked] = all(main, "dl + p").filter((each) => text(each).startsWith("Checked "));
		if (!checked?.previousElementSibling) continue;
		const day = text(checked).replace("Checked ", "");
		expect.soft(Date.parse(`${day} UTC`), path).not.toBeNaN();
		const links = linksIn(checked.previousElementSibling);
		const official = links.filter(({ href }) => href.startsWith("https://"));
		expect.soft(official.length, path).toBeGreaterThanOrEqual(3);
		for (const { href } of official) {
			listed.add(href);
			const read = Date.parse(officialLinks[href] ?? "");
			expect.soft(read, `${path}: ${href}`).toBeGreaterThanOrEqual(Date.parse(`${day} UTC`));
		}
	}
	expect(Object.keys(officialLinks).filter((href) => !listed.has(href))).toEqual([]);
	expect(listed.size).toBeGreaterThan(20);
});

test("headings alone show which page it is", () => {
	const subjects: Record<string, RegExp> = {
		"/services": /services/i,
		"/solutions/ai-agents": /agents?/i,
		"/solutions/gen-ai": /generative AI/i,
		"/solutions/consulting": /consulting/i,
		"/solutions/automation": /automat/i,
		"/solutions/data-analytics": /data/i,
		"/solutions/cloud-page": /cloud/i,
		"/industries/finance": /financial|bank/i,
		"/industries/healthcare": /health ?care|clinic/i,
		"/industries/manufacturing": /formula/i,
		"/industries/retreats": /retreat/i,
		"/industries/logistic": /logistics|import/i,
		"/company/leadership": /leadership/i,
		"/career/hire": /hire/i,
		"/career/opportunities": /internship/i,
		"/contact": /contact/i,
	};
	for (const { path, main, headline } of pages()) {
		const subject = subjects[path];
		if (!subject) continue;
		expect.soft(headline, path).toMatch(subject);
		const headings = texts(main, "h2").join("\n");
		if (/^\/(solutions|industries)/.test(path)) {
			expect.soft(headings, path).toMatch(subject);
			if (path !== "/industries/retreats")
				expect.soft(headings, path).toMatch(/How long it takes: \w+ weeks/);
		}
	}
});
