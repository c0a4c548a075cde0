import { businessFacts } from "#src/content/business-facts.ts";
import { inWords } from "#src/content/counts.ts";
import { personWeeks, priceOf } from "#src/content/person-weeks.ts";

/** How many hours of ours a person-week has. */
const hoursAWeek = 40;

/** How many days, and what a day a month comes to in a week. */
const daysAWeek = 5;
const upkeepDays = 12 / 52;

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

/**
 * After how many weeks of use the work has paid for itself.
 * @param upkeep how many days of ours a week look after it. If they take all that is saved, there are no such
 * weeks, and the result isn't positive.
 */
export function weeksToPay(
	{ weeks, hours, ratio, hourly }: Saving,
	rate: number = businessFacts.weeklyRate,
	upkeep = 0,
): number {
	const work = personWeeks(weeks);
	const upkeepWeeks = upkeep / daysAWeek;
	return rate
		? (work * rate) / (hours * hourly - upkeepWeeks * rate)
		: (work * hoursAWeek * ratio) / (hours - upkeepWeeks * hoursAWeek * ratio);
}

/** How many whole years that is. */
export const yearsToPay = (saving: Saving) => Math.floor(weeksToPay(saving) / 52);

/** "85 weeks", or from three years up "about three and a half years". */
function duration(weeks: number): string {
	if (weeks <= 156) return `${Math.ceil(weeks)} weeks`;
	const halves = Math.round(weeks / 26);
	return `about ${inWords(Math.floor(halves / 2))}${halves % 2 ? " and a half" : ""} years`;
}

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
	const upkept = weeksToPay(saving, rate, upkeepDays);
	const upkeep = upkept > 0 ? `takes ${duration(upkept)}` : "never does";
	return `${work} ${cost}, that pays for itself after ${duration(weeksToPay(saving, rate))} of use. If we look after it for a day a month, it ${upkeep}.`;
}

/** After how many weeks of use a saving, in dollars a week, brings back what a plan costs. */
export function comesBack(
	weeks: number,
	saving: number,
	rate: number = businessFacts.weeklyRate,
): string {
	const work = personWeeks(weeks);
	const [price, cost] = rate ? [priceOf(work, rate), work * rate] : ["each $10,000", 10_000];
	return `${price} comes back in about ${inWords(Math.round(cost / saving))} weeks of use`;
}
