import { proof } from "#src/content/proof.ts";
import { sampleProof } from "#src/content/sample-proof.ts";

/** The proof that the pages show: the owner's, or the samples in a build that asks for them. */
export const shownProof = import.meta.env.VITE_SAMPLE_PROOF === "on" ? sampleProof : proof;

/** Whether there is any. */
export const hasProof = Object.values(shownProof).some((items) => items.length > 0);
