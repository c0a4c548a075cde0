/** When the phone is answered. The words of it are `hours` in the company file. */
const timeZone = "Pacific/Auckland";
export const opens = 9;
export const closes = 18;

export const weekdays = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday"];

/**
 * Whether the phone is answered at a moment, in New Zealand's own time, daylight saving included,
 * wherever the reader is. Public holidays are not known here.
 * @returns "Open now", "Opens at 9AM" (later the same day) or "Opens Monday 9AM".
 */
export function openingStatus(now: Date): { open: boolean; text: string } {
	const parts = new Intl.DateTimeFormat("en-NZ", {
		timeZone,
		weekday: "long",
		hour: "numeric",
		hourCycle: "h23",
	}).formatToParts(now);
	const part = (type: string) => parts.find((each) => each.type === type)?.value ?? "";
	const hour = Number(part("hour"));
	const today = weekdays.indexOf(part("weekday"));

	const workday = today !== -1;
	if (workday && hour >= opens && hour < closes) return { open: true, text: "Open now" };
	if (workday && hour < opens) return { open: false, text: "Opens at 9AM" };
	// After Friday's close, and all weekend, the next is Monday.
	const next = weekdays[today + 1] && workday ? weekdays[today + 1] : "Monday";
	return { open: false, text: `Opens ${next} 9AM` };
}
