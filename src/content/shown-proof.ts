import { byNumber } from "#src/content/counts.ts";
import { proof } from "#src/content/proof.ts";
import { sampleProof } from "#src/content/sample-proof.ts";

/** The proof that the pages show: the owner's, or the samples in a build that asks for them. */
export const shownProof = import.meta.env.VITE_SAMPLE_PROOF === "on" ? sampleProof : proof;

/** Whether there is any. */
export const hasProof = Object.values(shownProof).some((items) => items.length > 0);

/** The title of the quotes, which home links to. */
export const quotesTitle = byNumber(shownProof.quotes.length, {
	one: "What a client says about the work",
	more: "What clients say about the work",
});
