import { type Company, company } from "./company.ts";

export type Hours = Company["hours"];

/** A time as people write it here: "9AM", "5:30PM". */
export function clock(time: string): string {
	const [hour = 0, minute = 0] = time.split(":").map(Number);
	const minutes = minute === 0 ? "" : `:${String(minute).padStart(2, "0")}`;
	return `${hour % 12 || 12}${minutes}${hour < 12 ? "AM" : "PM"}`;
}

/** The hours in words: "Monday to Friday, 9AM to 6PM NZT". */
export function hoursText({ firstDay, lastDay, opens, closes }: Hours): string {
	const days = firstDay === lastDay ? firstDay : `${firstDay} to ${lastDay}`;
	return `${days}, ${clock(opens)} to ${clock(closes)} NZT`;
}

/** The company's own hours in words. */
export const openingHours = hoursText(company.hours);
