import { cpSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { type Company, company } from "#src/content/company.ts";
import { companyProblems } from "./company-check";

// A copy of the site's pictures, with faulty ones added.
const folder = mkdtempSync(join(tmpdir(), "pictures-"));
cpSync("public", folder, { recursive: true });
afterAll(() => rmSync(folder, { recursive: true }));

/** The header of a lossless WebP, which contains its size (RFC 9649, section 3.4). */
function webp(width: number, height: number): Buffer {
	const bytes = Buffer.alloc(32);
	bytes.write("RIFF", 0);
	bytes.writeUInt32LE(24, 4);
	bytes.write("WEBPVP8L", 8);
	bytes.writeUInt32LE(12, 16);
	bytes[20] = 0x2f;
	bytes.writeUInt32LE((width - 1) | ((height - 1) << 14), 21);
	return bytes;
}

for (const [name, bytes] of Object.entries({
	small: webp(479, 599),
	square: webp(900, 900),
	broken: Buffer.from("not a picture"),
})) {
	cpSync(
		join(folder, `portraits/${company.people[0].portrait}.avif`),
		join(folder, `portraits/${name}.avif`),
	);
	writeFileSync(join(folder, `portraits/${name}.webp`), bytes);
}
writeFileSync(
	join(folder, "wide.svg"),
	'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 1"/>',
);

writeFileSync(
	join(folder, "letters.svg"),
	`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${company.logo.width} ${company.logo.height}"><text>Kōwhai</text></svg>`,
);

const problems = (changes: Record<string, unknown>, preview = "") =>
	companyProblems({ ...company, ...changes } as Company, folder, preview);
const withFirst = (changes: Record<string, unknown>) => ({
	people: [{ ...company.people[0], ...changes }, ...company.people.slice(1)],
});
const withHours = (changes: Record<string, unknown>) => ({
	hours: { ...company.hours, opens: "09:00", closes: "18:00", ...changes },
});

test("finds no problems in the company file as it is", async () => {
	expect(await problems({})).toEqual([]);
});

test.each([
	["name", { name: "" }, "Fill this in"],
	["name", { name: "The Very Long Name Consultancy of" }, "30 characters"],
	["legalName", { legalName: " Limited" }, "space"],
	["legalName", { legalName: undefined }, "Fill this in"],
	["tagline", { tagline: "We help." }, "full stop"],
	["siteAddress", { siteAddress: "http://www.kowhai.co.nz" }, "https://"],
	["siteAddress", { siteAddress: "https://www.kowhai.co.nz/" }, "not even a slash"],
	["siteAddress", { siteAddress: "https://www.kowhai.co.nz/site" }, "nothing after the host"],
	["siteAddress", { siteAddress: "www.kowhai.co.nz" }, "https://"],
	["phone", { phone: "09 123 4567" }, "+64"],
	["phone", { phone: "+64 (0)9 123 4567" }, "single spaces"],
	["phone", { phone: "+64 9  123 4567" }, "single spaces"],
	["phone", { phone: "+64 9 12" }, "8 to 15 digits"],
	["phone", { phone: "+64 9 123 4567 8901 2345" }, "8 to 15 digits"],
	["email", { email: "hello@kowhai" }, "hello@yourcompany"],
	["email", { email: "mailto:hello kowhai.co.nz" }, "hello@yourcompany"],
	["linkedIn", { linkedIn: "http://www.linkedin.com/company/kowhai" }, "Copy the page's address"],
	["linkedIn", { linkedIn: "https://linkedin.com.example/company/kowhai" }, "Copy"],
	["linkedIn", { linkedIn: "https://www.linkedin.com/" }, "Copy"],
	["copyrightYear", { copyrightYear: 25 }, "four digits"],
	["copyrightYear", { copyrightYear: "2025" }, "four digits"],
	["hours.firstDay", withHours({ firstDay: "Mon" }), "full English names"],
	["hours.firstDay", withHours({ firstDay: "Friday", lastDay: "Monday" }), "not after the last"],
	["hours.firstDay", withHours({ firstDay: "Mon", lastDay: "Sunday" }), "full English names"],
	["hours.opens", withHours({ opens: "9AM" }), "24-hour time"],
	["hours.closes", withHours({ closes: "24:00" }), "24-hour time"],
	["hours.closes", withHours({ closes: "09:00" }), "later than hours.opens"],
	["logo.dark", { logo: { ...company.logo, dark: "/no.svg" } }, "There is no public/no.svg"],
	["logo.light", { logo: { ...company.logo, light: company.icons.small } }, "as an SVG"],
	["logo.width", { logo: { ...company.logo, light: "/wide.svg" } }, "wide.svg is 9 by 1"],
	["logo.light", { logo: { ...company.logo, light: "/letters.svg" } }, "converted to outlines"],
	["icons.large", { icons: { ...company.icons, large: company.icons.small } }, "512 by 512"],
	["icons.small", { icons: { ...company.icons, small: company.logo.light } }, "as a PNG"],
	["people", { people: undefined }, "Put it back"],
	["people", { people: company.people.slice(0, 1) }, "The pages name two"],
	["people[0].about", withFirst({ about: "" }), "Fill this in"],
	[
		"people[0].linkedIn",
		withFirst({ linkedIn: "https://kowhai.co.nz/in/alex" }),
		"linkedin.com/in",
	],
	["people[1].name", withFirst({ name: company.people[1].name }), "people[0] has the same"],
	["people[1].linkedIn", withFirst({ linkedIn: company.people[1].linkedIn }), "the same"],
	["people[1].portrait", withFirst({ portrait: company.people[1].portrait }), "the same"],
	["people[0].portrait", withFirst({ portrait: "nobody" }), "no public/portraits/nobody.avif"],
	["people[0].portrait", withFirst({ portrait: "small" }), "at least 480 by 600"],
	["people[0].portrait", withFirst({ portrait: "square" }), "4 wide by 5 high"],
	["people[0].portrait", withFirst({ portrait: "broken" }), "not a picture"],
])("%s: refuses %j and says how to fix it", async (field, changes, fix) => {
	const found = await problems(changes);
	expect(found.length).toBeGreaterThan(0);
	expect(found.join("\n")).toContain(fix);
	for (const problem of found) expect(problem.startsWith(field), problem).toBe(true);
});

test("reports all problems at once", async () => {
	const found = await problems({ phone: "1", email: "x", ...withHours({ opens: "" }) });
	expect(found.map((problem) => problem.split(":")[0])).toEqual(["phone", "email", "hours.opens"]);
});

test.each(["https://preview.kowhai.co.nz", "http://127.0.0.1:3000", "http://localhost:3000"])(
	"accepts %s as an override of the site's address",
	async (address) => {
		expect(await problems({}, address)).toEqual([]);
	},
);

test.each([
	"http://kowhai.co.nz",
	"https://kowhai.co.nz/",
	"kowhai.co.nz",
	"http://127.0.0.1:3000/x",
])("refuses %s as an override of the site's address", async (address) => {
	expect((await problems({}, address)).join("\n")).toContain("VITE_SITE_ADDRESS");
});
