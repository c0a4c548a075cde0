import * as v from "valibot";

const fill = "Fill this in, without spaces at the start or end.";

/** A text that a page shows. */
export const text = v.pipe(
	v.string(fill),
	v.check((value) => value !== "" && value === value.trim(), fill),
);

/** A group of fields that all have to be there. */
export const group = <Fields extends v.ObjectEntries>(fields: Fields) =>
	v.object(fields, "This is missing. Fill it in.");

/** Whether a value is a date that exists, written as 2026-11-22. */
export const isDay = (value: unknown): boolean =>
	/^\d{4}-\d{2}-\d{2}$/.test(String(value)) &&
	new Date(`${value}T00:00:00Z`).toJSON()?.startsWith(String(value)) === true;

/**
 * A day that exists and isn't later than today, with a day's grace: New Zealand's date is ahead of UTC.
 * @param wrong what to do about anything else than a day
 * @param future what to do about a later one
 */
export const pastDay = (today: Date, wrong: string, future: string) =>
	v.pipe(
		v.unknown(),
		v.check(isDay, wrong),
		v.check((day) => Date.parse(String(day)) <= today.getTime() + 86_400_000, future),
	);

/**
 * Checks what the owner has written. Returns a message for each problem: the field, such as
 * "people[0].name", its value, and what to do.
 */
export function problemsOf(schema: v.GenericSchema, value: unknown): string[] {
	const { issues = [] } = v.safeParse(schema, value, { abortPipeEarly: true });
	return issues.map(({ path = [], input, message }) => {
		const field = path
			.map(({ key }) => (typeof key === "number" ? `[${key}]` : `.${key}`))
			.join("")
			.replace(/^\./, "");
		return `${field}: ${JSON.stringify(input) ?? "missing"}. ${message}`;
	});
}
