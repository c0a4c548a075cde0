import { expect, test } from "vitest";
import { answers } from "../../src/content/answers";
import { all, one, pagesMatching, questionsOf, text } from "./site";

test("the same question gets the same answer on every page", () => {
	const shared: readonly [RegExp, string][] = [
		[/^Will you work with our .*vendor|our (PMS|LIMS|freight system)/, answers.vendor],
		[/^Who owns/, answers.ownership],
		[/\bmaintains?\b|looks after/, answers.maintenance],
		[/^Who else have you done this for/, "worked examples are made up."],
		[/^What does it cost/, "The two-page outline gives a rough range."],
	];
	for (const { path, main } of pagesMatching(/^\/(services$|industries\/)/)) {
		for (const asked of all(main, "details")) {
			const question = text(one(asked, "summary"));
			for (const [kind, words] of shared) {
				if (kind.test(question)) expect.soft(text(asked), path).toContain(words);
			}
		}
	}
});

test("questions are phrased as people ask them, and one is about cost", () => {
	for (const page of pagesMatching(/^\/(solutions\/|industries\/|services$)/)) {
		const { path } = page;
		const asked = questionsOf(page);
		expect.soft(asked.length, path).toBeGreaterThanOrEqual(3);
		for (const question of asked) expect.soft(question, path).toMatch(/\?$/);
		if (path.startsWith("/industries/")) {
			expect.soft(asked, path).toContain("What does it cost?");
			expect.soft(page.all('main a[href="/services#cost"]'), path).not.toEqual([]);
		}
	}
});
