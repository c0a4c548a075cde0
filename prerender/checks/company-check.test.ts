import { expect, test } from "vitest";
import { type Company, company } from "#src/content/company.ts";
import { companyProblems } from "./company-check";
import { ownerFileProblems } from "./owner-files";

const shapes = { "brand/logo.svg": { src: "", width: 300, height: 40 } };
const problems = (changes: object, pictures = shapes) =>
	companyProblems({ ...company, ...changes } as Company, pictures);
const withFirst = (changes: object) => ({
	people: [{ ...company.people[0], ...changes }, ...company.people.slice(1)],
});
const withHours = (changes: object) => ({
	hours: { firstDay: "Monday", lastDay: "Friday", opens: "09:00", closes: "18:00", ...changes },
});

// The same that a build says: "npm run check" tells the owner what to do.
test("the company file, the proof file and the pictures need no attention", async () => {
	const found = await ownerFileProblems();
	if (found) throw new Error(found);
});

test.each([
	["name", { name: "" }, "Fill this in"],
	["legalName", { legalName: " Limited" }, "without spaces"],
	["legalName", { legalName: undefined }, "Fill this in"],
	["siteAddress", { siteAddress: "http://www.kowhai.co.nz" }, "https://"],
	["siteAddress", { siteAddress: "https://www.kowhai.co.nz/" }, "nothing after the host"],
	["phone", { phone: "09 123 4567" }, "+64"],
	["phone", { phone: "+64 9  123 4567" }, "single spaces"],
	["phone", { phone: "+64 9 12" }, "8 to 15 digits"],
	["email", { email: "hello@kowhai" }, "hello@yourcompany"],
	["email", { email: "hello@kowhai.nz?cc=us@kowhai.nz" }, "hello@yourcompany"],
	["linkedIn", { linkedIn: "https://linkedin.com.example/company/kowhai" }, "Copy"],
	["linkedIn", { linkedIn: "https://www.linkedin.com/" }, "Copy"],
	["copyrightYear", { copyrightYear: 25 }, "four digits"],
	["hours", withHours({ firstDay: "Friday", lastDay: "Monday" }), "not after the last"],
	["hours", withHours({ firstDay: "Mon", lastDay: "Sunday" }), "full English names"],
	["hours.opens", withHours({ opens: "9AM" }), "24-hour time"],
	["hours", withHours({ closes: "09:00" }), "later than"],
	["logo.dark", { logo: { ...company.logo, dark: "no.svg" } }, "There is no pictures/brand/no.svg"],
	["symbol", { symbol: "no.png" }, "There is no pictures/brand/no.png"],
	["people", { people: undefined }, "Fill it in"],
	["people", { people: [] }, "from one person to twelve"],
	["people[0].about", withFirst({ about: "" }), "Fill this in"],
	["people[0].linkedIn", withFirst({ linkedIn: "https://kowhai.co.nz/in/a" }), "linkedin.com/in"],
	["people[0].portrait", withFirst({ portrait: "none.jpg" }), "no pictures/portraits/none.jpg"],
])("%s: refuses %j and says how to fix it", (field, changes, fix) => {
	expect(problems(changes)).toEqual([expect.stringContaining(fix)]);
	expect(problems(changes)[0]).toMatch(`${field}: `);
});

test("two people can't have the same name, portrait or LinkedIn profile", () => {
	const [first] = company.people;
	const other = {
		...first,
		name: "Mere Tai",
		portrait: `../brand/${company.logo.light}`,
		linkedIn: "https://www.linkedin.com/in/mere-tai",
	};
	expect(problems({ people: [first, other] })).toEqual([]);
	const refused = [expect.stringContaining("Each needs their own")];
	for (const field of ["name", "portrait", "linkedIn"] as const)
		expect(problems({ people: [first, { ...other, [field]: first[field] }] })).toEqual(refused);
});

test("a logo is from square to eight times as wide as high", () => {
	const logo = { light: company.logo.light, dark: company.logo.light };
	const of = (width: number) =>
		problems({ logo }, { [`brand/${logo.light}`]: { src: "", width, height: 40 } } as never);
	expect(of(40)).toEqual([]);
	expect(of(320)).toEqual([]);
	expect(of(360)[0]).toContain("9.0 times as wide as it is high");
	expect(of(24)).toHaveLength(2);
});

test("an owner's words of any length are accepted, a name like the samples' too", () => {
	const name = "Kate Sampleford of the Very Long Name Consultancy";
	expect(problems({ name, tagline: "We help. Often.", ...withFirst({ name }) })).toEqual([]);
	expect(problems({ people: company.people.slice(0, 1) })).toEqual([]);
});

test("reports all problems at once", () => {
	const found = problems({ phone: "1", email: "x", ...withHours({ opens: "" }) });
	expect(found.map((problem) => problem.split(":")[0])).toEqual(["phone", "email", "hours.opens"]);
});
