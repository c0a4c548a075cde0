import { expect, test } from "vitest";
import { menu } from "../../src/content/navigation.ts";
import { type Kind, nameProblem, pathProblem, slug } from "./page-names.ts";

const inMenu = menu[0]?.megaMenu.columns[0]?.links[0]?.title ?? "";

test.each([
	["<b>", "use letters"],
	['The "Lab"', "use letters"],
	["…", "use letters"],
	[inMenu, "already"],
	["Whānau & Care (2): an essay".normalize("NFD"), undefined],
])("a page's name: %s", (name, why) => {
	if (why) expect(nameProblem(name)).toContain(why);
	else expect(nameProblem(name)).toBeUndefined();
});

test("a path's name drops macrons and apostrophes", () => {
	expect(slug("Women’s Health & Whānau")).toBe("womens-health-and-whanau");
});

test.each<[path: string, why: string | undefined, kind?: Kind]>([
	["lighthouses", "write it as /name"],
	["/Lighthouses", "lowercase letters"],
	["/our--lighthouses", "single hyphens"],
	["/a/b/c", "/folder/name"],
	["/../lighthouses", "write it as /name"],
	["/not-found", "src/pages/not-found.tsx already exists"],
	["/cards", "the built site has files with that name"],
	["/contours", "the built site has files with that name"],
	["/home/lighthouses", "/home is a page"],
	["/solutions/lighthouses", "/solutions/ is reserved for solution pages"],
	["/lighthouses", "belongs under /industries/", "industry"],
	["/our-lighthouses", undefined],
	["/solutions/lighthouses", undefined, "solution"],
])("a page's path: %s", (path, why, kind = "page") => {
	if (why) expect(pathProblem(path, kind)).toContain(why);
	else expect(pathProblem(path, kind)).toBeUndefined();
});
