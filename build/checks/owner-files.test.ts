import { expect, test } from "vitest";
import { company } from "#src/content/company.ts";
import { decisions } from "#src/content/decisions.ts";
import { ownerFileProblems, problemsIn, settingProblems } from "./owner-files";
import { companySchema, decisionsSchema, proofSchema } from "./schema";

const inCompany = (changes: object) =>
	problemsIn("company.ts", companySchema, { ...company, ...changes });
const withFirst = (changes: object) => ({
	people: [{ ...company.people[0], ...changes }, ...company.people.slice(1)],
});
const withHours = (changes: object) => ({ hours: { ...company.hours, ...changes } });

// The same that a build says: "npm run check" tells the owner what to do.
test("the owner's files, colours and pictures need no attention", async () => {
	expect(await ownerFileProblems()).toEqual([]);
});

test.each([
	["name", { name: "" }, "Fill this in"],
	["legalName", { legalName: " Limited" }, "without spaces"],
	["tagline", { tagline: "We help." }, "Leave out the full stop"],
	["siteAddress", { siteAddress: "http://www.kowhai.co.nz" }, "https://"],
	["phone", { phone: "09 123 4567" }, "+64"],
	["phone", { phone: "+64 9 12" }, "8 to 15 digits"],
	["email", { email: "hello@kowhai.nz?cc=us@kowhai.nz" }, "hello@yourcompany"],
	["careersEmail", { careersEmail: "jobs" }, "hello@yourcompany"],
	["booking", { booking: "calendar.com/us" }, "https://calendar"],
	["nzbn", { nzbn: "9429 0000 00000" }, "13 digits"],
	["location", { location: "Auckland" }, "the city and the country"],
	["linkedIn", { linkedIn: "https://linkedin.com.example/company/kowhai" }, "Copy"],
	["hours", withHours({ firstDay: "Friday", lastDay: "Monday" }), "Swap them"],
	["hours.opens", withHours({ opens: "9AM" }), "24-hour time"],
	["logo.dark", { logo: { ...company.logo, dark: "no.svg" } }, "no such file in pictures/brand"],
	["people[0]", { people: [] }, "Fill it in"],
	["people[0].linkedIn", withFirst({ linkedIn: "https://kowhai.co.nz/in/a" }), "linkedin.com/in"],
])("%s: refuses %j and says how to fix it", (field, changes, cure) => {
	const found = inCompany(changes);
	expect(found[0]).toMatch(`company.ts: ${field}`);
	expect(found.join()).toContain(cure);
});

test("accepts one person, words of any length, and a name like the samples'", () => {
	const name = "Kate Sampleford of the Very Long Name Consultancy";
	expect(inCompany({ people: [company.people[0]], name, nzbn: "9429000000000" })).toEqual([]);
	expect(inCompany(withFirst({ name, before: "At sea.", focus: { x: 50, y: 20 } }))).toEqual([]);
});

test.each([
	["weeklyRate", "7,500", "such as 7500"],
	["freeCallMinutes", "free", "whole number"],
	["noticeWeeks", "Three months", "whole number"],
	["replyDays", 0, "from 1"],
	["overrun", "free", "ours up to $10,000"],
	["hiring", "yes", '"open" or "closed"'],
	["internship", "next February", "next: February 2027"],
	["systems", "Xero and MYOB.", "full stop"],
	["insurance", "yes", "true or false"],
])("decision %s: refuses %j and says how to fix it", (name, value, cure) => {
	const changed = { ...decisions, [name]: { value, agreed: undefined } };
	const found = problemsIn("decisions.ts", decisionsSchema, changed);
	expect(found).toEqual([expect.stringContaining(cure)]);
	expect(found[0]).toContain(`decisions.ts: ${name}.value is ${JSON.stringify(value)}.`);
});

test("a quote takes a permission and no quotation marks; its words may begin with an apostrophe", () => {
	const quote = {
		words: "’Til we stopped it, none of us knew.",
		name: "Mere Tai",
		role: "Manager",
		organisation: "Rimu Mutual",
		permission: "2026-01-31",
	};
	const of = (changes: object) =>
		problemsIn("proof.ts", proofSchema, {
			clients: [],
			quotes: [{ ...quote, ...changes }],
			results: [],
		});
	expect(of({})).toEqual([]);
	expect(of({ words: "“Yes.”" })[0]).toContain("quotation marks");
	expect(of({ permission: undefined })[0]).toContain("leave the entry out");
	expect(of({ permission: "2026-02-31" })[0]).toContain("leave the entry out");
	expect(of({ permission: "2999-01-01" })[0]).toContain("leave the entry out");
});

const project = {
	VITE_FIREBASE_API_KEY: "key",
	VITE_FIREBASE_AUTH_DOMAIN: "auth.shop-online.co.nz",
	VITE_FIREBASE_PROJECT_ID: "shop-online",
	VITE_FIREBASE_APP_ID: "1:2:web:3",
};

test("no settings and valid ones are accepted", () => {
	expect(settingProblems({ MODE: "production", DEV: false })).toEqual([]);
	expect(settingProblems({ ...project, VITE_SITE_ADDRESS: "https://preview.shop.nz" })).toEqual([]);
	expect(settingProblems({ VITE_AUTH_EMULATOR: "http://127.0.0.1:4399/" })).toEqual([]);
});

// Each would end up in a policy, an address or a command.
test.each([
	["VITE_FIREBASE_AUTH_DOMAIN", "shop.web.app; script-src *"],
	["VITE_FIREBASE_PROJECT_ID", "shop-online --force"],
	["VITE_FIREBASE_MEASUREMENT_ID", "UA-12345"],
	["VITE_AUTH_EMULATOR", "javascript:alert(1)"],
	["VITE_SIGN_UP", "yes"],
	["VITE_PLAIN_ERRORS", "true"],
	["VITE_REPORTS_ADDRESS", 'https://reports.shop.co.nz/"; other="https://evil.example'],
	["VITE_REPORTS_ADDRESS", "https://reports.shop.co.nz/site; script-src *"],
])("%s as %j is refused, and it alone", (name, value) => {
	const found = settingProblems({ ...project, [name]: value });
	expect(found).toEqual([
		expect.stringContaining(`.env: ${name} is ${JSON.stringify(value)}. Write`),
	]);
});

test("settings that don't fit together are refused: half a project, emails without accounts", () => {
	for (const name of Object.keys(project))
		expect(settingProblems({ ...project, [name]: "" })).toEqual([expect.stringContaining(name)]);
	expect(settingProblems({ ...project, VITE_VERIFICATION_EMAIL: "on" })).toHaveLength(1);
});
