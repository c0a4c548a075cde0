import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { company } from "~/content/company";
import { passedDates, privacyFindings } from "./built-site-check";
import { samplePictures } from "./sample-pictures";

const page = (words: string) => [
	{ path: "/contact", html: `<body>1 May 2026<main><p>${words}</p></main></body>` },
];
const written = new Map([["src/pages/contact.tsx", "2026-03-10T09:00:00+13:00"]]);

function passed(words: string, today: string) {
	return passedDates(page(words), written, new Date(today)).map(
		({ what }) => what.split(" lay")[0],
	);
}

test("a date that was ahead when the page was written, and has come, is to be looked at", () => {
	expect(passed("From 1 June 2026 for <b>some</b>.", "2026-05-31T12:00:00Z")).toEqual([]);
	expect(passed("From 1 June 2026 for <b>some</b>.", "2026-06-01T12:00:00Z")).toEqual([
		"1 June 2026",
	]);
});

test("a date that had passed already, and one outside the words, is not", () => {
	expect(passed("Since 9 March 2026 and 1 December 2025.", "2027-01-01T00:00:00Z")).toEqual([]);
});

test("without git's history no date is doubted", () => {
	const today = new Date("2030-01-01T00:00:00Z");
	expect(passedDates(page("From 1 June 2026."), new Map(), today)).toEqual([]);
});

// Once the name is the owner's, the pictures may be theirs too.
const delivered: string = company.name;
test.runIf(delivered === "Longcloud")(
	"the pictures that the site is delivered with are known by their bytes",
	() => {
		for (const [hash, file] of Object.entries(samplePictures)) {
			const bytes = readFileSync(`public/${file}`);
			expect(createHash("sha256").update(bytes).digest("hex"), file).toBe(hash);
		}
	},
);

test.each([
	["", "", "There is no analytics either.", []],
	["G-1", "", "Google Analytics counts a visit after a yes.", []],
	["G-1", "", "There is no analytics either.", ["VITE_FIREBASE_MEASUREMENT_ID is set"]],
	["", "", "Google Analytics counts a visit.", ["VITE_FIREBASE_MEASUREMENT_ID is not set"]],
	["", "https://reports.shop.co.nz", "Nothing.", ["VITE_REPORTS_ADDRESS is set"]],
])(
	"with analytics %j and reports %j the privacy page's %j is weighed",
	(id, reports, words, found) => {
		const html = `<body><main><p>${words}</p></main></body>`;
		const env = { VITE_FIREBASE_MEASUREMENT_ID: id, VITE_REPORTS_ADDRESS: reports };
		expect(
			privacyFindings([{ path: "/privacy", html }], env).map(({ what }) => what.split(",")[0]),
		).toEqual(found);
	},
);
