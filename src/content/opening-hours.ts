import { type Company, company } from "#src/content/company.ts";

type Hours = Company["hours"];

const week: readonly Hours["firstDay"][] = [
	"Monday",
	"Tuesday",
	"Wednesday",
	"Thursday",
	"Friday",
	"Saturday",
	"Sunday",
];

/** Formats a time: "9AM", "5:30PM". */
export function clock(time: string): string {
	const [hour = 0, minute = 0] = time.split(":").map(Number);
	const minutes = minute === 0 ? "" : `:${String(minute).padStart(2, "0")}`;
	return `${hour % 12 || 12}${minutes}${hour < 12 ? "AM" : "PM"}`;
}

/** Formats the hours: "Monday to Friday, 9AM to 6PM NZT", or "Monday and Tuesday, …". */
export function hoursText({ firstDay, lastDay, opens, closes }: Hours): string {
	const between = week.indexOf(lastDay) - week.indexOf(firstDay) === 1 ? "and" : "to";
	const days = firstDay === lastDay ? firstDay : `${firstDay} ${between} ${lastDay}`;
	return `${days}, ${clock(opens)} to ${clock(closes)} NZT`;
}

/** The company's hours as text. */
export const openingHours = hoursText(company.hours);

/** The days on which the phone is answered, in order. */
export function openDays({ firstDay, lastDay }: Hours) {
	return week.slice(week.indexOf(firstDay), week.indexOf(lastDay) + 1);
}

/** The date and time in New Zealand at a moment: "2026-11-23" and "08:59". Swedes write them so. */
const localTime = (now: Date) =>
	now
		.toLocaleString("sv-SE", {
			timeZone: "Pacific/Auckland",
			dateStyle: "short",
			timeStyle: "short",
		})
		.split(" ");

/**
 * Whether the phone is answered at a moment, in New Zealand time wherever the visitor is.
 * @param closedOn dates on which the phone isn't answered, such as "2026-12-25", in order. They are known
 * to the end of the last one's year
 * @returns "Open now", "Opens at 9AM" (later the same day) or "Opens Monday 9AM". Undefined if that depends
 * on a year without known dates
 */
export function openingStatus(
	now: Date,
	closedOn: readonly string[],
	hours: Hours = company.hours,
): { open: boolean; text: string } | undefined {
	const [today = "", time = ""] = localTime(now);
	const days = openDays(hours);
	const lastYear = closedOn.at(-1)?.slice(0, 4) ?? "";
	for (let ahead = 0; ahead < 30; ahead += 1) {
		const date = new Date(today);
		date.setUTCDate(date.getUTCDate() + ahead);
		const weekday = week[(date.getUTCDay() + 6) % 7] ?? "Monday";
		const day = date.toISOString().slice(0, 10);
		if (day.slice(0, 4) > lastYear) return;
		const closed = closedOn.includes(day);
		if (closed || !days.includes(weekday)) continue;
		if (ahead > 0) return { open: false, text: `Opens ${weekday} ${clock(hours.opens)}` };
		if (time < hours.opens) return { open: false, text: `Opens at ${clock(hours.opens)}` };
		if (time < hours.closes) return { open: true, text: "Open now" };
	}
	throw new Error("No day in the next weeks is open. Check hours in src/content/company.ts.");
}
