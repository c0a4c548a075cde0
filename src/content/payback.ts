import { businessFacts } from "#src/content/business-facts.ts";
import { personWeeks, priceOf } from "#src/content/person-weeks.ts";

/** How many hours of ours a person-week has. */
const hoursAWeek = 40;

/** How an hour of ours compares with one of the client's: supposed, as long as the rate isn't known. */
const times = { 1: "as much as", 2: "twice", 3: "three times" } as const;

interface Saving {
	/** How many weeks the plan has. */
	weeks: number;
	/** How many hours of the client's it saves in a week of use. */
	hours: number;
	/** How many of those hours cost as much as one of ours, and what one is worth in dollars: both supposed. */
	ratio: keyof typeof times;
	hourly: number;
}

/** After how many weeks of use the work has paid for itself. */
export function weeksToPay(
	{ weeks, hours, ratio, hourly }: Saving,
	rate: number = businessFacts.weeklyRate,
): number {
	const work = personWeeks(weeks);
	return rate ? (work * rate) / (hours * hourly) : (work * hoursAWeek * ratio) / hours;
}

/** How many whole years that is. */
export const yearsToPay = (saving: Saving) => Math.floor(weeksToPay(saving) / 52);

/**
 * The sum that shows when a piece of work pays for itself: in dollars with the owner's rate, otherwise in hours.
 * `whose` are the hours, as in "yours".
 */
export function payback(
	work: string,
	whose: string,
	saving: Saving,
	rate: number = businessFacts.weeklyRate,
): string {
	const effort = personWeeks(saving.weeks);
	const price = priceOf(effort, rate);
	const cost = price
		? `costs ${price} plus GST. If an hour of ${whose} is worth $${saving.hourly}`
		: `is ${effort}\u00a0person-weeks, or ${Math.round(effort * hoursAWeek)} hours of ours. If an hour of ours costs ${times[saving.ratio]} an hour of ${whose}`;
	return `${work} ${cost}, that pays for itself in ${Math.round(weeksToPay(saving, rate))} weeks of use.`;
}
