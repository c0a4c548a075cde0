import { expect, test } from "vitest";
import { hasPage, pageKey, paths } from "#src/paths.ts";
import { builtFileOf } from "#src/routing/page-file.ts";
import { hostilePairs } from "../tests/shared/hostile-strings";

test("hasPage is true for every page and false for thousands of hostile paths", () => {
	const wrong = hostilePairs
		.flatMap((text) => [text, `/${text}`, `/services/${text}`])
		.filter((path) => hasPage(path));
	expect(wrong).toEqual([]);
	for (const path of paths) {
		expect(hasPage(path), path).toBe(true);
		const withSlash = path.replace(/\/?$/, "/");
		expect(hasPage(withSlash), withSlash).toBe(true);
		// As hosts serve it that keep the names of files.
		const file = builtFileOf(path, ".html");
		expect(pageKey(file), file).toBe(path);
	}
});
