import { expect, test } from "vitest";
import { hasProof } from "../src/content/shown-proof";
import { wordingProblems } from "./wording-rules";

const found = (text: string, path = "/", old = "") => wordingProblems(text, old, path);

test("names what a text may not say, and why", () => {
	expect(found("Our seamless papers!")).toEqual([
		"“seamless” is hype",
		"“papers” is not how people here say it",
		"“seamless papers!” is an exclamation mark",
	]);
	expect(found("The world’s best AI: world-leading, and New Zealand's first")).toEqual([
		"“world’s best” is a claim that needs proof",
		"“world-leading” is a claim that needs proof",
		"“New Zealand's first” is a claim that needs proof",
	]);
	expect(found("Ask the best AI consultancy in New Zealand")).toEqual([
		"“the best AI consultancy in New Zealand” is a claim that needs proof",
	]);
	expect(found("Case studies for Maori organizations")).toEqual([
		"“Case studies” is a claim that needs proof",
		"“Maori” is not New Zealand spelling",
		"“organizations” is not New Zealand spelling",
	]);
});

test("past clients and results are only for a site with proof", () => {
	const problem = "“proven” is a claim of past clients or results";
	expect(found("A proven way")).toEqual(hasProof ? [] : [problem]);
});

test("contractions belong on every page but the legal ones", () => {
	expect(found("We do not keep it")).toEqual(["“do not” is a place for a contraction"]);
	expect(found("We do not keep it", "/terms")).toEqual([]);
	expect(found("We don’t keep it", "/terms")).toEqual(["“don’t” is a contraction on a legal page"]);
});

test("accepts the specification's own strings, quotes, and what was there before", () => {
	expect(found("Try Dark/Light Mode!")).toEqual([]);
	expect(found("“I am returning them to your care; please”")).toEqual([]);
	expect(found("We cannot say so, today", "/", "We cannot say so")).toEqual([]);
});
