import publicHolidays from "virtual:public-holidays";
import { openingStatus } from "#src/content/opening-hours.ts";

/** How often the status is updated, in milliseconds. */
const refresh = 30_000;

/**
 * Says whether the phone is answered now, if the page has a line for it. The line is empty in the
 * prerendered page, which can't know the time.
 */
export function showOpeningStatus(): void {
	const line = document.querySelector<HTMLElement>("[data-opening-status]");
	if (!line) return;
	const { open, text } = openingStatus(new Date(), publicHolidays);
	line.textContent = text;
	line.toggleAttribute("data-open", open);
}
setInterval(showOpeningStatus, refresh);
