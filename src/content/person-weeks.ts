import { businessFacts } from "#src/content/business-facts.ts";

/** How many people a piece of work takes: one full time, and another for a day a week. */
export const peopleOnTheWork = 1.2;

/** How many person-weeks that makes in a number of weeks: 10.8 in nine. */
export const personWeeks = (weeks: number) => Number((weeks * peopleOnTheWork).toFixed(1));

/** What a number of person-weeks costs before GST, as "$30,240". Undefined while the owner hasn't said. */
export const priceOf = (count: number, rate: number = businessFacts.weeklyRate) =>
	rate ? `$${Math.round(count * rate).toLocaleString("en-NZ")}` : undefined;

/** What isn't in a price. */
export const onTop = "Scoping, travel and hosting come on top.";
