import { readdirSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { brotliCompressSync, gzipSync } from "node:zlib";
import { expect, test } from "vitest";
import { sourceHash } from "../../build/hosting";
import { headScript } from "../../src/theme/head-script";
import { filesIn, only, pages, siteFolder } from "./site";

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

const manifest: Record<string, { file: string }> = JSON.parse(
	readFileSync(`${siteFolder}-manifest.json`, "utf8"),
);

/** The script of a module that is fetched on demand. */
function scriptOf(module: string): string {
	const chunk = manifest[`src/${module}.tsx`];
	if (!chunk) throw new Error(`No script of ${module}`);
	return basename(chunk.file);
}

/** Every page: the script of its module, and what was built of it. */
const pageModules = pages.map(({ path, html }) => ({
	path,
	html,
	script: scriptOf(`pages${path === "/" ? "/home" : path === "/404" ? "/not-found" : path}`),
}));

test("one chunk a page", () => {
	const chunks = new Set(pageModules.map(({ script }) => script));
	expect(chunks.size).toBe(pageModules.length);
	for (const chunk of chunks) expect(entry.has(chunk)).toBe(false);
});

test("no page loads the provider's code, the sign-in page only when it is asked for", () => {
	const withProvider = scripts.filter((file) => source(file).includes("identitytoolkit"));
	expect(withProvider.length).toBeGreaterThan(0);
	for (const { path, script } of pageModules) {
		const first = withImports(script);
		for (const file of withProvider) expect(first.has(file), `${path} has ${file}`).toBe(false);
	}
});

/** The scripts of a page's live parts, which is all that it runs. */
const liveScripts = (html: string) =>
	[...html.matchAll(/data-live="([^"]*)"/g)].flatMap(([, module = ""]) => [
		...withImports(scriptOf(module)),
	]);

test("scripts of a content page: 78 kB or less, brotli", () => {
	for (const { path, html } of pageModules) {
		if (path === "/get-started") continue;
		// No page asks for its own code.
		const all = new Set([...withImports(named("boot")), ...entry, ...liveScripts(html)]);
		expect(brotli(all), path).toBeLessThanOrEqual(78_000);
	}
});

test("the sign-in page's own code: under 12 kB gzip; the provider's: under 45 kB gzip", () => {
	const own = [...withImports(scriptOf("auth/account-card"))].filter((file) => !entry.has(file));
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
