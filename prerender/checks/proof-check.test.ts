import { expect, test } from "vitest";
import type { Proof } from "#src/content/proof.ts";
import { sampleProof } from "#src/content/sample-proof.ts";
import { proofProblems } from "./proof-check";

const permission = "2026-11-02" as const;
const client = { name: "Kōwhai Mutual", permission };
const quote = {
	words: "’Til we stopped it, to see if we could, none of us knew. ".repeat(5).trim(),
	name: "‘Ana Sampleford",
	role: "Quality manager",
	organisation: "Sample Analytics",
	permission,
};
const result = {
	what: "From application to decision",
	organisation: "Kōwhai Mutual",
	before: { value: "eleven working days", period: "May 2025" },
	after: { value: "3 days", period: "May 2026" },
	measuredBy: "Sample of 200 claims, counted by their own auditor",
	permission,
};
const figure = { value: "412", what: "files decided", source: "The log, May 2026", permission };
const filled: Proof = {
	clients: Array.from({ length: 19 }, () => client),
	quotes: [quote],
	results: [result],
	figures: [figure],
};

const problems = (changes: object) =>
	proofProblems({ ...filled, ...changes } as Proof, new Date("2026-11-22T12:00:00Z"));

test("accepts empty lists, any number of entries and words of any length", () => {
	expect(problems({ clients: [], quotes: [], results: [], figures: [] })).toEqual([]);
	expect(problems({})).toEqual([]);
});

const { permission: _, ...withoutPermission } = quote;
const { role: _role, ...withoutRole } = quote;

test.each([
	["quotes[0].permission", { quotes: [withoutPermission] }, "agreed in writing"],
	["quotes[0].permission", { quotes: [{ ...quote, permission: "" }] }, "agreed in writing"],
	["quotes[0].role", { quotes: [withoutRole] }, "Fill it in"],
	["quotes[0].role", { quotes: [{ ...quote, role: "" }] }, "Fill this in"],
	[
		"results[0].before.value",
		{ results: [{ ...result, before: { period: "2025" } }] },
		"Fill it in",
	],
	["figures[0].permission", { figures: [{ ...figure, permission: "2 May 2026" }] }, "2026-11-22"],
	["clients[0].permission", { clients: [{ ...client, permission: "2026-02-30" }] }, "2026-11-22"],
	["results[0].permission", { results: [{ ...result, permission: "2027-01-01" }] }, "future"],
	["quotes[0].words", { quotes: [{ ...quote, words: "“We stopped it.”" }] }, "quotation marks"],
	["quotes[0].words", { quotes: [{ ...quote, words: "We stopped it.”" }] }, "quotation marks"],
	["quotes[0].name", { quotes: [{ ...quote, name: "Jordan Sample" }] }, "It is a sample"],
	["results", { results: undefined }, "it may be empty"],
	["clients[0].logo", { clients: [{ ...client, logo: "no.svg" }] }, "no pictures/clients/no.svg"],
] as const)("%s: refuses %j and says how to fix it", (field, changes, fix) => {
	const found = problems(changes);
	expect(found).toEqual([expect.stringContaining(fix)]);
	expect(found[0]).toMatch(`${field}: `);
});

test("every sample is refused as the owner's own", () => {
	const found = proofProblems(sampleProof);
	for (const [kind, items] of Object.entries(sampleProof)) {
		for (const index of items.keys()) {
			const of = found.filter((problem) => problem.startsWith(`${kind}[${index}].`));
			expect(of.join(), `${kind} ${index}`).toContain("It is a sample.");
		}
	}
});
