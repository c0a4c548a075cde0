import type { Company } from "../../src/content/company.ts";
import { openDays } from "../../src/content/opening-hours.ts";
import { checkLogoAndIcons, picture } from "./company-pictures.ts";
import { hasSameRatio, type ProblemList, problemList } from "./problem-list.ts";

/** Search results show about 60 characters of a title, and every title ends with the name. */
const longestName = 30;

/** The size at which portraits are displayed, in CSS pixels. */
const portrait = { width: 480, height: 600 };

const parse = (text: string) => (URL.canParse(text) ? new URL(text) : undefined);

const isHttps = (url: URL | undefined) => url?.protocol === "https:" && url.hostname.includes(".");

function isLinkedIn(text: string): boolean {
	const url = parse(text);
	return (
		isHttps(url) &&
		/^([a-z]+\.)?linkedin\.com$/.test(url?.hostname ?? "") &&
		/^\/(company|in|school)\/[^/]+/.test(url?.pathname ?? "")
	);
}

/** Whether a text is an https origin. */
function isSiteAddress(text: string): boolean {
	const url = parse(text);
	return isHttps(url) && url?.origin === text;
}

/** Whether a text is an https origin or the origin of a local server. */
const isPreviewAddress = (text: string) =>
	isSiteAddress(text) || /^http:\/\/(localhost|127\.0\.0\.1)(:\d+)?$/.test(text);

function checkContact(company: Company, previewAddress: string, { need, text }: ProblemList): void {
	for (const field of ["name", "legalName", "tagline", "location"] as const)
		text(field, company[field]);
	need(
		String(company.name).length <= longestName,
		"name",
		company.name,
		`Shorten it to ${longestName} characters. The full name goes in legalName.`,
	);
	need(
		!/\.$/.test(company.tagline),
		"tagline",
		company.tagline,
		"Leave out the full stop at the end.",
	);
	need(
		isSiteAddress(company.siteAddress),
		"siteAddress",
		company.siteAddress,
		`Write it as ${isHttps(parse(company.siteAddress)) ? parse(company.siteAddress)?.origin : "https://www.yourcompany.co.nz"}, with nothing after the host, not even a slash.`,
	);
	need(
		previewAddress === "" || isPreviewAddress(previewAddress),
		"VITE_SITE_ADDRESS (in the environment or .env)",
		previewAddress,
		"Write it as https://preview.yourcompany.co.nz, with nothing after the host, or leave it empty.",
	);
	// E.164: a plus, the country code, at most 15 digits.
	need(
		/^\+[1-9]\d*( \d+)*$/.test(company.phone) &&
			/^\d{8,15}$/.test(company.phone.replace(/[+ ]/g, "")),
		"phone",
		company.phone,
		"Write it with the country code, such as +64 9 123 4567: a plus, 8 to 15 digits, single spaces.",
	);
	need(
		/^[^\s@<>"?&]+@[^\s@<>"?&]+\.[a-z]{2,}$/i.test(company.email),
		"email",
		company.email,
		"Write it as hello@yourcompany.co.nz.",
	);
	need(
		isLinkedIn(company.linkedIn),
		"linkedIn",
		company.linkedIn,
		"Copy the page's address: https://www.linkedin.com/company/yourcompany.",
	);
	need(
		Number.isInteger(company.copyrightYear) &&
			company.copyrightYear > 1990 &&
			company.copyrightYear <= new Date().getFullYear(),
		"copyrightYear",
		company.copyrightYear,
		"Write a year with four digits that isn't in the future.",
	);
}

function checkHours({ hours }: Company, { need }: ProblemList): void {
	need(
		openDays(hours)[0] === hours.firstDay && openDays(hours).at(-1) === hours.lastDay,
		"hours.firstDay and hours.lastDay",
		[hours.firstDay, hours.lastDay],
		"Write full English names of days, the first not after the last. The week starts on Monday.",
	);
	const timesHold = (["opens", "closes"] as const).map((field) =>
		need(
			/^([01]\d|2[0-3]):[0-5]\d$/.test(hours[field]),
			`hours.${field}`,
			hours[field],
			"Write a 24-hour time with four digits, such as 09:00 or 17:30.",
		),
	);
	need(
		timesHold.includes(false) || hours.opens < hours.closes,
		"hours.closes",
		hours.closes,
		`It must be later than hours.opens, which is ${hours.opens}.`,
	);
}

async function checkPeople({ people }: Company, publicFolder: string, list: ProblemList) {
	const { need, text } = list;
	need(
		people.length >= 2,
		"people",
		people.map(({ name }) => name),
		"The pages name two: first whoever signs scopes, then whoever signs releases.",
	);
	for (const [index, person] of people.entries()) {
		const at = `people[${index}]`;
		for (const field of ["name", "role", "about", "portrait"] as const)
			text(`${at}.${field}`, person[field]);
		need(
			isLinkedIn(person.linkedIn),
			`${at}.linkedIn`,
			person.linkedIn,
			"Copy the profile's address: https://www.linkedin.com/in/their-name.",
		);
		for (const field of ["name", "portrait", "linkedIn"] as const) {
			const first = people.findIndex((other) => other[field] === person[field]);
			need(
				first === index,
				`${at}.${field}`,
				person[field],
				`people[${first}] has the same. Each person needs their own.`,
			);
		}
		for (const ending of ["avif", "webp"]) {
			const file = `/portraits/${person.portrait}.${ending}`;
			const size = await picture(list, `${at}.portrait`, person.portrait, file, publicFolder);
			if (!size) continue;
			const { width, height } = portrait;
			need(
				size.type === ending,
				`${at}.portrait`,
				person.portrait,
				`public${file} holds a ${size.type}. Save it as ${ending.toUpperCase()}.`,
			);
			need(
				size.width >= width && size.height >= height,
				`${at}.portrait`,
				person.portrait,
				`public${file} is ${size.width} by ${size.height} pixels. Use one of at least ${width} by ${height}.`,
			);
			need(
				hasSameRatio(size, portrait),
				`${at}.portrait`,
				person.portrait,
				`public${file} is ${size.width} by ${size.height} pixels. Crop it to 4 wide by 5 high.`,
			);
		}
	}
}

/**
 * Checks the company file. Returns a message for each problem: the field, its value and how to fix it.
 * @param publicFolder the folder with the pictures
 * @param previewAddress the value of `VITE_SITE_ADDRESS`, or empty
 */
export async function companyProblems(
	company: Company,
	publicFolder: string,
	previewAddress: string,
): Promise<string[]> {
	const list = problemList();
	const groups = ["hours", "logo", "icons", "people"] as const;
	const complete = groups.every((field) =>
		list.need(Boolean(company[field]), field, company[field], "Put it back."),
	);
	if (complete) {
		checkContact(company, previewAddress, list);
		checkHours(company, list);
		await checkLogoAndIcons(company, publicFolder, list);
		await checkPeople(company, publicFolder, list);
	}
	return list.problems;
}
