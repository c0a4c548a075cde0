// Adds a page: its module with placeholder text, its path, its route and its links in the menus.
// Asks for what it needs, or takes it as arguments:
//   npm run new industry
//   npm run new industry -- --name "Aged Care" --path /industries/aged-care --description "…"
import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { createInterface } from "node:readline";
import { parseArgs } from "node:util";
import { importSource } from "./import-source.mjs";
import { countingLines, kinds } from "./page-kinds.mjs";
import { ensurePackages, root, stop } from "./setup.mjs";

const pathsFile = "src/paths.ts";
const routesFile = "src/routes.ts";
const navigationFile = "src/content/navigation.ts";

const usage = 'npm run new page|solution|industry -- --name "Its Name"';

/** Keeps the placeholder title ("Replace: title of", then the name) within the limit for titles. */
const longestName = 35;
/** Folders and names of the built site that are no page's. */
const taken = ["index", "404", "assets", "cards", "pages", ...readdirSync(join(root, "public"))];

const read = (/** @type {string} */ file) => readFileSync(join(root, file), "utf8");

/** Converts a name to a path segment: "Whānau & Care" becomes whanau-and-care. */
function slug(/** @type {string} */ name) {
	return name
		.normalize("NFD")
		.replace(/\p{M}/gu, "")
		.toLowerCase()
		.replaceAll("&", "and")
		.replace(/[^a-z0-9]+/g, "-")
		.replace(/^-|-$/g, "");
}

/** Converts a path segment to a component's name: "aged-care" becomes AgedCare. */
function componentName(/** @type {string} */ part) {
	const name = part
		.split("-")
		.map((word) => word.charAt(0).toUpperCase() + word.slice(1))
		.join("");
	return /^\d/.test(name) ? `Page${name}` : name;
}

/** Asks questions on the terminal. Answers can also be piped in, one per line. */
function questions() {
	const input = createInterface({ input: process.stdin });
	const lines = input[Symbol.asyncIterator]();
	return {
		/** @param {string} question @param {string} fallback @returns {Promise<string>} */
		async ask(question, fallback = "") {
			process.stdout.write(`${question}${fallback && ` [${fallback}]`}: `);
			const { value, done } = await lines.next();
			if (done) stop(`There was no answer. To run without questions: ${usage}`);
			return String(value).trim() || fallback;
		},
		close: () => input.close(),
	};
}

/** Exits with a message if the name isn't valid. */
function checkName(/** @type {string} */ name) {
	if (!/^[\p{L}\d][\p{L}\d &’(),-]+$/u.test(name)) {
		stop(`The name "${name}" isn't valid: use letters, digits, spaces and & ’ ( ) , -.`);
	}
	if (name.length > longestName) {
		stop(`The name "${name}" is too long: ${longestName} characters at most.`);
	}
	if (read(navigationFile).includes(`title: ${JSON.stringify(name)}`)) {
		stop(`${navigationFile} has "${name}" already. Choose another name.`);
	}
}

/**
 * Exits with a message if the path isn't valid or is already taken.
 * @param {string} path
 * @param {string} kind
 * @param {readonly string[]} paths of the existing pages
 */
function checkPath(path, kind, paths) {
	const refuse = (/** @type {string} */ why) => stop(`The path ${path} isn't valid: ${why}`);
	const part = "[a-z0-9]+(?:-[a-z0-9]+)*";
	if (!new RegExp(`^/${part}(?:/${part})?$`).test(path)) {
		refuse("write it as /name or /folder/name, in lowercase letters, digits and single hyphens.");
	}
	const folder = kinds[kind]?.folder ?? "/";
	if (!path.startsWith(folder)) refuse(`this kind of page belongs under ${folder}`);
	for (const [other, { folder: reserved }] of Object.entries(kinds)) {
		if (other !== kind && reserved !== "/" && path.startsWith(reserved)) {
			refuse(`${reserved} is reserved for ${other} pages.`);
		}
	}
	if (paths.includes(path)) refuse(`the page src/pages${path}.tsx already exists.`);
	if (existsSync(join(root, `src/pages${path}.tsx`))) {
		refuse(`src/pages${path}.tsx already exists.`);
	}
	const [, first = "", second] = path.split("/");
	if (taken.includes(first)) refuse(`the built site has files with that name.`);
	// Hosts disagree on what to serve if a page and a folder have the same name. In the sources, a
	// folder with a page's name is for the files that only this page uses.
	if (second && existsSync(join(root, `src/pages/${first}.tsx`))) {
		refuse(`/${first} is a page, so it can't also be a folder.`);
	}
	if (!second && paths.some((each) => each.startsWith(`${path}/`))) {
		refuse("it is a folder with pages, so it can't also be a page.");
	}
}

/**
 * The existing page after which the new one is listed: the last in its folder, or the contact page.
 * @param {string} path
 * @param {readonly string[]} paths of the existing pages
 */
function neighbourOf(path, paths) {
	const [, folder, below] = path.split("/");
	const siblings = paths.filter((each) => below && each.startsWith(`/${folder}/`));
	return siblings.at(-1) ?? paths.find((each) => each === "/contact") ?? paths.at(-1) ?? "/";
}

let options;
try {
	options = parseArgs({
		allowPositionals: true,
		options: {
			name: { type: "string" },
			path: { type: "string" },
			description: { type: "string" },
		},
	});
} catch (error) {
	stop(`${error instanceof Error ? error.message : error}\n  ${usage}`);
}
const [kindName = "", ...more] = options.positionals;
const kind = Object.hasOwn(kinds, kindName) ? kinds[kindName] : undefined;
if (!kind || more.length > 0) stop(`Say which kind of page: ${usage}`);

ensurePackages();
const { SourceEdit } = await import("./source-edit.mjs");
/** @type {typeof import("../src/paths.ts")} */
const { paths } = await importSource(pathsFile);

let { name, path, description } = options.values;
if (name === undefined) {
	const { ask, close } = questions();
	name = await ask("Name of the page, as shown in menus");
	checkName(name);
	path ??= await ask("Path", kind.folder + slug(name));
	checkPath(path, kindName, paths);
	description ??= await ask("Description for the menus", `Replace: a line about ${name}.`);
	close();
}
checkName(name);
path ??= kind.folder + slug(name);
checkPath(path, kindName, paths);
description ??= `Replace: a line about ${name}.`;

// Prepare all edits before writing any file, so that an error changes nothing.
const file = `src/pages${path}.tsx`;
const module = read(`scripts/skeletons/${kindName}.tsx`)
	.replaceAll("NAME", name)
	.replaceAll("Skeleton", componentName(path.split("/").at(-1) ?? ""));
const title = JSON.stringify(name);
const neighbour = neighbourOf(path, paths);
const pathList = new SourceEdit(pathsFile);
pathList.add("paths", JSON.stringify(path), neighbour);
const table = new SourceEdit(routesFile);
table.add("routes", `"${path}": () => import("~/pages${path}")`, neighbour);
const navigation = new SourceEdit(navigationFile);
const [menu = "", footer] = kind.links;
navigation.add(
	menu,
	`{ title: ${title}, href: "${path}", description: ${JSON.stringify(description)} }`,
);
if (footer) navigation.add(footer, `{ title: ${title}, href: "${path}" }`);
const edits = [pathList, table, navigation];
/** @type {Record<string, string>} */
const files = { [file]: module };
for (const edit of edits) files[edit.file] = edit.text();
const counts = countingLines(kind, paths);

mkdirSync(dirname(join(root, file)), { recursive: true });
for (const [target, text] of Object.entries(files)) writeFileSync(join(root, target), text);
const biome = join(root, "node_modules/@biomejs/biome/bin/biome");
spawnSync(process.execPath, [biome, "check", "--write", ...Object.keys(files)], { cwd: root });

console.log(`
  ${file}  the page, with placeholder text that starts with "Replace:"
  ${pathsFile}  its path
  ${routesFile}  its module
  ${navigationFile}  its links in the menus and the footer

Now replace the placeholder text. "npm run dev" shows the page at ${path}, and
"npm run launch-check" lists the text that is still to be written.`);
if (kind.more) console.log(`\nAlso change by hand:\n  ${kind.more.join("\n  ")}`);
if (counts.length > 0) {
	console.log(
		`\nThese lines say how many ${kind.counted?.noun} there are:\n  ${counts.join("\n  ")}`,
	);
}
