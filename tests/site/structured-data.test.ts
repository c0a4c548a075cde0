import { existsSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { company } from "../../src/content/company";
import { openingHours } from "../../src/content/opening-hours";
import {
	type BuiltPage,
	expectNone,
	indexed,
	pageAt,
	pages,
	siteFolder,
	text,
	texts,
} from "./site";

const origin = company.siteAddress;

type Node = Record<string, unknown>;

/** The things in a page's structured data. Empty if it has none. */
function things(page: BuiltPage): Node[] {
	const blocks = page.all('script[type="application/ld+json"]');
	expect(blocks.length).toBeLessThanOrEqual(1);
	if (!blocks[0]) return [];
	const data = JSON.parse(blocks[0].textContent ?? "");
	expect(data["@context"]).toBe("https://schema.org");
	return data["@graph"];
}

function thing(page: BuiltPage, type: string): Node {
	const found = things(page).find((each) => each["@type"] === type);
	if (!found) throw new Error(`The structured data of ${page.path} has no ${type}`);
	return found;
}

/** The questions of a page whose data has them too. Cards that fold out aren't questions. */
const questionsOf = ({ path, main }: BuiltPage) =>
	/^\/(industries\/.+|services)$/.test(path)
		? texts(main, "details:not(.folded-card) > summary")
		: [];

test("each page has the expected kinds of structured data", () => {
	for (const page of pages()) {
		const { path, html } = page;
		const kinds = page.indexed ? ["BreadcrumbList"] : [];
		if (path === "/") kinds.splice(0, 1, "Organization", "WebSite");
		if (path === "/contact") kinds.push("Organization");
		if (/^\/(solutions|industries)\//.test(path)) kinds.push("Service");
		if (questionsOf(page).length > 0) kinds.push("FAQPage");
		expect
			.soft(
				things(page).map((thing) => thing["@type"]),
				path,
			)
			.toEqual(kinds);
		expect.soft(html, path).not.toMatch(/"(JobPosting|AggregateRating|Rating|Review)"/);
	}
});

/** Properties whose values the page doesn't show as text, because they are codes. */
const unseen = [
	"areaServed",
	"inLanguage",
	"contactType",
	"telephone",
	"dayOfWeek",
	"opens",
	"closes",
];

/** All strings in a node and the nodes inside it, except URLs. */
function stringsIn(node: unknown): string[] {
	if (typeof node === "string") return /^https:/.test(node) ? [] : [node];
	if (!node || typeof node !== "object") return [];
	return Object.entries(node)
		.filter(([key]) => !key.startsWith("@") && !unseen.includes(key))
		.flatMap(([, value]) => stringsIn(value));
}

test("all text in the structured data is visible on the page", () => {
	expectNone((page) => {
		const visible = text(page.body);
		return stringsIn(things(page)).filter((words) => !visible.includes(words));
	}, indexed());
});

test("breadcrumbs lead from home to the page, through pages that exist", () => {
	const known = indexed().map(({ path }) => origin + path);
	for (const page of indexed()) {
		const { path } = page;
		if (path === "/") continue;
		const steps = thing(page, "BreadcrumbList").itemListElement as Node[];
		const items = steps.map(({ item }) => item);
		const positions = steps.map(({ position }) => position);
		expect.soft(positions, path).toEqual(steps.map((_, index) => index + 1));
		expect.soft(steps[0], path).toMatchObject({ name: company.name, item: `${origin}/` });
		expect.soft(items.at(-1), path).toBe(origin + path);
		expect.soft(known, path).toEqual(expect.arrayContaining(items));
		if (path.startsWith("/solutions/"))
			expect.soft(items.slice(1, -1), path).toEqual([`${origin}/services`]);
	}
});

test("the questions in the data are the page's own", () => {
	for (const page of indexed()) {
		const { mainEntity = [] } = things(page).find((each) => each["@type"] === "FAQPage") ?? {};
		const asked = mainEntity as { name: string; acceptedAnswer: Node }[];
		expect.soft(questionsOf(page), page.path).toEqual(asked.map(({ name }) => name));
		for (const { name, acceptedAnswer } of asked)
			expect.soft(acceptedAnswer.text, name).toMatch(/./);
	}
});

test("wherever the company is described, its phone number is given; a Service says whose and where it is", () => {
	for (const page of indexed()) {
		for (const node of things(page)) {
			const isService = node["@type"] === "Service";
			const described = node["@type"] === "Organization" ? node : node.provider;
			const telephone = company.phone.replaceAll(" ", "");
			if (described || isService) expect.soft(described, page.path).toMatchObject({ telephone });
			if (!isService) continue;
			const steps = thing(page, "BreadcrumbList").itemListElement as Node[];
			expect.soft(node, page.path).toMatchObject({
				name: steps.at(-1)?.name,
				url: origin + page.path,
				provider: { "@type": "Organization", name: company.name },
				areaServed: { name: "New Zealand" },
			});
		}
	}
});

test("the home page describes the company, with an existing logo file", () => {
	const organisation = thing(pageAt("/"), "Organization");
	expect(organisation).toMatchObject({
		name: company.name,
		legalName: company.legalName,
		email: company.email,
		url: `${origin}/`,
		sameAs: company.linkedIn,
	});
	expect(existsSync(join(siteFolder, new URL(String(organisation.logo)).pathname))).toBe(true);
	expect(pageAt("/").all(`a[href="${company.linkedIn}"]`)).not.toEqual([]);
	expect(thing(pageAt("/"), "WebSite")).toMatchObject({ name: company.name, url: `${origin}/` });
});

test("the contact page's data has the phone, email and hours that it shows", () => {
	const contact = pageAt("/contact");
	const point = thing(contact, "Organization").contactPoint as Node;
	expect(point).toMatchObject({ "@type": "ContactPoint", email: company.email });
	expect(contact.all(`a[href="tel:${point.telephone}"]`)).not.toEqual([]);
	const hours = point.hoursAvailable as { dayOfWeek: string[]; opens: string; closes: string };
	const { firstDay, lastDay, opens, closes } = company.hours;
	expect(hours).toMatchObject({ opens, closes });
	expect(hours.dayOfWeek.at(0)).toBe(`https://schema.org/${firstDay}`);
	expect(hours.dayOfWeek.at(-1)).toBe(`https://schema.org/${lastDay}`);
	expect(text(contact.main)).toContain(openingHours);
});
