/**
 * What `npm run review` takes for too long, too heavy or too old. It's advice: nothing is refused. To
 * switch a rule off for good, write Infinity (0 for a least length). The words it points out are in the
 * .yml files beside this one, and the words it knows in known-words.txt.
 */
export const rules = {
	/** Search results cut a title after about this many characters, the company's name included. */
	titleLength: 65,
	/** Search results show about this many characters of a description. */
	descriptionLength: 165,
	leastDescriptionLength: 70,
	/** A social card has room for a headline of this many characters. */
	headlineLength: 85,
	/** A sentence of more characters than this is read twice. */
	sentenceLength: 260,
	/** A sentence of this many words, */
	repeatedWords: 9,
	/** on more pages than this, tires those who read several. */
	repeatedPages: 2,
	/** How many times as many words as the middle page a page may have. */
	pageLength: 2.5,
	/** A first visit of this many bytes takes a second and a half on slow 4G. */
	pageBytes: 300_000,
	/** A picture of more bytes than this, */
	pictureBytes: 60_000,
	/** or of more bytes for each pixel that it shows. */
	pictureBytesPerPixel: 0.6,
	/** After how many days a "Checked" date asks for another look. */
	checkedDays: 365,
} as const;

/** The pages in legal language, without contractions. */
export const legalPaths: readonly string[] = ["/terms", "/privacy"];

/** How to switch off a rule that has a limit. */
export const limit = (name: keyof typeof rules) => `${name} in review/rules.ts has the limit.`;

/** What search results or a card would cut of a page's title, description or headline of some length. */
export function lengthProblem(
	name: string,
	length: number,
): { why: string; off: string } | undefined {
	const problem = (rule: keyof typeof rules, why: string) => ({
		why: `It has ${length} characters${why}.`,
		off: limit(rule),
	});
	const { titleLength, descriptionLength, leastDescriptionLength, headlineLength } = rules;
	const shown = "search results show about";
	if (name === "title" && length > titleLength)
		return problem("titleLength", ` with the company's name; ${shown} ${titleLength}`);
	if (name === "description" && length > descriptionLength)
		return problem("descriptionLength", `; ${shown} ${descriptionLength}`);
	if (name === "description" && length < leastDescriptionLength)
		return problem("leastDescriptionLength", ", so search engines may write their own");
	if (name === "headline" && length > headlineLength)
		return problem("headlineLength", `; the page's social card has room for ${headlineLength}`);
	return undefined;
}
