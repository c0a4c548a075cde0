import { expect, test } from "vitest";
import { publicHolidays } from "./public-holidays";

/*
 * The days on which an Auckland office is closed, from the Ministry of Business, Innovation and
 * Employment's list of public holidays and anniversary dates (employment.govt.nz).
 */
const official = {
	2026: "01-01 01-02 01-26 02-06 04-03 04-06 04-27 06-01 07-10 10-26 12-25 12-28",
	2027: "01-01 01-04 02-01 02-08 03-26 03-29 04-26 06-07 06-25 10-25 12-27 12-28",
	2028: "01-03 01-04 01-31 02-07 04-14 04-17 04-25 06-05 07-14 10-23 12-25 12-26",
};

const onWeekdays = (dates: string[]) => dates.filter((date) => new Date(date).getUTCDay() % 6 > 0);

test.each(Object.entries(official))(
	"an office in Auckland is closed in %s as listed",
	(year, days) => {
		const dates = days.split(" ").map((day) => `${year}-${day}`);
		expect(onWeekdays(publicHolidays(Number(year), "Auckland, New Zealand"))).toEqual(dates);
	},
);

test("another region has its own anniversary day, an unknown place none", () => {
	const wellington = publicHolidays(2026, "Wellington, New Zealand");
	expect(wellington).toContain("2026-01-19");
	expect(wellington).not.toContain("2026-01-26");
	// Show Day, and Otago's.
	expect(publicHolidays(2026, "Christchurch, New Zealand")).toContain("2026-11-13");
	expect(publicHolidays(2026, "Dunedin, New Zealand")).toContain("2026-03-23");
	expect(publicHolidays(2026, "Somewhere, New Zealand")).toHaveLength(wellington.length - 1);
});
