import type { Plugin } from "vite";
import { publicHolidays } from "../public-holidays.ts";

const name = "virtual:public-holidays";

/** How many years of holidays a build has, this one included. */
const years = 4;

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
