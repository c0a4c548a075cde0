import { company } from "./company.ts";
import { clock, type Hours } from "./opening-hours.ts";

type Weekday = Hours["firstDay"];

const timeZone = "Pacific/Auckland";

const week: readonly Weekday[] = [
	"Monday",
	"Tuesday",
	"Wednesday",
	"Thursday",
	"Friday",
	"Saturday",
	"Sunday",
];

/** The days on which the phone is answered, in order. */
export function openDays({ firstDay, lastDay }: Hours) {
	return week.slice(week.indexOf(firstDay), week.indexOf(lastDay) + 1);
}

/**
 * Whether the phone is answered at a moment, in New Zealand's own time, daylight saving included,
 * wherever the reader is. Public holidays are not known here.
 * @returns "Open now", "Opens at 9AM" (later the same day) or "Opens Monday 9AM".
 */
export function openingStatus(
	now: Date,
	hours: Hours = company.hours,
): { open: boolean; text: string } {
	const parts = new Intl.DateTimeFormat("en-NZ", {
		timeZone,
		weekday: "long",
		hour: "2-digit",
		minute: "2-digit",
		hourCycle: "h23",
	}).formatToParts(now);
	const part = (type: string) => parts.find((each) => each.type === type)?.value ?? "";
	const time = `${part("hour")}:${part("minute")}`;
	const today = week.indexOf(part("weekday") as Weekday);
	const days = openDays(hours).map((day) => week.indexOf(day));

	if (days.includes(today)) {
		if (time < hours.opens) return { open: false, text: `Opens at ${clock(hours.opens)}` };
		if (time < hours.closes) return { open: true, text: "Open now" };
	}
	const next = days.find((day) => day > today) ?? days[0] ?? 0;
	return { open: false, text: `Opens ${week[next]} ${clock(hours.opens)}` };
}
