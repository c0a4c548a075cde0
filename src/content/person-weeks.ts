/** How many people a piece of work takes: one full time, and another for a day a week. */
export const peopleOnTheWork = 1.2;

/** How many person-weeks that makes in a number of weeks: 10.8 in nine. */
export const personWeeks = (weeks: number) => Number((weeks * peopleOnTheWork).toFixed(1));
