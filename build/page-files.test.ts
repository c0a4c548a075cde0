import { expect, test } from "vitest";
import { paths } from "#src/paths.ts";
import { ownerOf, pathsOfFiles } from "./page-files.ts";

test("src/page-paths.ts lists the files in src/pages (`npm run dev` or a build writes it)", () => {
	expect(paths).toEqual(pathsOfFiles());
	expect(paths).toContain("/");
	expect(paths).not.toContain("/404");
});

test("a module in a page's folder belongs to the page; one in another folder is a page", () => {
	expect(ownerOf("src/pages/home/about.tsx")).toBe("src/pages/home.tsx");
	expect(ownerOf("src/pages/career/hire.tsx")).toBe("src/pages/career/hire.tsx");
});
