import * as v from "valibot";
import type { Proof } from "../../src/content/proof.ts";
import { sampleProof } from "../../src/content/sample-proof.ts";
import { pictureIn } from "./company-check.ts";
import { group, pastDay, problemsOf, text } from "./problems.ts";

/** All texts of the samples. A role or a figure may be the same by chance. */
const sampleTexts = new Set<unknown>(
	Object.values(sampleProof)
		.flat()
		.flatMap((item) => Object.values(item)),
);

const own = v.pipe(
	text,
	v.check(
		(value) => !sampleTexts.has(value),
		"It is a sample. Write what a client of yours has agreed to, or leave the list empty: [].",
	),
);

/** @param today the latest date that a permission may have */
function proofSchema(today: Date) {
	const permission = v.optional(
		pastDay(
			today,
			"Write the day on which they agreed in writing, such as 2026-11-22. Without that date, leave the entry out.",
			"It is in the future. Show this once they have agreed.",
		),
		null,
	);
	const measured = group({ value: text, period: text });
	const list = <Fields extends v.ObjectEntries>(fields: Fields) =>
		v.array(group({ ...fields, permission }), "Put the list back; it may be empty: [].");
	return group({
		clients: list({ name: own, logo: v.optional(pictureIn("clients")) }),
		quotes: list({
			words: v.pipe(
				own,
				v.check(
					// The words may begin with an apostrophe.
					(words) => !/^["“”]|["“”]$/.test(words),
					"Leave out the quotation marks: the page sets them.",
				),
			),
			name: own,
			role: text,
			organisation: own,
		}),
		results: list({
			what: text,
			organisation: own,
			before: measured,
			after: measured,
			measuredBy: text,
		}),
		figures: list({ value: text, what: text, source: own }),
	});
}

/** Checks the proof file. Returns a message for each problem: the field, its value and what to do. */
export const proofProblems = (proof: Proof, today = new Date()): string[] =>
	problemsOf(proofSchema(today), proof);
