import Holidays from "date-holidays";
import type { Plugin } from "vite";
import { company } from "../src/content/company.ts";

const name = "virtual:public-holidays";

/** A site that is not built anew for longer than this no longer knows when it is closed. */
const years = 4;

/**
 * New Zealand's public holidays of a year, with the days on which those that fall on a weekend are
 * observed, and the anniversary day of the region that the location names, if it names one.
 * @param location as in the company file: "Auckland, New Zealand"
 * @returns dates such as "2026-12-25", in order
 */
export function publicHolidays(year: number, location: string = company.location): string[] {
	const [city = ""] = location.split(",");
	const regions = Object.entries(new Holidays().getStates("NZ"));
	const region = regions.find(([, title]) => title.startsWith(city))?.[0];
	const calendar = region ? new Holidays("NZ", region) : new Holidays("NZ");
	return calendar
		.getHolidays(year)
		.filter(({ type }) => type === "public")
		.map(({ date }) => date.slice(0, 10));
}

/** Gives the opening hours the public holidays of this year and the next ones, as a module. */
export function publicHolidaysModule(): Plugin {
	return {
		name: "public-holidays",
		resolveId: (id) => (id === name ? `\0${name}` : undefined),
		load(id) {
			if (id !== `\0${name}`) return;
			const first = new Date().getFullYear();
			const dates = Array.from({ length: years }, (_, ahead) => publicHolidays(first + ahead));
			return `export default ${JSON.stringify(dates.flat())};`;
		},
	};
}
