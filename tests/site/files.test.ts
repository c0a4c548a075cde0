import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, gzipSync } from "node:zlib";
import { expect, test } from "vitest";
import { readBundle } from "../shared/bundle";
import { once, pageAt, pages, siteFolder } from "./site";

const bundle = once(readBundle);
const source = (file: string) => readFileSync(join(siteFolder, "assets", file), "utf8");
const withImports = (script: string) => bundle().withImports(script);

/** A file's brotli size. Cached, because most pages share most files. */
const sizes = new Map<string, number>();
function brotliSize(path: string): number {
	const known = sizes.get(path);
	if (known !== undefined) return known;
	const bytes = readFileSync(join(siteFolder, path));
	// Fonts are already compressed.
	const size = path.endsWith(".woff2") ? bytes.length : brotliCompressSync(bytes).length;
	sizes.set(path, size);
	return size;
}

const at = (element: Element, attribute: string) => element.getAttribute(attribute);
const sum = (sizes: readonly number[]) => sizes.reduce((total, size) => total + size, 0);
const brotli = (files: Iterable<string>) =>
	sum([...files].map((file) => brotliSize(`/assets/${file}`)));
const gzip = (files: Iterable<string>) =>
	sum([...files].map((file) => gzipSync(source(file)).length));

const entry = once(() => withImports(bundle().groupScript("entry-client")));

/** The scripts that a page loads by itself: those of the shell and of the page's islands. */
const scriptsOf = (path: string) =>
	new Set([
		...withImports(bundle().groupScript("boot")),
		...entry(),
		...pageAt(path)
			.all("[data-island]")
			.map((part) => bundle().scriptOf(`src/${part.getAttribute("data-island")}.tsx`))
			.flatMap((script) => [...withImports(script)]),
	]);

test("no script holds the words of a page", () => {
	for (const { path, headline } of pages()) {
		// The sign-in card holds its own.
		if (path === "/get-started") continue;
		for (const script of bundle().scripts) {
			expect(source(script).includes(headline), `${script} holds ${path}`).toBe(false);
		}
	}
});

test("no page imports the provider's code statically", () => {
	const withProvider = bundle().scripts.filter((file) => source(file).includes("identitytoolkit"));
	expect(withProvider.length).toBeGreaterThan(0);
	for (const { path } of pages()) {
		const first = scriptsOf(path);
		for (const file of withProvider) expect(first.has(file), `${path} has ${file}`).toBe(false);
	}
});

test("a content page's scripts are 78 kB brotli at most", () => {
	for (const { path } of pages()) {
		if (path === "/get-started") continue;
		expect.soft(brotli(scriptsOf(path)), path).toBeLessThanOrEqual(78_000);
	}
});

test("the sign-in form's code is under 12 kB gzip, the provider's under 45 kB gzip", () => {
	const own = (script: string) => [...withImports(script)].filter((file) => !entry().has(file));
	expect(gzip(own(bundle().scriptOf("src/auth/account-card.tsx")))).toBeLessThan(12_000);
	expect(gzip(own(bundle().scriptOf("src/auth/firebase-provider.ts")))).toBeLessThan(45_000);
});

test("text and headline face are what is preloaded, 42 kB at most", () => {
	for (const page of pages()) {
		const preloads = page.all("link[rel=preload]").map((link) => at(link, "href") ?? "");
		expect
			.soft(preloads, page.path)
			.toEqual([
				expect.stringMatching(/^\/assets\/inter-[\w-]{8}\.woff2$/),
				expect.stringMatching(/^\/assets\/newsreader-[\w-]{8}\.woff2$/),
			]);
		expect.soft(sum(preloads.map(brotliSize)), page.path).toBeLessThanOrEqual(42_000);
	}
});

test("the licence of every package in the scripts is listed, with those of icons and typefaces", () => {
	const listed = readFileSync(join(siteFolder, "licences.txt"), "utf8");
	// Strings that prove a package is in a script, independent of what the build reports.
	const marks = {
		"react 19": /react\.transitional\.element/,
		"react-dom 19": /__reactContainer/,
		"@firebase/auth 1": /identitytoolkit/,
		"@firebase/firestore 4": /firestore\.googleapis\.com/,
		"@firebase/functions 0": /cloudfunctions\.net/,
		// The chevron of a menu button.
		"lucide 1": /m6 9 6 6 6-6/,
		"idb 7": /IDBTransaction/,
	};
	const all = bundle().scripts.map(source).join("");
	for (const [name, mark] of Object.entries(marks)) {
		expect(all, name).toMatch(mark);
		expect(listed, name).toMatch(new RegExp(`^${name}\\.[\\d.]+ \\(`, "m"));
	}
	expect(listed).toMatch(/^Inter 4\.1 \(OFL-1\.1\)$/m);
	expect(listed).toMatch(/^Newsreader 26 \(OFL-1\.1\)$/m);
	for (const text of ["Apache License", "SIL OPEN FONT LICENSE", "ISC License", "MIT License"]) {
		expect(listed).toContain(text);
	}
	expect(readdirSync(siteFolder)).not.toContain("licences.json");
});
