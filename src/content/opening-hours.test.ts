import { afterEach, expect, test, vi } from "vitest";
import { hoursText, openDays, openingStatus } from "./opening-hours";

const office = { firstDay: "Monday", lastDay: "Friday", opens: "09:00", closes: "18:00" } as const;
const shop = { firstDay: "Tuesday", lastDay: "Saturday", opens: "08:30", closes: "12:00" } as const;

/** A list of public holidays that has none in 2026 and most of 2027. */
const known = ["2027-12-25"];

/** What is said at a moment: Auckland's time has the offset +12:00, or +13:00 in summer. */
const at = (moment: string, closed = known, hours: typeof office | typeof shop = office) =>
	openingStatus(new Date(moment), closed, hours)?.text;

afterEach(() => vi.unstubAllEnvs());

test.each(["Pacific/Auckland", "America/Los_Angeles"])(
	"the phone is answered in Auckland's hours, whatever the visitor's time zone: %s",
	(zone) => {
		vi.stubEnv("TZ", zone);
		for (const [moment, status] of [
			// To the minute.
			["2026-11-23T08:59:59+13:00", "Opens at 9AM"],
			["2026-11-23T09:00:00+13:00", "Open now"],
			["2026-11-23T17:59:59+13:00", "Open now"],
			["2026-11-23T18:00:00+13:00", "Opens Tuesday 9AM"],
			["2026-11-23T15:00:00-08:00", "Open now"],
			// Midnight belongs to the new day.
			["2026-11-24T00:00:00+13:00", "Opens at 9AM"],
			// From Friday's closing on, the next opening is Monday.
			["2026-11-27T18:00:00+13:00", "Opens Monday 9AM"],
			["2026-11-29T23:59:00+13:00", "Opens Monday 9AM"],
			// From the day on which daylight saving begins, the same UTC time is an hour later in Auckland.
			["2026-09-24T20:30:00Z", "Opens at 9AM"],
			["2026-09-27T20:30:00Z", "Open now"],
			// It ends on 4 April 2027.
			["2027-04-01T20:30:00Z", "Open now"],
			["2027-04-04T20:30:00Z", "Opens at 9AM"],
			["2027-04-04T21:00:00Z", "Open now"],
		] as const)
			expect(at(moment), moment).toBe(status);
	},
);

test("it is closed on public holidays, and the next opening is after them", () => {
	const closed = ["2026-12-25", "2026-12-26", "2026-12-28", "2027-01-01", "2027-01-04"];
	const on = (moment: string) => at(moment, closed);
	expect(on("2026-12-24T17:59:00+13:00")).toBe("Open now");
	expect(on("2026-12-24T18:00:00+13:00")).toBe("Opens Tuesday 9AM");
	expect(on("2026-12-25T10:00:00+13:00")).toBe("Opens Tuesday 9AM");
	expect(on("2026-12-28T10:00:00+13:00")).toBe("Opens Tuesday 9AM");
	expect(on("2026-12-29T08:00:00+13:00")).toBe("Opens at 9AM");
	expect(on("2026-12-31T18:00:00+13:00")).toBe("Opens Tuesday 9AM");
	// The holiday is the day in Auckland, not the visitor's.
	expect(on("2026-12-24T13:00:00-08:00")).toBe("Opens Tuesday 9AM");
});

test("where the list of public holidays has ended, nothing is said of now or of the next opening", () => {
	const closed = ["2029-12-25", "2029-12-26"];
	const on = (moment: string) => at(moment, closed);
	expect(on("2029-12-31T17:59:00+13:00")).toBe("Open now");
	// The next opening would be in 2030, whose holidays aren't known.
	expect(on("2029-12-31T18:00:00+13:00")).toBeUndefined();
	expect(on("2030-01-01T10:00:00+13:00")).toBeUndefined();
	expect(on("2030-12-25T10:00:00+13:00")).toBeUndefined();
	// It is still 2029 for this visitor, but not in Auckland.
	expect(on("2029-12-31T13:00:00-08:00")).toBeUndefined();
	expect(at("2026-11-23T10:00:00+13:00", [])).toBeUndefined();
});

test("supports other days and half hours", () => {
	const shopAt = (moment: string) => at(moment, known, shop);
	expect(shopAt("2026-11-23T09:00:00+13:00")).toBe("Opens Tuesday 8:30AM");
	expect(shopAt("2026-11-24T08:29:00+13:00")).toBe("Opens at 8:30AM");
	expect(shopAt("2026-11-28T11:59:00+13:00")).toBe("Open now");
	expect(shopAt("2026-11-28T12:00:00+13:00")).toBe("Opens Tuesday 8:30AM");
});

test("hours in words", () => {
	expect(hoursText(office)).toBe("Monday to Friday, 9AM to 6PM NZT");
	expect(hoursText(shop)).toBe("Tuesday to Saturday, 8:30AM to 12PM NZT");
	expect(hoursText({ ...shop, lastDay: "Wednesday" })).toBe(
		"Tuesday and Wednesday, 8:30AM to 12PM NZT",
	);
	expect(hoursText({ ...shop, lastDay: "Tuesday" })).toBe("Tuesday, 8:30AM to 12PM NZT");
	expect(openDays(shop)).toEqual(["Tuesday", "Wednesday", "Thursday", "Friday", "Saturday"]);
});
