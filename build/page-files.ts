import { spawnSync } from "node:child_process";
import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";

const folder = "src/pages";
const listFile = "src/page-paths.ts";

/** The two pages whose files aren't named after their path. */
const otherNames: Readonly<Record<string, string>> = { "/": "/home", "/404": "/not-found" };

/** The file of the page at a path. */
export const moduleOf = (path: string): string => `${folder}${otherNames[path] ?? path}.tsx`;

/**
 * A name that every system and every address can have. Windows keeps the names of devices, and hosts those of the
 * pages for a folder and for what isn't there.
 */
const goodName = /^(?!(con|prn|aux|nul|com\d|lpt\d|index|404)$)(?=.{1,60}$)[a-z0-9]+(-[a-z0-9]+)*$/;

/**
 * Checks the name of a page.
 * @param path of the page, such as "/industries/finance"
 * @throws if a part of it can't be a file's name everywhere
 */
export function requireGoodName(path: string): void {
	for (const name of path.split("/").slice(1)) {
		if (goodName.test(name)) continue;
		throw new Error(
			`src/pages${path}.tsx can't be a page: "${name}" must be made of a to z, 0 to 9 and single hyphens, at most 60 of them, and not be a name that Windows or hosts reserve, such as aux or index.`,
		);
	}
}

/**
 * The path of every page that has a file in src/pages, sorted, without the not-found page's. A file in a folder
 * with the name of a page is a part of that page.
 */
export function pathsOfFiles(): string[] {
	const names = readdirSync(folder, { recursive: true, encoding: "utf8" })
		.filter((file) => file.endsWith(".tsx"))
		.map((file) => `/${file.replaceAll("\\", "/").slice(0, -".tsx".length)}`);
	const pages = names.filter((name) => !names.some((page) => name.startsWith(`${page}/`)));
	for (const page of pages) requireGoodName(page);
	return pages
		.filter((name) => name !== otherNames["/404"])
		.map((name) => (name === otherNames["/"] ? "/" : name))
		.sort();
}

/**
 * Checks that reading the project's folders comes to an end.
 * @throws if there is a named pipe, which may have no other end
 */
export function requireNoPipes(): void {
	for (const top of ["src", "public"])
		for (const entry of readdirSync(top, { recursive: true, withFileTypes: true }))
			if (entry.isFIFO())
				throw new Error(`${entry.parentPath}/${entry.name} is a named pipe. Move it elsewhere.`);
}

/** Writes the paths as a module if files have come or gone: a link's type only allows pages that exist. */
export function writePagePaths(): void {
	const lines = pathsOfFiles().map((path) => `\t${JSON.stringify(path)},\n`);
	const list = `/** The path of every file in src/pages. Written by Vite: don't edit it. */
export const paths = [
${lines.join("")}] as const;
`;
	const before = existsSync(listFile) ? readFileSync(listFile, "utf8") : "";
	if (list !== before) writeFileSync(listFile, list);
}

const git = (...args: string[]) =>
	spawnSync("git", args, { encoding: "utf8" }).stdout?.trim() ?? "";

/** Whether git has the whole history here. It hasn't outside a repository, and in a shallow clone. */
export const hasHistory = () => git("rev-parse", "--is-shallow-repository") === "false";

/** When a page, or what only it uses, last changed on this branch. Empty if it isn't committed. */
export function lastChange(path: string): string {
	const file = moduleOf(path);
	const options = ["-1", "--first-parent", "-m", "--format=%cI"];
	return git("log", ...options, "--", file, file.slice(0, -".tsx".length));
}
