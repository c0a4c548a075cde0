import type { Page } from "@playwright/test";
import { hostileStrings, trap } from "../shared/hostile-strings";
import { collect, expect } from "./fixtures";

/** Detects whether a string runs as code or pollutes the prototype of objects. */
export async function watchForCode(page: Page) {
	const ran = await collect<string>(page, (note) =>
		Object.assign(window, { hacked: (how?: string) => note(how ?? location.href) }),
	);
	return async () => [
		...(await ran()),
		...(await page.evaluate(() =>
			[{}, [], () => {}].some((each) => "polluted" in each) ? ["polluted prototypes"] : [],
		)),
	];
}

/** Fails if the browser has stored one of the strings. Ignores short ones, which occur by chance. */
export async function expectNothingStored(page: Page) {
	const session = await page.evaluate(() => ({ ...sessionStorage }));
	const state = await page.context().storageState({ indexedDB: true });
	const stored = JSON.stringify([state, session]);
	const found = hostileStrings.filter(
		(text) => text.trim().length > 10 && stored.includes(JSON.stringify(text).slice(1, -1)),
	);
	expect(found).toEqual([]);
	expect(stored).not.toContain(trap);
	expect(stored).toContain('"cookies":[]');
}
