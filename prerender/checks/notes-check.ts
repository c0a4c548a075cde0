import * as v from "valibot";
import type { Note } from "../../src/content/notes.ts";
import { people } from "../../src/content/people.ts";
import { group, pastDay, problemsOf, text } from "./problems.ts";

/** @param today the latest date that a note may have */
function notesSchema(today: Date) {
	return v.array(
		group({
			title: text,
			text,
			rest: v.optional(text),
			by: v.pipe(
				v.unknown(),
				v.check(
					(person) => people.some((each) => each === person),
					"Write founder or director, or one of the people: people[2].",
				),
			),
			date: pastDay(
				today,
				"Write the day it was first on the site, such as 2026-11-24.",
				"It is in the future. Write the day it was first on the site.",
			),
		}),
		"Put the list back; it may be empty: [].",
	);
}

/** Checks the notes. Returns a message for each problem: the field, its value and what to do. */
export const noteProblems = (notes: readonly Note[], today = new Date()): string[] =>
	problemsOf(notesSchema(today), notes);
