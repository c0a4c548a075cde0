import { existsSync } from "node:fs";
import { join } from "node:path";
import type { Picture } from "virtual:pictures";
import * as v from "valibot";
import type { Company } from "../../src/content/company.ts";
import { openDays } from "../../src/content/opening-hours.ts";
import { pictureFolder } from "../pictures/pictures.ts";
import { group, problemsOf, text } from "./problems.ts";

const isHttps = (url: URL | null) => url?.protocol === "https:" && url.hostname.includes(".");

/** Whether a text is an https address without anything after the host. */
export const isSiteAddress = (value: string): boolean => {
	const url = URL.canParse(value) ? new URL(value) : null;
	return isHttps(url) && url?.origin === value;
};

function isLinkedIn(value: string): boolean {
	const url = URL.canParse(value) ? new URL(value) : null;
	const [, kind = "", name] = url?.pathname.split("/") ?? [];
	return (
		isHttps(url) &&
		/^([a-z]+\.)?linkedin\.com$/.test(url?.hostname ?? "") &&
		["company", "in", "school"].includes(kind) &&
		Boolean(name)
	);
}

const linkedIn = (example: string) =>
	v.pipe(
		text,
		v.check(isLinkedIn, `Copy the page's address: https://www.linkedin.com/${example}.`),
	);

const time = v.pipe(
	text,
	v.isoTime("Write a 24-hour time with four digits, such as 09:00 or 17:30."),
);

/** The name of a picture in one of the folders of pictures. */
export const pictureIn = (folder: string) =>
	v.pipe(
		text,
		v.check(
			(name) => existsSync(join(pictureFolder, folder, name)),
			({ input }) =>
				`There is no ${pictureFolder}/${folder}/${input}. Put the picture there, or correct its name.`,
		),
	);

/** From a little higher than wide to as wide as the bar has room for on a phone. */
const logoShape = { narrowest: 0.8, widest: 8 };

/** A logo that has a readable size in the bar. */
function logo(pictures: Readonly<Record<string, Picture>>) {
	const shapeOf = (name: string) => {
		const { width, height } = pictures[`brand/${name}`] ?? { width: 1, height: 1 };
		return width / height;
	};
	return v.pipe(
		pictureIn("brand"),
		v.check(
			(name) => shapeOf(name) >= logoShape.narrowest && shapeOf(name) <= logoShape.widest,
			({ input }) =>
				`The logo is ${shapeOf(input).toFixed(1)} times as wide as it is high. The bar has room for one from square to ${logoShape.widest} times as wide as high. Cut off empty space, or use a version on two lines.`,
		),
	);
}

const person = group({
	name: text,
	role: text,
	about: text,
	background: v.optional(text),
	portrait: pictureIn("portraits"),
	linkedIn: linkedIn("in/their-name"),
});

/** What the pages show as a hole, or what wouldn't work. */
const companySchema = (pictures: Readonly<Record<string, Picture>>) =>
	group({
		name: text,
		legalName: text,
		tagline: text,
		location: text,
		siteAddress: v.pipe(
			text,
			v.check(
				isSiteAddress,
				"Write it as https://www.yourcompany.co.nz, with nothing after the host, not even a slash.",
			),
		),
		// E.164: a plus, the country code, 15 digits at most.
		phone: v.pipe(
			text,
			v.check(
				(phone) =>
					/^\+[1-9]\d*( \d+)*$/.test(phone) && /^\d{8,15}$/.test(phone.replace(/[+ ]/g, "")),
				"Write it with the country code, such as +64 9 123 4567: a plus, 8 to 15 digits, single spaces.",
			),
		),
		email: v.pipe(
			text,
			v.regex(/^[^\s@<>"?&]+@[^\s@<>"?&]+\.[a-z]{2,}$/i, "Write it as hello@yourcompany.co.nz."),
		),
		linkedIn: linkedIn("company/yourcompany"),
		copyrightYear: v.pipe(
			v.number("Write a year with four digits."),
			v.check((year) => /^\d{4}$/.test(String(year)), "Write a year with four digits."),
		),
		hours: v.pipe(
			group({ firstDay: text, lastDay: text, opens: time, closes: time }),
			v.check((hours) => {
				const days: string[] = openDays(hours as Company["hours"]);
				return days[0] === hours.firstDay && days.at(-1) === hours.lastDay;
			}, "Write full English names of days, the first not after the last. The week starts on Monday."),
			v.check(
				({ opens, closes }) => opens < closes,
				"The time in closes must be later than the one in opens.",
			),
		),
		logo: group({ light: logo(pictures), dark: logo(pictures) }),
		symbol: pictureIn("brand"),
		people: v.pipe(
			v.array(person, "This is missing. Fill it in."),
			v.check(
				({ length }) => length >= 1 && length <= 12,
				"The pages show from one person to twelve.",
			),
			v.check(
				(people) =>
					(["name", "portrait", "linkedIn"] as const).every(
						(field) => new Set(people.map((each) => each[field])).size === people.length,
					),
				"Two people have the same name, portrait or LinkedIn profile. Each needs their own.",
			),
		),
	});

/**
 * Checks the company file. Returns a message for each problem: the field, its value and what to do.
 * @param pictures the owner's pictures, as far as they could be made
 */
export const companyProblems = (
	company: Company,
	pictures: Readonly<Record<string, Picture>>,
): string[] => problemsOf(companySchema(pictures), company);
