import Holidays from "date-holidays";
import { company } from "../src/content/company.ts";

/** How many years of holidays a build has, this one included. */
const years = 4;

/** Cities whose region has another name, by the region's code in date-holidays. */
const citiesByRegion: Readonly<Record<string, readonly string[]>> = {
	BOP: ["Tauranga", "Rotorua"],
	CAN: ["Christchurch"],
	HKB: ["Napier", "Hastings"],
	MBH: ["Blenheim"],
	MWT: ["Palmerston North", "Whanganui"],
	NTL: ["Whangārei"],
	OTA: ["Dunedin", "Queenstown"],
	STL: ["Invercargill"],
	TKI: ["New Plymouth"],
	WGN: ["Lower Hutt", "Porirua"],
	WKO: ["Hamilton"],
	WTC: ["Greymouth"],
};

/**
 * The region whose anniversary day is observed at a location: its code in date-holidays.
 * @param location as in the company file: "Auckland, New Zealand"
 * @returns undefined if the place isn't known
 */
export function regionOf(location: string): string | undefined {
	const [city = ""] = location.split(",");
	const regions = Object.entries(new Holidays().getStates("NZ"));
	const byCity = Object.entries(citiesByRegion).find(([, cities]) => cities.includes(city));
	return (byCity ?? regions.find(([, name]) => name.startsWith(city)))?.[0];
}

/**
 * New Zealand's public holidays in a year, including the days on which weekend holidays are observed
 * and the anniversary day of the location's region, if that is known.
 * @param location as in the company file: "Auckland, New Zealand"
 * @returns dates such as "2026-12-25", in order
 */
export function publicHolidays(year: number, location: string = company.location): string[] {
	const region = regionOf(location);
	const calendar = region ? new Holidays("NZ", region) : new Holidays("NZ");
	return calendar
		.getHolidays(year)
		.filter(({ type }) => type === "public")
		.map(({ date }) => date.slice(0, 10));
}

/** The public holidays of this and the next years, for the opening hours. */
export function comingHolidays(): string[] {
	const first = new Date().getFullYear();
	return Array.from({ length: years }, (_, ahead) => publicHolidays(first + ahead)).flat();
}
