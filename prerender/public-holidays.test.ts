import { expect, test } from "vitest";
import { publicHolidays } from "./public-holidays";

/*
 * The days on which an Auckland office is closed, from the Ministry of Business, Innovation and
 * Employment's list of public holidays and anniversary dates (employment.govt.nz).
 */
const official: Record<number, string[]> = {
	2026: [
		...["2026-01-01", "2026-01-02", "2026-01-26", "2026-02-06", "2026-04-03", "2026-04-06"],
		...["2026-04-27", "2026-06-01", "2026-07-10", "2026-10-26", "2026-12-25", "2026-12-28"],
	],
	2027: [
		...["2027-01-01", "2027-01-04", "2027-02-01", "2027-02-08", "2027-03-26", "2027-03-29"],
		...["2027-04-26", "2027-06-07", "2027-06-25", "2027-10-25", "2027-12-27", "2027-12-28"],
	],
	2028: [
		...["2028-01-03", "2028-01-04", "2028-01-31", "2028-02-07", "2028-04-14", "2028-04-17"],
		...["2028-04-25", "2028-06-05", "2028-07-14", "2028-10-23", "2028-12-25", "2028-12-26"],
	],
};

const onWeekdays = (dates: string[]) => dates.filter((date) => new Date(date).getUTCDay() % 6 > 0);

test.each(Object.entries(official))(
	"an office in Auckland is closed in %s as listed",
	(year, dates) => {
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
