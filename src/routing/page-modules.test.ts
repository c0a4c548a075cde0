import { expect, test } from "vitest";
import { hasPage, loadedPage, loadFirstPage } from "~/routing/page-modules";
import { hostileStrings } from "../../tests/hostile-strings";

test("each of 10,000 hostile paths gets the not-found page", async () => {
	const NotFound = await loadFirstPage("/no-such-page");
	const wrong: string[] = [];
	for (const text of hostileStrings(10_000)) {
		for (const path of [text, `/${text}`, `/services/${text}`]) {
			if (
				hasPage(path) ||
				(await loadFirstPage(path)) !== NotFound ||
				loadedPage(path) !== NotFound
			) {
				wrong.push(path);
			}
		}
	}
	expect(wrong).toEqual([]);
});
