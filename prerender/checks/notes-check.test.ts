import { expect, test } from "vitest";
import { type Note, notes } from "#src/content/notes.ts";
import { founder } from "#src/content/people.ts";
import { noteProblems } from "./notes-check";

const note: Note = {
	title: "“No” is a whole sentence",
	text: "So say it early. ".repeat(40).trim(),
	by: founder,
	date: "2026-11-02",
};
const today = new Date("2026-11-24T12:00:00Z");

test("accepts an empty list, one note, many, and the notes as they are", () => {
	for (const given of [
		[],
		[note],
		[{ ...note, rest: "Or don’t." }],
		Array.from({ length: 12 }, () => note),
	])
		expect(noteProblems(given, today)).toEqual([]);
	expect(noteProblems(notes)).toEqual([]);
});

test.each([
	["[0].title", { title: "" }, "Fill this in"],
	["[0].text", { text: undefined }, "Fill this in"],
	["[0].rest", { rest: "" }, "Fill this in"],
	["[0].by", { by: "Somebody" }, "founder or director"],
	["[0].by", { by: { ...founder } }, "founder or director"],
	["[0].date", { date: "2 November 2026" }, "2026-11-24"],
	["[0].date", { date: "2026-11-31" }, "2026-11-24"],
	["[0].date", { date: "2027-01-01" }, "in the future"],
] as const)("%s: refuses %j and says how to fix it", (field, changes, fix) => {
	const found = noteProblems([{ ...note, ...changes } as Note], today);
	expect(found).toEqual([expect.stringContaining(fix)]);
	expect(found[0]).toMatch(`${field}: `);
});
