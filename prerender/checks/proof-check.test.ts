import { cpSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { type Proof, proof } from "#src/content/proof.ts";
import { sampleProof } from "#src/content/sample-proof.ts";
import { proofProblems, sampleProofProblem } from "./proof-check";

// The samples' logos, with faulty ones added.
const folder = mkdtempSync(join(tmpdir(), "logos-"));
cpSync("prerender/sample-logos", join(folder, "clients"), { recursive: true });
afterAll(() => rmSync(folder, { recursive: true }));
const svg = (content: string) =>
	`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 90 30">${content}</svg>`;
for (const [name, content] of Object.entries({
	plain: svg('<path d="M0 0h9v9z"/>'),
	letters: svg("<text>Kōwhai</text>"),
	code: svg("<script>alert(1)</script>"),
	large: svg(`<path d="M${"0 0h9v9z".repeat(3_000)}"/>`),
	broken: "not a picture",
})) {
	writeFileSync(join(folder, `clients/${name}.svg`), content);
}

const permission = "2026-11-02" as const;
const file = "/clients/plain.svg" as const;
const client = { name: "Kōwhai Mutual", logo: { file, width: 90, height: 30 }, permission };
const quote = {
	words: "We stopped it once, to see if we could.",
	name: "Mere Tai",
	role: "Quality manager",
	organisation: "Rimu Nutrition",
	permission,
};
const result = {
	what: "From application to decision",
	organisation: "Kōwhai Mutual",
	before: { value: "11 days", period: "May 2025" },
	after: { value: "3 days", period: "May 2026" },
	measuredBy: "Its own loan system.",
	permission,
};
const figure = { value: "412", what: "files decided", source: "The log, May 2026", permission };
const filled: Proof = { clients: [client], quotes: [quote], results: [result], figures: [figure] };

const problems = (changes: object) =>
	proofProblems({ ...filled, ...changes } as Proof, folder, new Date("2026-11-22T12:00:00Z"));

test("finds no problems in the proof file as it is, nor in an empty or a filled one", async () => {
	expect(await proofProblems(proof, "public")).toEqual([]);
	expect(await problems({ clients: [], quotes: [], results: [], figures: [] })).toEqual([]);
	expect(await problems({})).toEqual([]);
});

test("accepts a sample of something, and a name that begins with an apostrophe", async () => {
	const measuredBy = "Sample of 200 claims, counted by their own auditor";
	const named = { quotes: [{ ...quote, name: "‘Ana Fale" }], results: [{ ...result, measuredBy }] };
	expect(await problems(named)).toEqual([]);
});

const { permission: _, ...withoutPermission } = quote;
const { role: _role, ...withoutRole } = quote;

test.each([
	["quotes[0].permission", { quotes: [withoutPermission] }, "Without that date"],
	["quotes[0].permission", { quotes: [{ ...quote, permission: "" }] }, "agreed in writing"],
	["quotes[0].role", { quotes: [withoutRole] }, "Fill this in"],
	[
		"results[0].before.value",
		{ results: [{ ...result, before: { period: "May 2025" } }] },
		"Fill this in",
	],
	["figures[0].permission", { figures: [{ ...figure, permission: "2 May 2026" }] }, "2026-11-22"],
	["clients[0].permission", { clients: [{ ...client, permission: "2026-02-30" }] }, "2026-11-22"],
	["results[0].permission", { results: [{ ...result, permission: "2027-01-01" }] }, "future"],
	["quotes[0].words", { quotes: [{ ...quote, words: "a".repeat(161) }] }, "Shorten it to 160"],
	["quotes[0].words", { quotes: [{ ...quote, words: "“We stopped it.”" }] }, "quotation marks"],
	["quotes[0].role", { quotes: [{ ...quote, role: "" }] }, "Fill this in"],
	["quotes[0].name", { quotes: [{ ...quote, name: "Jordan Sample" }] }, "It is a sample"],
	["clients[0].name", { clients: [{ name: " Kōwhai", permission }] }, "without spaces"],
	["results[0].measuredBy", { results: [{ ...result, measuredBy: undefined }] }, "Fill this in"],
	[
		"results[0].before.value",
		{ results: [{ ...result, before: { value: "eleven working days", period: "2025" } }] },
		"Shorten it to 12",
	],
	["figures[0].source", { figures: [{ ...figure, source: "" }] }, "Fill this in"],
	["quotes", { quotes: Array(4).fill(quote) }, "Choose the best 3"],
	["results", { results: undefined }, "it may be empty"],
	...(
		[
			["/brand/logo.svg", "Put the logo in public/clients"],
			["/clients/none.svg", "There is no public/clients/none.svg"],
			["/clients/letters.svg", "letters that need a font"],
			["/clients/code.svg", "or code"],
			["/clients/large.svg", "one colour, of 20000 at most"],
			["/clients/broken.svg", "can't be read"],
		] as const
	).map(
		([file, fix]) =>
			[
				"clients[0].logo",
				{ clients: [{ ...client, logo: { ...client.logo, file } }] },
				fix,
			] as const,
	),
	[
		"clients[0].logo",
		{ clients: [{ ...client, logo: { ...client.logo, width: 30 } }] },
		"is 90 by 30",
	],
] as const)("%s: refuses %j and says how to fix it", async (field, changes, fix) => {
	const found = await problems(changes);
	expect(found).toHaveLength(1);
	expect(found[0]).toMatch(new RegExp(`^${field.replace(/[[\]]/g, "\\$&")}: `));
	expect(found[0]).toContain(fix);
});

test("every sample is refused as the owner's own, and for nothing else", async () => {
	const found = await proofProblems(sampleProof, folder);
	for (const [kind, items] of Object.entries(sampleProof)) {
		for (const index of items.keys()) {
			const of = found.filter((problem) => problem.startsWith(`${kind}[${index}].`));
			expect(of, `${kind} ${index}`).not.toEqual([]);
		}
	}
	for (const problem of found) expect(problem).toContain("It is a sample.");
});

test.each([
	[{ VITE_SAMPLE_PROOF: "on", VITE_AUTH_EMULATOR: "http://127.0.0.1:9099" }, null],
	[{ VITE_SAMPLE_PROOF: "" }, null],
	[{ VITE_SAMPLE_PROOF: "off" }, null],
	[{ VITE_SAMPLE_PROOF: "on" }, "that are made up"],
	[
		{
			VITE_SAMPLE_PROOF: "on",
			VITE_AUTH_EMULATOR: "http://127.0.0.1:9099",
			VITE_FIREBASE_PROJECT_ID: "kowhai",
		},
		"that are made up",
	],
	[{ VITE_SAMPLE_PROOF: "yes" }, "set it to on or off"],
])("with %j, samples are refused: %j", (env, why) => {
	if (why === null) expect(sampleProofProblem(env)).toBeNull();
	else expect(sampleProofProblem(env)).toContain(why);
});
