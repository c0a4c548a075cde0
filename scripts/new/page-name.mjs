// What a new page may be called and where it goes, for `npm run new`.
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "../shared/setup.ts";
import { kinds } from "./page-kinds.mjs";

/** Keeps the placeholder title ("Replace: title of", then the name) within the limit for titles. */
const longestName = 35;
/** Folders and names of the built site that are no page's. The first client's logo makes `clients`. */
const taken = [
	...["index", "404", "assets", "cards", "clients", "pages"],
	...readdirSync(join(root, "public")),
];

/** Converts a name to a path segment: "Whānau & Care" becomes whanau-and-care. */
export function slug(/** @type {string} */ name) {
	return name
		.normalize("NFD")
		.replace(/\p{M}/gu, "")
		.toLowerCase()
		.replaceAll("&", "and")
		.replaceAll("’", "")
		.replace(/[^a-z0-9]+/g, "-")
		.replace(/^-|-$/g, "");
}

/**
 * Converts a path segment to a component's name: "aged-care" becomes AgedCare, or AgedCarePage if the
 * module has that name already.
 * @param {string} part
 * @param {string} module the source text
 */
export function componentName(part, module) {
	const name = part
		.split("-")
		.map((word) => word.charAt(0).toUpperCase() + word.slice(1))
		.join("");
	if (/^\d/.test(name)) return `Page${name}`;
	return new RegExp(`\\b${name}\\b`).test(module) ? `${name}Page` : name;
}

/**
 * What is wrong with the name of a new page, if anything is.
 * @param {string} name
 * @returns {string | undefined}
 */
export function nameProblem(name) {
	// Text that is copied from elsewhere may have macrons as characters of their own.
	if (!/^[\p{L}\d][\p{L}\d &’(),-]+$/u.test(name.normalize("NFC"))) {
		return `The name "${name}" isn't valid: use letters, digits, spaces and & ’ ( ) , -.`;
	}
	if (name.length > longestName) {
		return `The name "${name}" is too long: ${longestName} characters at most.`;
	}
	const file = "src/content/navigation.ts";
	if (readFileSync(join(root, file), "utf8").includes(`title: ${JSON.stringify(name)}`)) {
		return `${file} has "${name}" already. Choose another name.`;
	}
}

/**
 * What is wrong with the path of a new page, if anything is.
 * @param {string} path
 * @param {string} kind
 * @param {readonly string[]} paths of the existing pages
 * @returns {string | undefined}
 */
export function pathProblem(path, kind, paths) {
	const why = whyNot(path, kind, paths);
	return why && `The path ${path} isn't valid: ${why}`;
}

/** @type {typeof pathProblem} */
function whyNot(path, kind, paths) {
	const part = "[a-z0-9]+(?:-[a-z0-9]+)*";
	if (!new RegExp(`^/${part}(?:/${part})?$`).test(path)) {
		return "write it as /name or /folder/name, in lowercase letters, digits and single hyphens.";
	}
	const folder = kinds[kind]?.folder ?? "/";
	if (!path.startsWith(folder)) return `this kind of page belongs under ${folder}`;
	for (const [other, { folder: reserved }] of Object.entries(kinds)) {
		if (other !== kind && reserved !== "/" && path.startsWith(reserved)) {
			return `${reserved} is reserved for ${other} pages.`;
		}
	}
	if (existsSync(join(root, `src/pages${path}.tsx`))) {
		return `src/pages${path}.tsx already exists.`;
	}
	const [, first = "", second] = path.split("/");
	if (taken.includes(first)) return "the built site has files with that name.";
	// Hosts disagree on what to serve if a page and a folder have the same name. In the sources, a
	// folder with a page's name is for the files that only this page uses.
	if (second && existsSync(join(root, `src/pages/${first}.tsx`))) {
		return `/${first} is a page, so it can't also be a folder.`;
	}
	if (!second && paths.some((each) => each.startsWith(`${path}/`))) {
		return "it is a folder with pages, so it can't also be a page.";
	}
}

/**
 * The existing page after which the new one is listed: the last in its folder, or the contact page.
 * @param {string} path
 * @param {readonly string[]} paths of the existing pages
 */
export function neighbourOf(path, paths) {
	const [, folder, below] = path.split("/");
	const siblings = paths.filter((each) => below && each.startsWith(`/${folder}/`));
	return siblings.at(-1) ?? paths.find((each) => each === "/contact") ?? paths.at(-1) ?? "/";
}
