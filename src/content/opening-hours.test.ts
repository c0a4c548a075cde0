import { expect, test } from "vitest";
import { openingStatus } from "./opening-hours";

/** Local Auckland time with its offset at that date: +12:00 standard, +13:00 daylight. */
const at = (local: string) => openingStatus(new Date(local)).text;

test("opens at 9 and closes at 18, to the minute", () => {
	expect(at("2026-11-23T08:59:59+13:00")).toBe("Opens at 9AM");
	expect(at("2026-11-23T09:00:00+13:00")).toBe("Open now");
	expect(at("2026-11-23T17:59:59+13:00")).toBe("Open now");
	expect(at("2026-11-23T18:00:00+13:00")).toBe("Opens Tuesday 9AM");
});

test("midnight belongs to the day that begins", () => {
	expect(at("2026-11-24T00:00:00+13:00")).toBe("Opens at 9AM");
});

test("after Friday's close and all weekend the next opening is Monday", () => {
	expect(at("2026-11-27T18:00:00+13:00")).toBe("Opens Monday 9AM");
	expect(at("2026-11-28T10:00:00+13:00")).toBe("Opens Monday 9AM");
	expect(at("2026-11-29T23:59:00+13:00")).toBe("Opens Monday 9AM");
});

test("follows the clock when daylight saving begins (27 September 2026)", () => {
	// The same moment of the day in UTC is an hour later in Auckland the day after the change.
	expect(at("2026-09-25T20:30:00Z")).toBe("Opens Monday 9AM");
	expect(at("2026-09-24T20:30:00Z")).toBe("Opens at 9AM");
	expect(at("2026-09-27T20:30:00Z")).toBe("Open now");
});

test("follows the clock when daylight saving ends (4 April 2027)", () => {
	expect(at("2027-04-01T20:30:00Z")).toBe("Open now");
	expect(at("2027-04-04T20:30:00Z")).toBe("Opens at 9AM");
	expect(at("2027-04-04T21:00:00Z")).toBe("Open now");
});

test("a reader abroad sees Auckland's hours", () => {
	expect(at("2026-11-23T15:00:00-08:00")).toBe("Open now");
});
