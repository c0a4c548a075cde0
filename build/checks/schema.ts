import { existsSync } from "node:fs";
import { join } from "node:path";
import * as v from "valibot";

/*
 * The form of what the owner writes: the company file, the decisions and the proof (settings.ts has the settings).
 * The files' types are inferred from it. Each message says what form is expected, and what to do.
 */

/** A text in a form of its own, without spaces at its start or end. */
const like = <Text extends string>(form: RegExp, message: string) =>
	v.custom<Text>(
		(value) => typeof value === "string" && value === value.trim() && form.test(value),
		message,
	);
const text = like(/./, "Fill this in, without spaces at its start or end.");
const whole = (least: number, most: number, message: string) =>
	v.custom<number>(
		(value) => Number.isInteger(value) && Number(value) >= least && Number(value) <= most,
		message,
	);
const group = <Fields extends v.ObjectEntries>(fields: Fields) =>
	v.object(fields, "This is missing. Fill it in.");
const list = <Fields extends v.ObjectEntries>(fields: Fields) =>
	v.array(group(fields), "Put the list back; it may be empty: [].");

const email = like<`${string}@${string}`>(
	/^[^\s@<>"?&]+@[^\s@<>"?&]+\.[a-z]{2,}$/i,
	"Write it as hello@yourcompany.co.nz.",
);
const https = (example: string, form: RegExp) =>
	like<`https://${string}`>(form, `Copy it from the browser: ${example}.`);
const linkedIn = (path: string) =>
	https(
		`https://www.linkedin.com/${path}`,
		/^https:\/\/([a-z]+\.)?linkedin\.com\/(company|in|school)\/[^\s/?]+\S*$/,
	);
const siteAddress = https(
	"https://www.yourcompany.co.nz, with nothing after the host, not even a slash",
	/^https:\/\/[a-z0-9-]+(\.[a-z0-9-]+)+$/,
);
const picture = (folder: string) =>
	v.pipe(
		text,
		v.check(
			(name) => existsSync(join("pictures", folder, name)),
			`There is no such file in pictures/${folder}. Put it there, or correct its name.`,
		),
	);

const week = [
	"Monday",
	"Tuesday",
	"Wednesday",
	"Thursday",
	"Friday",
	"Saturday",
	"Sunday",
] as const;
const weekday = v.picklist(week, "Write the day's full English name, such as Monday.");
const time = like(
	/^([01]\d|2[0-3]):[0-5]\d$/,
	"Write 24-hour time with four digits: 09:00, 17:30.",
);
const percent = whole(0, 100, "Write per cent: 0 is the left or upper edge, 100 the other.");

const person = group({
	name: text,
	role: text,
	about: text,
	before: v.exactOptional(text),
	portrait: picture("portraits"),
	focus: v.exactOptional(group({ x: percent, y: percent })),
	linkedIn: linkedIn("in/their-name"),
});

export const companySchema = group({
	name: text,
	legalName: text,
	tagline: like(/[^.!?]$/, "Leave out the full stop: it stands among other words."),
	siteAddress,
	// E.164: a plus, the country code, 15 digits at most.
	phone: like<`+${string}`>(
		/^(?=(\D*\d){8,15}$)\+[1-9]\d*( \d+)*$/,
		"Write it with the country code, 8 to 15 digits: +64 9 123 4567.",
	),
	email,
	careersEmail: v.exactOptional(email),
	privacyEmail: v.exactOptional(email),
	booking: v.exactOptional(
		https("https://calendar.example.com/your-page", /^https:\/\/[^\s/]+\.\S+$/),
	),
	location: like(/^[^,]+, [^,]+$/, "Write the city and the country: Auckland, New Zealand."),
	streetAddress: v.exactOptional(text),
	nzbn: v.exactOptional(
		like(/^94\d{11}$/, "Write the 13 digits, without spaces, that begin with 94."),
	),
	hours: v.pipe(
		group({ firstDay: weekday, lastDay: weekday, opens: time, closes: time }),
		v.check(
			({ firstDay, lastDay }) => week.indexOf(firstDay) <= week.indexOf(lastDay),
			"The first day comes after the last; a week starts on Monday. Swap them.",
		),
		v.check(
			({ opens, closes }) => `${opens}` < `${closes}`,
			"Write a later time in closes than in opens.",
		),
	),
	linkedIn: linkedIn("company/yourcompany"),
	copyrightYear: whole(1900, 2999, "Write a year with four digits: 2025."),
	logo: group({ light: picture("brand"), dark: picture("brand") }),
	symbol: picture("brand"),
	people: v.tupleWithRest([person], person, "Write one person or more, in a list: [{ name: … }]."),
});

/** A value that the site uses, and the one that the owner has agreed to. */
const decision = <Value extends v.GenericSchema>(value: Value) =>
	group({ value, agreed: v.undefinedable(value) });
const number = (what: string, least = 0) =>
	decision(
		whole(least, 1e6, `Write ${what} as a whole number from ${least}, without quotation marks.`),
	);
const yesOrNo = decision(v.boolean("Write true or false, without quotation marks."));
const words = decision(
	like(/^(.*[^.!?])?$/, "Write a text without a full stop at its end; it may be empty."),
);
const openOrClosed = v.picklist(["open", "closed"], 'Write "open" or "closed".');

export const decisionsSchema = group({
	replyDays: number("working days", 1),
	phoneAnswered: yesOrNo,
	freeCallMinutes: number("minutes"),
	outline: yesOrNo,
	noticeWeeks: number("weeks"),
	overrun: decision(
		like<"rate" | "shared" | `ours up to $${string}`>(
			/^(rate|shared|ours up to \$\d{1,3}(,\d{3})*)$/,
			'Write "rate", "shared" or "ours up to $10,000".',
		),
	),
	mendingMonths: number("months"),
	weeklyRate: number("dollars a week before GST, such as 7500,"),
	systems: words,
	hiring: decision(openOrClosed),
	internship: decision(
		like<"open" | "closed" | `next: ${string}`>(
			/^(open|closed|next: [A-Z][a-z]+ 20\d\d)$/,
			'Write "open", "closed" or "next: February 2027".',
		),
	),
	internPay: words,
	applicantDays: number("working days", 1),
	references: yesOrNo,
	insurance: yesOrNo,
});

/** A day that exists and isn't later than today; New Zealand's date is up to a day ahead of UTC. */
const isPastDay = (day: unknown) =>
	new Date(`${day}`).toJSON()?.slice(0, 10) === day && Date.parse(day) <= Date.now() + 86_400_000;
const permission = v.custom<`${number}-${number}-${number}`>(
	isPastDay,
	"Write the day on which they agreed in writing: 2026-11-22. Without one, leave the entry out.",
);
const measured = group({ value: text, period: text });
const quotation = like(/^[^"“”].*[^"“”]$/, "Leave out the quotation marks: the page sets them.");

export const proofSchema = group({
	clients: list({ name: text, logo: v.exactOptional(picture("clients")), permission }),
	quotes: list({ words: quotation, name: text, role: text, organisation: text, permission }),
	results: list({
		what: text,
		organisation: text,
		before: measured,
		after: measured,
		measuredBy: text,
		permission,
	}),
});

export type Company = v.InferOutput<typeof companySchema>;
export type Decisions = v.InferOutput<typeof decisionsSchema>;
export type Proof = v.InferOutput<typeof proofSchema>;
