import { spawnSync } from "node:child_process";
import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";

const folder = "src/pages";
const listFile = "src/page-paths.ts";

/** The two pages whose files aren't named after their path. */
const namedOtherwise = [
	{ name: "/home", path: "/" },
	{ name: "/not-found", path: "/404" },
];

/**
 * The module of the page at a path.
 * @throws if there is no such file
 */
export function moduleOf(path: string): string {
	const name = namedOtherwise.find((page) => page.path === path)?.name ?? path;
	const file = `${folder}${name}.tsx`;
	if (!existsSync(file)) throw new Error(`The page at ${path} should be in ${file}.`);
	return file;
}

/**
 * The page that a file in src/pages belongs to: itself, or the page with the name of the folder, for what
 * only that page uses. src/pages/home/about.tsx belongs to src/pages/home.tsx.
 */
export function ownerOf(file: string): string {
	const folders = file.split("/").slice(0, -1);
	const modules = folders.map((_, index) => `${folders.slice(0, index + 1).join("/")}.tsx`);
	return modules.find((module) => existsSync(module)) ?? file;
}

/** What a page's file and its folders may be called: names that every system and every address can have. */
const goodName = /^[a-z0-9]+(-[a-z0-9]+)*$/;
/** Windows keeps these for devices; hosts serve index.html for a folder and 404.html for what isn't there. */
const reserved = /^(con|prn|aux|nul|com\d|lpt\d|index|404)$/;
const longestName = 60;

/**
 * Checks the name of a page.
 * @param path of the page, such as "/industries/finance"
 * @throws if a part of it can't be a file's name everywhere
 */
export function requireGoodName(path: string): void {
	for (const name of path.split("/").slice(1)) {
		if (goodName.test(name) && !reserved.test(name) && name.length <= longestName) continue;
		throw new Error(
			`src/pages${path}.tsx can't be a page: "${name}" must be made of a to z, 0 to 9 and single hyphens, at most ${longestName} of them, and not be a name that Windows or hosts reserve, such as aux or index.`,
		);
	}
}

/** The path of every page that has a file in src/pages, sorted, without the not-found page's. */
export function pathsOfFiles(): string[] {
	const names = readdirSync(folder, { recursive: true, encoding: "utf8" })
		.map((file) => `${folder}/${file.replaceAll("\\", "/")}`)
		.filter((file) => file.endsWith(".tsx") && ownerOf(file) === file)
		.map((file) => file.slice(folder.length, -".tsx".length));
	for (const name of names) requireGoodName(name);
	return names
		.map((name) => namedOtherwise.find((page) => page.name === name)?.path ?? name)
		.filter((path) => path !== "/404")
		.sort();
}

/** The list of paths as a module, so that the type of a link only allows pages that exist. */
function listOfPaths(): string {
	const lines = pathsOfFiles().map((path) => `\t${JSON.stringify(path)},\n`);
	return `/** The path of every file in src/pages. Written by Vite: don't edit it. */
export const paths = [
${lines.join("")}] as const;
`;
}

/**
 * Checks that reading the project's folders comes to an end.
 * @throws if there is a named pipe, which may have no other end
 */
function requireNoPipes(): void {
	for (const top of ["src", "public"])
		for (const entry of readdirSync(top, { recursive: true, withFileTypes: true }))
			if (entry.isFIFO())
				throw new Error(`${entry.parentPath}/${entry.name} is a named pipe. Move it elsewhere.`);
}

/** Writes the list of paths if files have come or gone. */
export function writePagePaths(): void {
	requireNoPipes();
	const list = listOfPaths();
	const before = existsSync(listFile) ? readFileSync(listFile, "utf8") : "";
	if (list !== before) writeFileSync(listFile, list);
}

/**
 * When each page last changed on this branch, by the file of its module: git's log of the module and of the
 * folder with what only that page uses. Empty where git can't tell: outside a repository, in one that belongs to
 * somebody else, or in a shallow clone, whose log ends early.
 */
export function lastChanges(): Map<string, string> {
	const git = (...args: string[]) =>
		spawnSync("git", args, { encoding: "utf8", maxBuffer: 2 ** 30 }).stdout ?? "";
	const found = new Map<string, string>();
	if (git("rev-parse", "--is-shallow-repository").trim() !== "false") return found;
	const marker = "changed ";
	const format = `--format=${marker}%cI`;
	// With -z, names beyond ASCII aren't quoted.
	const options = ["--first-parent", "-m", "-z", format, "--name-only", "--relative"];
	let time = "";
	for (const line of git("log", ...options, "--", folder).split(/[\0\n]+/)) {
		const page = ownerOf(line);
		if (line.startsWith(marker)) time = line.slice(marker.length);
		// The log starts with the newest commit.
		else if (line && !found.has(page)) found.set(page, time);
	}
	return found;
}
