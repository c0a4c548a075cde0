import { expect, test } from "vitest";
import { decisions } from "#src/content/decisions.ts";
import {
	decisionFindings,
	type Finding,
	launchCheck,
	legalFindings,
	proofFindings,
	settingFindings,
} from "./launch-check";

const project = {
	VITE_FIREBASE_API_KEY: "key",
	VITE_FIREBASE_AUTH_DOMAIN: "kowhai.firebaseapp.com",
	VITE_FIREBASE_PROJECT_ID: "kowhai",
	VITE_FIREBASE_APP_ID: "1:2:web:3",
};
const opened = (findings: readonly Finding[]) =>
	findings.filter(({ open }) => open).map(({ what }) => what);

test("at most 45 items are open, each with a file and a cure", () => {
	const findings = launchCheck({}).filter(({ open }) => open);
	expect(findings.length).toBeLessThanOrEqual(45);
	for (const { file, cure } of findings) expect([file, cure]).not.toContain("");
});

test("a decision is open until its value is agreed to, and again once the value changes", () => {
	const agreed = Object.fromEntries(
		Object.entries(decisions).map(([name, { value }]) => [name, { value, agreed: value }]),
	);
	expect(decisionFindings(agreed)).toEqual([]);
	const changed = { ...agreed, replyDays: { value: 5, agreed: 2 } };
	expect(opened(decisionFindings(changed))).toEqual([expect.stringContaining("replyDays is 5")]);
});

test("without a project, or with a sign-up that nobody has chosen, the settings are open", () => {
	expect(opened(settingFindings({}))).toHaveLength(2);
	expect(opened(settingFindings({ ...project, VITE_SIGN_UP: "provider" }))).toEqual([]);
	expect(opened(settingFindings({ ...project, VITE_SIGN_UP: "check" }))).toEqual([]);
	const preview = { ...project, VITE_SIGN_UP: "check", VITE_SITE_ADDRESS: "https://a.nz" };
	expect(opened(settingFindings(preview))).toEqual(["The site is built for https://a.nz."]);
});

test("the legal pages are open until they are reviewed, have dates, and were read within a year", () => {
	const today = new Date("2026-11-24");
	const good = { reviewed: true, updated: "2026-11-24", read: "2026-01-05" };
	expect(legalFindings(today, good)).toEqual([]);
	for (const change of [
		{ reviewed: false },
		{ updated: "24 November" },
		{ updated: "2027-01-01" },
		{ read: "2025-11-01" },
	])
		expect(opened(legalFindings(today, { ...good, ...change }))).toHaveLength(1);
});

test("permissions that are two years old are named", () => {
	const found = proofFindings(new Date("2030-01-01"), {
		clients: [],
		quotes: [{ words: "a", name: "b", role: "c", organisation: "d", permission: "2026-11-02" }],
		results: [],
	});
	expect(found.map(({ what }) => what)).toContainEqual(expect.stringContaining("quotes[0]"));
});
