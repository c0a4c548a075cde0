import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { businessFacts } from "#src/content/business-facts.ts";
import { privacyFindings } from "./built-site-check";
import { emptyFactFindings, proofFindings } from "./launch-check";
import { isSample, isSamplePicture } from "./samples";
import { settingFindings } from "./settings-check";

test("each empty fact about the business is named, and does not stand in the way", () => {
	const facts = { ...businessFacts, weeklyRate: 1, team: "" };
	const [finding] = emptyFactFindings(facts);
	expect(finding?.open).toBe(false);
	expect(finding?.what).toContain("team");
	expect(finding?.what).not.toContain("weeklyRate");
	const filled = Object.fromEntries(Object.keys(facts).map((field) => [field, "Said."]));
	expect(emptyFactFindings(filled)).toEqual([]);
});

test("kinds of proof that are empty are named, and permissions of more than two years ago", () => {
	const figure = {
		value: "4",
		what: "files",
		source: "The log",
		permission: "2024-01-31",
	} as const;
	const given = { clients: [], quotes: [], results: [], figures: [figure] };
	const said = (today: string) => proofFindings(new Date(today), given).map(({ what }) => what);
	const empty = "Left out, because there are none: clients, quotes, results.";
	expect(said("2026-01-01")).toEqual([empty]);
	expect(said("2026-03-01")).toEqual([
		empty,
		"Agreed to more than two years ago: figures[0] (2024-01-31).",
	]);
	expect(proofFindings(new Date("2026-01-01"), given).every(({ open }) => !open)).toBe(true);
});

test("a sample is known by being the sample, not by its words", () => {
	expect(isSample("Alex Sample")).toBe(true);
	expect(isSample("Kate Sampleford")).toBe(false);
	const folder = mkdtempSync(join(tmpdir(), "picture-"));
	onTestFinished(() => rmSync(folder, { recursive: true }));
	const file = join(folder, "logo.svg");
	writeFileSync(file, '<svg data-sample="" width="1"/>');
	expect(isSamplePicture(file)).toBe(true);
	writeFileSync(file, "<svg/>");
	expect(isSamplePicture(file)).toBe(false);
});

const analytics = { VITE_FIREBASE_MEASUREMENT_ID: "G-1" };
const reports = { VITE_REPORTS_ADDRESS: "https://reports.shop.co.nz" };
test.each<[settings: Record<string, string>, words: string, found: string[]]>([
	[{ VITE_BOT_PROTECTION: "off" }, "There is no advertising and no analytics here.", []],
	[analytics, "Google Analytics counts a visit after a yes.", []],
	[
		analytics,
		"There is no advertising and no analytics here.",
		["VITE_FIREBASE_MEASUREMENT_ID is set"],
	],
	[{}, "Google Analytics counts a visit.", ["VITE_FIREBASE_MEASUREMENT_ID is not set"]],
	[reports, "Nothing.", ["VITE_REPORTS_ADDRESS is set"]],
	[{ VITE_BOT_PROTECTION: "on" }, "Nothing.", ["VITE_BOT_PROTECTION is set"]],
	[{ VITE_BOT_PROTECTION: "on" }, "The sign-in page runs reCAPTCHA.", []],
])("with %j the privacy page's %j is weighed", (env, words, found) => {
	const html = `<body><main><p>${words}</p></main></body>`;
	expect(
		privacyFindings([{ path: "/privacy", html }], env).map(({ what }) => what.split(",")[0]),
	).toEqual(found);
});

test("sign-up that creates no account is open until the owner accepts it in writing", () => {
	const open = (signUp: string, signUpWithoutAccounts: boolean) =>
		settingFindings({ VITE_SIGN_UP: signUp }, { signUpWithoutAccounts })
			.filter((finding) => finding.open)
			.map(({ file }) => file);
	expect(open("check", false)).toContain("launch/accepted-behaviour.ts");
	expect(open("provider", false)).not.toContain("launch/accepted-behaviour.ts");
	expect(open("check", true)).not.toContain("launch/accepted-behaviour.ts");
});

test("a build for another address is open", () => {
	const [first] = settingFindings({ VITE_SITE_ADDRESS: "https://preview.example" });
	expect(first?.open).toBe(true);
	expect(first?.what).toContain("built for https://preview.example, not for");
	expect(settingFindings({})[0]?.what).not.toContain("built for");
});
