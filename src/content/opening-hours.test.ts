import { afterEach, expect, test, vi } from "vitest";
import { hoursText, openDays, openingStatus } from "./opening-hours";

const office = { firstDay: "Monday", lastDay: "Friday", opens: "09:00", closes: "18:00" } as const;
const shop = { firstDay: "Tuesday", lastDay: "Saturday", opens: "08:30", closes: "12:00" } as const;

const holidays = ["2026-12-25", "2026-12-28", "2027-01-01", "2027-01-04"];

const at = (moment: string, hours: typeof office | typeof shop = office) =>
	openingStatus(new Date(moment), holidays, hours)?.text;

afterEach(() => vi.unstubAllEnvs());

test.each(["Pacific/Auckland", "America/Los_Angeles"])(
	"the phone is answered in Auckland's hours, whatever the visitor's time zone: %s",
	(zone) => {
		vi.stubEnv("TZ", zone);
		for (const [moment, status] of [
			["2026-11-23T08:59:59+13:00", "Opens at 9AM"],
			["2026-11-23T09:00:00+13:00", "Open now"],
			["2026-11-23T17:59:59+13:00", "Open now"],
			["2026-11-23T18:00:00+13:00", "Opens Tuesday 9AM"],
			["2026-11-24T00:00:00+13:00", "Opens at 9AM"],
			["2026-11-27T18:00:00+13:00", "Opens Monday 9AM"],
			// Daylight saving ends on 4 April 2027.
			["2027-04-01T20:30:00Z", "Open now"],
			["2027-04-04T20:30:00Z", "Opens at 9AM"],
			// A holiday is the day in Auckland, not the visitor's.
			["2026-12-24T13:00:00-08:00", "Opens Tuesday 9AM"],
			["2026-12-31T18:00:00+13:00", "Opens Tuesday 9AM"],
		] as const)
			expect(at(moment), moment).toBe(status);
	},
);

test("after the last year whose holidays are known, nothing is said", () => {
	expect(at("2027-12-31T17:59:00+13:00")).toBe("Open now");
	// The next opening would be in 2028.
	expect(at("2027-12-31T18:00:00+13:00")).toBeUndefined();
	expect(at("2028-01-05T10:00:00+13:00")).toBeUndefined();
});

test("supports other days and half hours", () => {
	expect(at("2026-11-23T09:00:00+13:00", shop)).toBe("Opens Tuesday 8:30AM");
	expect(at("2026-11-28T11:59:00+13:00", shop)).toBe("Open now");
	expect(at("2026-11-28T12:00:00+13:00", shop)).toBe("Opens Tuesday 8:30AM");
	expect(openDays(shop)).toEqual(["Tuesday", "Wednesday", "Thursday", "Friday", "Saturday"]);
});

test("hours in words", () => {
	expect(hoursText(office)).toBe("Monday to Friday, 9AM to 6PM NZT");
	expect(hoursText({ ...shop, lastDay: "Wednesday" })).toBe(
		"Tuesday and Wednesday, 8:30AM to 12PM NZT",
	);
	expect(hoursText({ ...shop, lastDay: "Tuesday" })).toBe("Tuesday, 8:30AM to 12PM NZT");
});
