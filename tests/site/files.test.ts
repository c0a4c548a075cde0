import { readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { brotliCompressSync } from "node:zlib";
import { expect, test } from "vitest";
import { readBundle } from "../shared/bundle";
import { once, pageAt, pages, siteFolder } from "./site";

const bundle = once(readBundle);
const source = (file: string) => readFileSync(join(siteFolder, "assets", file), "utf8");
const withImports = (module: string) => bundle().withImports(module);

/** The size of a file in assets as it is sent: fonts are compressed already. */
function sizeOf(file: string): number {
	const bytes = readFileSync(join(siteFolder, "assets", file));
	return file.endsWith(".js") ? brotliCompressSync(bytes).length : bytes.length;
}
const size = (files: Iterable<string>) =>
	[...files].reduce((total, file) => total + sizeOf(file), 0);
/** Files with their sizes, for a test that fails because they are too large. */
const listed = (files: Iterable<string>) =>
	[...files].map((file) => `${file}: ${sizeOf(file)} bytes`).join(", ");

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

test("no page imports the provider's code statically", () => {
	const withProvider = bundle().scripts.filter((file) => source(file).includes("identitytoolkit"));
	expect(withProvider.length).toBeGreaterThan(0);
	for (const { path } of pages()) {
		const first = scriptsOf(path);
		for (const file of withProvider) expect(first.has(file), `${path} has ${file}`).toBe(false);
	}
});

test("a page's own script has 4 kB, with its islands and React 68 kB, the sign-in card 12 kB, the provider 42 kB", () => {
	expect(size(entry()), `src/client.ts imports ${listed(entry())}`).toBeLessThanOrEqual(4_000);
	for (const { path } of pages()) {
		if (path === "/get-started") continue;
		const scripts = scriptsOf(path);
		expect.soft(size(scripts), `${path}: ${listed(scripts)}`).toBeLessThanOrEqual(68_000);
	}
	const own = (module: string) =>
		[...withImports(module)].filter((file) => !entry().has(file) && !island().has(file));
	expect(size(own("src/auth/account-card.tsx"))).toBeLessThanOrEqual(12_000);
	expect(size(own("src/auth/firebase-provider.ts"))).toBeLessThanOrEqual(42_000);
});

test("the styles have 11.5 kB and stand in the page; text and headline face are preloaded, 42 kB", () => {
	for (const page of pages()) {
		const { path } = page;
		expect.soft(brotliCompressSync(page.styles).length, path).toBeLessThanOrEqual(11_500);
		expect.soft(page.all("link[rel=stylesheet]:not([media=print])"), path).toEqual([]);
		const preloads = page
			.all("link[rel=preload][as=font]")
			.map((link) => link.getAttribute("href") ?? "");
		expect
			.soft(preloads, path)
			.toEqual([
				expect.stringMatching(/^\/assets\/inter-[\w-]{8}\.woff2$/),
				expect.stringMatching(/^\/assets\/newsreader-[\w-]{8}\.woff2$/),
			]);
		const files = preloads.map((file) => basename(file));
		expect.soft(size(files), path).toBeLessThanOrEqual(42_000);
	}
	expect([...entry()].map(source).join("")).toContain("https://fonts.googleapis.com/css2?");
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
		expect(listed, name).toMatch(new RegExp(`^## ${name.replace(" ", " - ")}\\.[\\d.]+ \\(`, "m"));
	}
	expect(listed).toMatch(/^## Inter - 4\.1 \(OFL-1\.1\)$/m);
	expect(listed).toMatch(/^## Newsreader - 26 \(OFL-1\.1\)$/m);
	// Packages without a text of their own have a licence whose text follows.
	for (const heading of listed.match(/^## .*\n+(?=## )/gm) ?? [])
		expect(heading).toContain("(Apache-2.0)");
	for (const text of ["Apache License", "SIL OPEN FONT LICENSE", "ISC License", "MIT License"]) {
		expect(listed).toContain(text);
	}
});
