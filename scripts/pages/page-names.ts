// What a page may be called and where it goes, for `npm run new` and `npm run rename`.
import { existsSync, readdirSync } from "node:fs";
import { footerColumns } from "../../src/content/footer-links.ts";
import { menu } from "../../src/content/navigation.ts";
import { paths } from "../../src/paths.ts";

/** The kinds of page, with the folder of each, its list in src/content/navigation.ts, and in footer-links.ts. */
export const kinds = {
	page: { folder: "/", menu: "companyLinks", footer: "aboutUs" },
	solution: { folder: "/solutions/", menu: "services", footer: undefined },
	industry: { folder: "/industries/", menu: "industries", footer: undefined },
} as const;

export type Kind = keyof typeof kinds;

/** Converts a name to a path segment: "Whānau & Care" becomes whanau-and-care. */
export function slug(name: string): string {
	return name
		.normalize("NFD")
		.replace(/[\p{M}’ʻ]/gu, "")
		.toLowerCase()
		.replaceAll("&", "and")
		.replace(/[^a-z0-9]+/g, "-")
		.replace(/^-|-$/g, "");
}

/** What is wrong with the name of a new page, if anything is. Accents may be characters of their own. */
export function nameProblem(name: string): string | undefined {
	const composed = name.normalize("NFC");
	if (!/\p{L}|\p{N}/u.test(composed) || /[\p{Cc}<>{}"`\\$]/u.test(composed)) {
		return `The name "${name}" isn't valid: use letters, digits and spaces, and none of < > { } " \` \\ $.`;
	}
	const links = [
		...menu.flatMap(({ megaMenu }) => megaMenu.columns.flatMap((column) => column.links)),
		...footerColumns.flatMap((column) => column.links),
	];
	if (links.some(({ title }) => title.normalize("NFC") === composed)) {
		return `The menus have "${name}" already. Choose another name.`;
	}
}

/** What is wrong with the path of a new page, if anything is. Without a kind, any folder will do. */
export function pathProblem(path: string, kind?: Kind): string | undefined {
	const why = whyNot(path, kind);
	return why && `The path ${path} isn't valid: ${why}`;
}

function whyNot(path: string, kind: Kind | undefined): string | undefined {
	const part = "[a-z0-9]+(?:-[a-z0-9]+)*";
	if (!new RegExp(`^/${part}(?:/${part})?$`).test(path)) {
		return "write it as /name or /folder/name, in lowercase letters, digits and single hyphens.";
	}
	for (const [other, { folder }] of Object.entries(kinds)) {
		if (folder === "/" || kind === undefined) continue;
		if (other === kind && !path.startsWith(folder))
			return `this kind of page belongs under ${folder}`;
		if (other !== kind && path.startsWith(folder))
			return `${folder} is reserved for ${other} pages.`;
	}
	if (existsSync(`src/pages${path}.tsx`)) return `src/pages${path}.tsx already exists.`;
	const [, first = "", second] = path.split("/");
	// The first client's logo makes the folder `clients`.
	const taken = ["index", "404", "assets", "cards", "clients", "pages", ...readdirSync("public")];
	if (taken.includes(first)) return "the built site has files with that name.";
	// In the sources, a folder with a page's name is for what only that page uses.
	if (second && existsSync(`src/pages/${first}.tsx`)) {
		return `/${first} is a page, so it can't also be a folder.`;
	}
	if (!second && paths.some((each) => each.startsWith(`${path}/`))) {
		return "it is a folder with pages, so it can't also be a page.";
	}
}
