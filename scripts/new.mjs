// A new page: its module with words to replace, its address in the route table, its place in the
// menus. Asks for what it needs, or takes it as arguments:
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
const homeFile = "src/pages/home.tsx";

const usage = 'npm run new page|solution|industry -- --name "Its Name"';

/** A title holds "Replace: title of", the name, and the company's after it. */
const longestName = 35;
/** Folders and names of the built site that are no page's. */
const taken = ["index", "404", "assets", "cards", "pages", ...readdirSync(join(root, "public"))];

const read = (/** @type {string} */ file) => readFileSync(join(root, file), "utf8");

/** Letters and digits of a name as a part of an address: "Whānau & Care" is whanau-and-care. */
function slug(/** @type {string} */ name) {
	return name
		.normalize("NFD")
		.replace(/\p{M}/gu, "")
		.toLowerCase()
		.replaceAll("&", "and")
		.replace(/[^a-z0-9]+/g, "-")
		.replace(/^-|-$/g, "");
}

/** "aged-care" as the name of a component. */
function componentName(/** @type {string} */ part) {
	const name = part
		.split("-")
		.map((word) => word.charAt(0).toUpperCase() + word.slice(1))
		.join("");
	return /^\d/.test(name) ? `Page${name}` : name;
}

/** Lines typed or piped in, one for each question. */
function questions() {
	const input = createInterface({ input: process.stdin });
	const lines = input[Symbol.asyncIterator]();
	return {
		/** @param {string} question @param {string} fallback @returns {Promise<string>} */
		async ask(question, fallback = "") {
			process.stdout.write(`${question}${fallback && ` [${fallback}]`}: `);
			const { value, done } = await lines.next();
			if (done) stop(`That was not answered. Without questions: ${usage}`);
			return String(value).trim() || fallback;
		},
		close: () => input.close(),
	};
}

/** Ends with what is wrong with a name. */
function checkName(/** @type {string} */ name) {
	if (!/^[\p{L}\d][\p{L}\d &’(),-]+$/u.test(name)) {
		stop(`The name "${name}" will not do: use letters, digits, spaces and & ’ ( ) , -.`);
	}
	if (name.length > longestName) {
		stop(`The name "${name}" is too long: ${longestName} characters at most.`);
	}
	if (read(navigationFile).includes(`title: ${JSON.stringify(name)}`)) {
		stop(`${navigationFile} has "${name}" already. Give the page a name of its own.`);
	}
}

/**
 * Ends with what is wrong with a path.
 * @param {string} path
 * @param {string} kind
 * @param {readonly string[]} paths of the pages that are there
 */
function checkPath(path, kind, paths) {
	const refuse = (/** @type {string} */ why) => stop(`The path ${path} will not do: ${why}`);
	const part = "[a-z0-9]+(?:-[a-z0-9]+)*";
	if (!new RegExp(`^/${part}(?:/${part})?$`).test(path)) {
		refuse("write it as /name or /folder/name, in small letters, digits and single hyphens.");
	}
	const folder = kinds[kind]?.folder ?? "/";
	if (!path.startsWith(folder)) refuse(`this kind of page lives under ${folder}`);
	for (const [other, { folder: reserved }] of Object.entries(kinds)) {
		if (other !== kind && reserved !== "/" && path.startsWith(reserved)) {
			refuse(`${reserved} is for pages of the kind ${other}.`);
		}
	}
	if (paths.includes(path)) refuse(`there is a page already, src/pages${path}.tsx.`);
	if (existsSync(join(root, `src/pages${path}.tsx`))) {
		refuse(`src/pages${path}.tsx is there already.`);
	}
	const [, first = "", second] = path.split("/");
	if (taken.includes(first)) refuse(`the built site has files of that name.`);
	// Hosts do not agree on what to send where a page and a folder have the same name, and in the
	// sources a page's folder is its own.
	if (second && existsSync(join(root, `src/pages/${first}.tsx`))) {
		refuse(`/${first} is a page, so there can be none below it.`);
	}
	if (!second && paths.some((each) => each.startsWith(`${path}/`))) {
		refuse("there are pages below it, so there can be none of that name.");
	}
}

/**
 * The page that a new one stands behind: the last of its folder, or the contact page.
 * @param {string} path
 * @param {readonly string[]} paths of the pages that are there
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
	name = await ask("Its name, as menus show it");
	checkName(name);
	path ??= await ask("Its address", kind.folder + slug(name));
	checkPath(path, kindName, paths);
	description ??= await ask("A line about it for the menus", `Replace: a line about ${name}.`);
	close();
}
checkName(name);
path ??= kind.folder + slug(name);
checkPath(path, kindName, paths);
description ??= `Replace: a line about ${name}.`;

// Everything is worked out before anything is written.
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
if (kind.icons) {
	const home = new SourceEdit(homeFile);
	home.add("serviceIcons", `"${path}": CircleDashed`);
	if (!home.source.includes("CircleDashed")) home.import("lucide", "CircleDashed");
	edits.push(home);
}
/** @type {Record<string, string>} */
const files = { [file]: module };
for (const edit of edits) files[edit.file] = edit.text();
const counts = countingLines(kind, paths);

mkdirSync(dirname(join(root, file)), { recursive: true });
for (const [target, text] of Object.entries(files)) writeFileSync(join(root, target), text);
const biome = join(root, "node_modules/@biomejs/biome/bin/biome");
spawnSync(process.execPath, [biome, "check", "--write", ...Object.keys(files)], { cwd: root });

console.log(`
  ${file}  its words, each beginning with "Replace:"
  ${pathsFile}  its address
  ${routesFile}  its module
  ${navigationFile}  its place in the menus and the footer

Now write its words. "npm run dev" shows the page at ${path}, and "npm run launch-check"
lists what is left to write.`);
if (kind.more) console.log(`\nBy hand:\n  ${kind.more.join("\n  ")}`);
if (counts.length > 0) {
	console.log(`\nThese words count the ${kind.counted?.noun}:\n  ${counts.join("\n  ")}`);
}
