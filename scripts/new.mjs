// Adds a page: its module with placeholder text, its path, its route and its links in the menus.
// Asks for what it needs, or takes it as arguments:
//   npm run new industry
//   npm run new industry -- --name "Aged Care" --path /industries/aged-care --description "…"
import { spawnSync } from "node:child_process";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { createInterface } from "node:readline";
import { parseArgs } from "node:util";
import { countingLines, kinds } from "./new/page-kinds.mjs";
import { componentName, nameProblem, neighbourOf, pathProblem, slug } from "./new/page-name.mjs";
import { importSource } from "./shared/import-source.ts";
import { root, stop } from "./shared/setup.ts";

const pathsFile = "src/paths.ts";
const routesFile = "src/routes.ts";
const navigationFile = "src/content/navigation.ts";

const usage = 'npm run new page|solution|industry -- --name "Its Name"';

const read = (/** @type {string} */ file) => readFileSync(join(root, file), "utf8");

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

/** Exits with a message if there is a problem. @param {string | undefined} problem */
function refuse(problem) {
	if (problem) stop(problem);
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

const { SourceEdit } = await import("./new/source-edit.mjs");
/** @type {typeof import("../src/paths.ts")} */
const { paths } = await importSource(pathsFile);

let { name, path, description } = options.values;
if (name === undefined) {
	const { ask, close } = questions();
	name = await ask("Name of the page, as shown in menus");
	refuse(nameProblem(name));
	path ??= await ask("Path", kind.folder + slug(name));
	refuse(pathProblem(path, kindName, paths));
	description ??= await ask("Description for the menus", `Replace: a line about ${name}.`);
	close();
}
refuse(nameProblem(name));
path ??= kind.folder + slug(name);
refuse(pathProblem(path, kindName, paths));
description ||= `Replace: a line about ${name}.`;
name = name.normalize("NFC");

// Prepare all edits before writing any file, so that an error changes nothing.
const file = `src/pages${path}.tsx`;
const skeleton = read(`scripts/new/skeletons/${kindName}.tsx`);
const module = skeleton
	.replaceAll("Skeleton", componentName(path.split("/").at(-1) ?? "", skeleton))
	.replaceAll("NAME", name);
const title = JSON.stringify(name);
const neighbour = neighbourOf(path, paths);
const pathList = new SourceEdit(pathsFile);
pathList.add("paths", JSON.stringify(path), neighbour);
const table = new SourceEdit(routesFile);
table.add("routes", `"${path}": () => import("#src/pages${path}.tsx")`, neighbour);
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
