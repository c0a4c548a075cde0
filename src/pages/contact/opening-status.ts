import publicHolidays from "virtual:public-holidays";
import { openingStatus } from "#src/content/opening-hours.ts";

/** How often the status is updated, in milliseconds. */
const refresh = 30_000;

/**
 * Says whether the phone is answered now, if the page has a line for it. The line is empty in the
 * prerendered page, which can't know the time, and once the build's public holidays have ended.
 */
export function showOpeningStatus(): void {
	const line = document.querySelector<HTMLElement>("[data-opening-status]");
	if (!line) return;
	const status = openingStatus(new Date(), publicHolidays);
	line.textContent = status?.text ?? "";
	line.toggleAttribute("data-open", status?.open ?? false);
}
setInterval(showOpeningStatus, refresh);
