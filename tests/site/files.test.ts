import { readdirSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { brotliCompressSync, gzipSync } from "node:zlib";
import { expect, test } from "vitest";
import { readBundle } from "../shared/bundle";
import { once, pageAt, pages, siteFolder, withSpaces } from "./site";

const bundle = once(readBundle);
const source = (file: string) => readFileSync(join(siteFolder, "assets", file), "utf8");
const withImports = (module: string) => bundle().withImports(module);

/** The brotli size of each file in assets. Fonts are compressed already. */
const sizes = once(() => {
	const files = readdirSync(join(siteFolder, "assets")).filter((file) =>
		/\.(js|woff2)$/.test(file),
	);
	return new Map(
		files.map((file) => {
			const bytes = readFileSync(join(siteFolder, "assets", file));
			return [file, file.endsWith(".js") ? brotliCompressSync(bytes).length : bytes.length];
		}),
	);
});
const sum = (sizes: readonly number[]) => sizes.reduce((total, size) => total + size, 0);
const brotli = (files: Iterable<string>) =>
	sum([...files].map((file) => sizes().get(file) ?? Number.NaN));
/** Files with their sizes, for a test that fails because they are too large. */
const listed = (files: Iterable<string>) =>
	[...files].map((file) => `${file}: ${sizes().get(file)} bytes`).join(", ");
const gzip = (files: Iterable<string>) =>
	sum([...files].map((file) => gzipSync(source(file)).length));

const entry = once(() => withImports("index.html"));
const island = once(() => withImports("src/browser/hydrate-island.tsx"));

/** The scripts that a page loads by itself: its own, and for its islands theirs and React. */
function scriptsOf(path: string): Set<string> {
	const islands = pageAt(path).all("[data-island]");
	return new Set([
		...entry(),
		...(islands.length > 0 ? island() : []),
		...islands.flatMap((part) => [...withImports(`src/${part.getAttribute("data-island")}.tsx`)]),
	]);
}

test("no script holds the words of a page", () => {
	for (const { path, headline } of pages()) {
		// The sign-in card holds its own.
		if (path === "/get-started") continue;
		for (const script of bundle().scripts) {
			expect(withSpaces(source(script)).includes(headline), `${script} holds ${path}`).toBe(false);
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

test("a page's own script is 8 kB brotli at most, 78 kB with its islands and React", () => {
	expect(brotli(entry()), `src/client.ts imports ${listed(entry())}`).toBeLessThanOrEqual(8_000);
	for (const { path } of pages()) {
		if (path === "/get-started") continue;
		const scripts = scriptsOf(path);
		expect.soft(brotli(scripts), `${path}: ${listed(scripts)}`).toBeLessThanOrEqual(78_000);
	}
});

test("the sign-in form's code is under 12 kB gzip, the provider's under 45 kB gzip", () => {
	const own = (module: string) =>
		[...withImports(module)].filter((file) => !entry().has(file) && !island().has(file));
	expect(gzip(own("src/auth/account-card.tsx"))).toBeLessThan(12_000);
	expect(gzip(own("src/auth/firebase-provider.ts"))).toBeLessThan(45_000);
});

test("text and headline face are what is preloaded, 42 kB at most", () => {
	for (const page of pages()) {
		const preloads = page.all("link[rel=preload]").map((link) => link.getAttribute("href") ?? "");
		expect
			.soft(preloads, page.path)
			.toEqual([
				expect.stringMatching(/^\/assets\/inter-[\w-]{8}\.woff2$/),
				expect.stringMatching(/^\/assets\/newsreader-[\w-]{8}\.woff2$/),
			]);
		const files = preloads.map((path) => basename(path));
		expect.soft(brotli(files), page.path).toBeLessThanOrEqual(42_000);
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
		// The ring of a button that is waiting.
		"lucide 1": /M21 12a9 9 0 1 1-6\.219-8\.56/,
		"idb 7": /IDBTransaction/,
	};
	const all = bundle().scripts.map(source).join("");
	for (const [name, mark] of Object.entries(marks)) {
		expect(mark.test(all), name).toBe(true);
		expect(listed, name).toMatch(new RegExp(`^${name}\\.[\\d.]+ \\(`, "m"));
	}
	expect(listed).toMatch(/^Inter 4\.1 \(OFL-1\.1\)$/m);
	expect(listed).toMatch(/^Newsreader 26 \(OFL-1\.1\)$/m);
	for (const text of ["Apache License", "SIL OPEN FONT LICENSE", "ISC License", "MIT License"]) {
		expect(listed).toContain(text);
	}
	expect(readdirSync(siteFolder)).not.toContain("licences.json");
});
