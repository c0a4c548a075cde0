import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { company as own } from "../../src/content/company";
import { hasProof } from "../../src/content/proof";
import { configuredFolder, settings } from "../shared/builds";
import { added, company, deleted, proof } from "../shared/owner-copy";
import { all, builtPage, fileFor, linksIn, read, siteFolder, text } from "./site";

// The second build under test: another owner's site, with every setting made.

const page = (path: string) => builtPage(path, configuredFolder);
const files = () => readdirSync(configuredFolder, { recursive: true, encoding: "utf8" });
/** All text of the site, by file. */
const contents = () =>
	files()
		.filter((file) => /\.(html|md|txt|xml|webmanifest)$/.test(file))
		.map((file) => [file, readFileSync(join(configuredFolder, file), "utf8")] as const);

test("the owner's facts are where the company file says, and none of the samples is left", () => {
	const home = text(page("/").body);
	for (const fact of [company.phone, company.legalName]) expect.soft(home).toContain(fact);
	expect(page("/").title).toContain(company.name);
	expect(text(page("/contact").main)).toContain("7:05AM to 4:55PM");
	expect(text(page("/contact").main)).toContain(company.location);
	expect(read(".well-known/security.txt", configuredFolder)).toContain(company.email);
	expect(read("site.webmanifest", configuredFolder)).toContain(company.name);
	const samples = [own.name, own.legalName, own.phone, own.email, own.people[0].name];
	for (const [file, content] of contents())
		expect
			.soft(
				samples.filter((sample) => content.includes(sample)),
				file,
			)
			.toEqual([]);
});

test("five people stand on Home and Leadership, each with a portrait", () => {
	for (const path of ["/", "/company/leadership"]) {
		const { main } = page(path);
		for (const { name, linkedIn } of company.people) {
			expect.soft(text(main), path).toContain(name);
			expect
				.soft(
					linksIn(main).map(({ href }) => href),
					path,
				)
				.toContain(linkedIn);
			const portrait = all(main, "img").find((image) => image.getAttribute("alt")?.endsWith(name));
			const file = join(configuredFolder, portrait?.getAttribute("src") ?? "none");
			expect.soft(existsSync(file), `${path}: ${name}`).toBe(true);
		}
	}
});

test("a page that was added is in the menu, the sitemap and llms.txt; a deleted one is nowhere", () => {
	expect(text(page(added.path).main)).toContain(added.name);
	for (const file of ["sitemap.xml", "llms.txt"]) {
		expect(read(file, configuredFolder)).toContain(added.path);
		expect(read(file, configuredFolder)).not.toContain(deleted);
	}
	const menu = linksIn(page("/contact").document).map(({ href }) => href);
	expect(menu).toContain(added.path);
	expect(menu).not.toContain(deleted);
	expect(existsSync(join(configuredFolder, fileFor(deleted)))).toBe(false);
	const picture = all(page(added.path).main, "img[src*='/boat-']");
	expect(picture).not.toEqual([]);
});

test("a client's words are shown where there are some, and none where there are none", () => {
	const path = "/company/leadership";
	expect(text(page(path).main)).toContain(proof.quotes[0]?.words);
	expect(text(page(path).main)).toContain(proof.clients[0]?.name);
	expect(all(builtPage(path).main, "#proof")).toHaveLength(hasProof ? 1 : 0);
});

test("decisions change the sentences: no free call, a reply within one working day, a rate", () => {
	for (const path of ["/", "/services", "/contact"])
		expect.soft(text(page(path).main), path).not.toMatch(/free \d+\u2011minute call/);
	expect(text(page("/contact").main)).toMatch(/within 1 working day\b/i);
	expect(text(page("/services").main)).toContain("7,500");
});

test("the address is this build's everywhere", () => {
	for (const [file, content] of contents())
		expect.soft(content.includes(own.siteAddress), file).toBe(false);
	expect(read("robots.txt", configuredFolder)).toContain(settings.VITE_SITE_ADDRESS);
});

test("what a setting switches on is in no build without it, and Privacy says what is on", () => {
	for (const [folder, on] of [
		[siteFolder, false],
		[configuredFolder, true],
	] as const) {
		const scripts = readdirSync(`${folder}/assets`).filter((name) => name.endsWith(".js"));
		const code = scripts.map((name) => read(`assets/${name}`, folder)).join();
		// Firebase's Analytics, and the site's own reports of errors.
		for (const mark of ["googletagmanager", "unhandledrejection"])
			expect.soft(code.includes(mark), `${folder}: ${mark}`).toBe(on);
		const privacy = text(builtPage("/privacy", folder).main);
		expect.soft(/Google Analytics/.test(privacy), folder).toBe(on);
		// Nothing of this machine and of the development server is in a build that is published.
		if (on) expect(code).not.toMatch(/https?:\/\/(127\.0\.0\.1|localhost):\d+|__edit/);
	}
});
