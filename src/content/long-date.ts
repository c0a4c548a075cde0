/** A day such as 2026-11-22, as New Zealanders write it: "22 November 2026". */
export const longDate = (day: string): string =>
	new Date(day).toLocaleDateString("en-NZ", { dateStyle: "long", timeZone: "UTC" });
