import { businessFacts } from "#src/content/business-facts.ts";

/** Joins the texts that aren't empty. */
export const joinTexts = (...texts: (string | undefined)[]) => texts.filter(Boolean).join(" ");

/** Answers that several pages give in the same words. */
export const answers = {
	/** What the first call and the outline cost. */
	firstCall:
		businessFacts.firstCall ||
		"Our first reply says what the call and the outline cost, if anything.",
	/** Why to believe us, while no client has agreed to be named. */
	judge:
		"We claim no past results. Judge us by the two-page outline. You can stop at the end of any week.",
	/** "Will you work with our vendor?" */
	vendor:
		"Yes: through an interface the vendor supports or, if there isn’t one, through the system’s own exports.",
	/** "Who owns the code and the models?" */
	ownership:
		"You own the code, prompts, tests and notes from the first day, in plain formats. A provider’s model stays the provider’s, and you can swap it for another.",
	/** "Who maintains it afterwards?" */
	maintenance:
		"Your own team or another firm can maintain the code, with its tests and notes. If you’d like us to do it, the scope gives the price.",
} as const;
