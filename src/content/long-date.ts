/** A day such as 2026-11-22, as New Zealanders write it: "22 November 2026". */
export function longDate(day: string): string {
	return new Intl.DateTimeFormat("en-NZ", {
		day: "numeric",
		month: "long",
		year: "numeric",
		timeZone: "UTC",
	}).format(new Date(day));
}
