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

/** The path of every page that has a file in src/pages, sorted, without the not-found page's. */
export function pathsOfFiles(): string[] {
	return readdirSync(folder, { recursive: true, encoding: "utf8" })
		.map((file) => `${folder}/${file.replaceAll("\\", "/")}`)
		.filter((file) => file.endsWith(".tsx") && ownerOf(file) === file)
		.map((file) => file.slice(folder.length, -".tsx".length))
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

/** Writes the list of paths if files have come or gone. */
export function writePagePaths(): void {
	const list = listOfPaths();
	const before = existsSync(listFile) ? readFileSync(listFile, "utf8") : "";
	if (list !== before) writeFileSync(listFile, list);
}

/**
 * When each page last changed on this branch, by the file of its module: git's log of the module and of the
 * folder with what only that page uses. Empty outside a repository.
 */
export function lastChanges(): Map<string, string> {
	const marker = "changed ";
	const format = `--format=${marker}%cI`;
	const { stdout } = spawnSync(
		"git",
		// With -z, names beyond ASCII aren't quoted.
		["log", "--first-parent", "-m", "-z", format, "--name-only", "--relative", "--", folder],
		{ encoding: "utf8", maxBuffer: 2 ** 30 },
	);
	const found = new Map<string, string>();
	let time = "";
	for (const line of (stdout ?? "").split(/[\0\n]+/)) {
		const page = ownerOf(line);
		if (line.startsWith(marker)) time = line.slice(marker.length);
		// The log starts with the newest commit.
		else if (line && !found.has(page)) found.set(page, time);
	}
	return found;
}
