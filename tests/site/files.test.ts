import { existsSync, readdirSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { brotliCompressSync, gzipSync } from "node:zlib";
import { expect, test } from "vitest";
import { sourceHash } from "../../build/hosting";
import { headScript } from "../../src/theme/head-script";
import { filesIn, only, pages, paths, siteFolder } from "./site";

const scripts = filesIn("assets").filter((file) => file.endsWith(".js"));
const source = (file: string) => readFileSync(join(siteFolder, "assets", file), "utf8");

/** A script and all that it imports at once, not on demand. */
function withImports(file: string, found = new Set<string>()): Set<string> {
	if (found.has(file)) return found;
	found.add(file);
	for (const match of source(file).matchAll(/(?:from|import)\s*"\.\/([\w-]+\.js)"/g)) {
		withImports(match[1] as string, found);
	}
	return found;
}

const named = (name: string) => {
	const file = scripts.find((script) => new RegExp(`^${name}-[\\w-]{8}\\.js$`).test(script));
	if (!file) throw new Error(`No script of the name ${name}`);
	return file;
};

/** A script's size, worked out once: most pages share most scripts. */
const sizes = new Map<string, number>();
function brotliSize(file: string): number {
	const size = sizes.get(file) ?? brotliCompressSync(source(file)).length;
	sizes.set(file, size);
	return size;
}

const brotli = (files: Iterable<string>) =>
	[...files].reduce((sum, file) => sum + brotliSize(file), 0);
const gzip = (files: Iterable<string>) =>
	[...files].reduce((sum, file) => sum + gzipSync(source(file)).length, 0);

const entry = withImports(named("entry-client"));

/** Every page: its module, the name its chunk takes, and what was built of it. */
const pageModules = [
	...readFileSync("src/routes.ts", "utf8").matchAll(
		/(?:"(\/[^"]*)": |notFound = )\(\) => import\("~\/(pages\/[\w/-]+)"\)/g,
	),
].map(([, path = "/404", module = ""]) => ({
	path,
	source: `src/${module}.tsx`,
	name: basename(module),
	html: pages.find((page) => page.path === path)?.html ?? "",
}));

test("one chunk a page", () => {
	// The not-found page has no path.
	expect(pageModules).toHaveLength(paths.length + 1);
	const chunks = new Set(pageModules.map(({ name }) => named(name)));
	expect(chunks.size).toBe(pageModules.length);
	for (const chunk of chunks) expect(entry.has(chunk)).toBe(false);
});

test("no page loads the provider's code, the sign-in page only when it is asked for", () => {
	const withProvider = scripts.filter((file) => source(file).includes("identitytoolkit"));
	expect(withProvider.length).toBeGreaterThan(0);
	for (const { name } of pageModules) {
		const first = withImports(named(name));
		for (const file of withProvider) expect(first.has(file), `${name} has ${file}`).toBe(false);
	}
});

/** The source files that a page's module reaches, itself included. Types are not followed. */
function sourcesOf(file: string, found = new Set<string>()): Set<string> {
	if (found.has(file)) return found;
	found.add(file);
	const imports = readFileSync(file, "utf8").matchAll(/^(?:import|\} from) .*?"~\/([^"]+)";$/gm);
	for (const [statement, path] of imports) {
		if (statement.startsWith("import type")) continue;
		const target = [".tsx", ".ts"].map((end) => `src/${path}${end}`).find(existsSync);
		if (target) sourcesOf(target, found);
	}
	return found;
}

/** Whether a source has something for React to run: a hook of its own state, or a handler. */
const runs = (file: string) =>
	/\buse(?!\()[A-Z]\w+\(|\bon[A-Z]\w+=/.test(readFileSync(file, "utf8"));

test("a page marks what React must run in it, and nothing else", () => {
	for (const { path, source, html } of pageModules) {
		const running = [...sourcesOf(source)].filter(runs);
		expect(html.includes("data-live"), `${path}: ${running.join(", ")}`).toBe(running.length > 0);
	}
});

test("scripts of a content page: 78 kB or less, brotli", () => {
	for (const { path, name, html } of pageModules) {
		if (name === "get-started") continue;
		// A page that is finished as it is never asks for its own code.
		const own = html.includes("data-live") ? withImports(named(name)) : [];
		const all = new Set([...withImports(named("boot")), ...entry, ...own]);
		expect(brotli(all), path).toBeLessThanOrEqual(78_000);
	}
});

test("the sign-in page's own code: under 12 kB gzip; the provider's: under 45 kB gzip", () => {
	const own = [...withImports(named("get-started"))].filter((file) => !entry.has(file));
	expect(gzip(own)).toBeLessThan(12_000);
	const provider = [...withImports(named("firebase-provider"))].filter((file) => !entry.has(file));
	expect(gzip(provider)).toBeLessThan(45_000);
});

test("contour fields: 12 kB brotli for the home page, 5 kB for the others", () => {
	for (const file of filesIn("contours")) {
		const size = brotliCompressSync(readFileSync(join(siteFolder, "contours", file))).length;
		expect(size, file).toBeLessThanOrEqual(file === "home.svg" ? 12_000 : 5_000);
	}
});

test("the font has the macrons, and is the one preloaded file", () => {
	for (const { html } of pages) {
		const preloads = html.match(/<link rel="preload"[^>]*>/g) ?? [];
		expect(preloads).toHaveLength(1);
		expect(preloads[0]).toMatch(/as="font".*\/assets\/inter-[\w-]+\.woff2/);
	}
});

const hosting = JSON.parse(readFileSync("dist/test/standard.json", "utf8")).hosting;
interface Rule {
	source: string;
	headers: { key: string; value: string }[];
}

/** A header as the rules for exactly this source set it; those of "**" hold where there is none. */
const header = (configuration: typeof hosting, key: string, source = "**"): string =>
	configuration.headers
		.filter((rule: Rule) => rule.source === source)
		.flatMap((rule: Rule) => rule.headers)
		.findLast((each: Rule["headers"][number]) => each.key === key)?.value ?? "";

test("each page's security policy allows its own inline text by hash, and nothing inline beside it", () => {
	for (const { path, html } of pages) {
		const policy = header(hosting, "Content-Security-Policy", path === "/404" ? "**" : path);
		expect(policy).not.toMatch(/unsafe|\*|data:|http:(?!\/\/127\.0\.0\.1)/);
		expect(policy.match(/'sha256-[^']*'/g), path).toEqual([
			sourceHash(only(html, /<script>([\s\S]*?)<\/script>/)),
			sourceHash(only(html, /<style[^>]*>([\s\S]*?)<\/style>/)),
		]);
		expect(policy).toContain(sourceHash(headScript));
	}
});

test("a page's own styles are 6.5 kB at most, brotli, and home fits into a connection's first 14.6 kB", () => {
	const size = (text: string) => brotliCompressSync(text).length;
	for (const { path, html } of pages) {
		const styles = only(html, /<style[^>]*>([\s\S]*?)<\/style>/);
		expect(size(styles), path).toBeLessThanOrEqual(6_500);
		expect(size(html), path).toBeLessThanOrEqual(16_500);
	}
	// Ten segments of 1,460 bytes (RFC 6928), of which the headers of the answer take some 200.
	const home = pages.find(({ path }) => path === "/")?.html ?? "";
	expect(size(home)).toBeLessThanOrEqual(14_400);
});

test("a published site names no emulator, and asks for https", () => {
	const published = JSON.parse(readFileSync("dist/test/configured.json", "utf8")).hosting;
	expect(JSON.stringify(published)).not.toContain("127.0.0.1");
	expect(header(published, "Strict-Transport-Security")).toMatch(/max-age=\d{8}/);
	expect(header(published, "Content-Security-Policy")).toContain(
		"frame-src https://longcloud-test.firebaseapp.com",
	);
	expect(header(hosting, "Strict-Transport-Security")).toBe("");
});

test("the licence of every package in the scripts is listed, with those of icons and typeface", () => {
	const listed = readFileSync(join(siteFolder, "licences.txt"), "utf8");
	// What a script says of itself, apart from what the build knows: these bring a mark of their own.
	const marks = {
		"react 19": /react\.transitional\.element/,
		"react-dom 19": /__reactContainer/,
		"@firebase/auth 1": /identitytoolkit/,
		"@firebase/firestore 4": /firestore\.googleapis\.com/,
		"@firebase/analytics 0": /googletagmanager\.com\/gtag/,
		// The arrow of a menu.
		"lucide 1": /m6 9 6 6 6-6/,
		"idb 7": /IDBTransaction/,
	};
	const all = scripts.map(source).join("");
	for (const [name, mark] of Object.entries(marks)) {
		expect(all, name).toMatch(mark);
		expect(listed, name).toMatch(new RegExp(`^${name}\\.[\\d.]+ \\(`, "m"));
	}
	expect(listed).toMatch(/^Inter 4\.1 \(OFL-1\.1\)$/m);
	for (const text of ["Apache License", "SIL OPEN FONT LICENSE", "ISC License", "MIT License"]) {
		expect(listed).toContain(text);
	}
	expect(readdirSync(siteFolder)).not.toContain("licences.json");
});
