import { expect, test } from "vitest";
import { paths } from "../../src/paths";
import { componentName, nameProblem, pathProblem, slug } from "./page-name.mjs";

test.each([
	["<b>", "use letters, digits, spaces"],
	['The "Lab"', "use letters, digits, spaces"],
	["a".repeat(36), "35 characters at most"],
	["Healthcare", '"Healthcare" already'],
	["a".repeat(35), undefined],
	["Whānau & Care (2)", undefined],
])("a page's name: %s", (name, why) => {
	if (why) expect(nameProblem(name)).toContain(why);
	else expect(nameProblem(name)).toBeUndefined();
});

test("a path's name drops macrons and apostrophes; a component's is no other's in its module", () => {
	expect(slug("Women’s Health & Whānau")).toBe("womens-health-and-whanau");
	expect(nameProblem("Whānau Health".normalize("NFD"))).toBeUndefined();
	expect(componentName("aged-care", "")).toBe("AgedCare");
	expect(componentName("section", 'import { Section } from "#src/ui/section.tsx";')).toBe(
		"SectionPage",
	);
});

test.each([
	["lighthouses", "write it as /name"],
	["/Lighthouses", "lowercase letters"],
	["/lighthouses/", "write it as /name"],
	["/our--lighthouses", "single hyphens"],
	["/a/b/c", "/folder/name"],
	["/../lighthouses", "write it as /name"],
	["/contact", "src/pages/contact.tsx already exists"],
	["/not-found", "src/pages/not-found.tsx already exists"],
	["/cards", "the built site has files with that name"],
	["/contours", "the built site has files with that name"],
	["/clients", "the built site has files with that name"],
	["/brand/lighthouses", "the built site has files with that name"],
	["/services/lighthouses", "/services is a page"],
	["/career", "it is a folder with pages"],
	["/home/lighthouses", "/home is a page"],
	["/solutions/lighthouses", "/solutions/ is reserved for solution pages"],
	["/industries/lighthouses", "belongs under /solutions/", "solution"],
	["/lighthouses", "belongs under /industries/", "industry"],
	["/our-lighthouses", undefined],
	["/solutions/lighthouses", undefined, "solution"],
])("a page's path: %s", (path, why, kind = "page") => {
	if (why) expect(pathProblem(path, kind, paths)).toContain(why);
	else expect(pathProblem(path, kind, paths)).toBeUndefined();
});
