/** A day such as 2026-11-22, as New Zealanders write it: "22 November 2026". */
export const longDate = (day: string): string => written(day, { day: "numeric" });

/** The month of such a day: "November 2026". */
export const monthOf = (day: string): string => written(day, {});

function written(day: string, more: Intl.DateTimeFormatOptions): string {
	return new Intl.DateTimeFormat("en-NZ", {
		month: "long",
		year: "numeric",
		timeZone: "UTC",
		...more,
	}).format(new Date(day));
}
