import { expect, test } from "vitest";
import { paths } from "#src/paths.ts";
import { pathsOfFiles, requireGoodName } from "./page-files.ts";

test("src/page-paths.ts lists the files in src/pages (`npm run dev` or a build writes it)", () => {
	expect(paths).toEqual(pathsOfFiles());
	expect(paths).toContain("/");
	expect(paths).not.toContain("/404");
});

test("a module in a page's folder belongs to the page; one in another folder is a page", () => {
	expect(pathsOfFiles().filter((path) => /^\/(home|not-found)/.test(path))).toEqual([]);
	expect(pathsOfFiles()).toContain("/career/hire");
});

test("a page's file has a name that every system can have", () => {
	for (const path of ["/industries/finance", "/a1-b2", "/con-air", `/${"a".repeat(60)}`])
		expect(() => requireGoodName(path), path).not.toThrow();
	const bad = [
		"/aux",
		"/industries/con",
		"/com1",
		"/index",
		"/industries/404",
		"/Über",
		"/two words",
		"/o'clock",
		"/🌋",
		"/مرحبا",
		"/a--b",
		`/${"a".repeat(61)}`,
	];
	for (const path of bad) expect(() => requireGoodName(path), path).toThrow(/can't be a page/);
});
