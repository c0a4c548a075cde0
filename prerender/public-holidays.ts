import Holidays from "date-holidays";
import type { Plugin } from "vite";
import { company } from "../src/content/company.ts";

const name = "virtual:public-holidays";

/** How many years ahead a build knows the holidays. */
const years = 4;

/**
 * New Zealand's public holidays in a year, including the days on which weekend holidays are observed
 * and the anniversary day of the location's region.
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

/** Provides the public holidays of this and the next years as a virtual module, for the opening hours. */
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
