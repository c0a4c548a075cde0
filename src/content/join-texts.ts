/** Joins the texts that aren't empty. */
export const joinTexts = (...texts: (string | undefined)[]) => texts.filter(Boolean).join(" ");
