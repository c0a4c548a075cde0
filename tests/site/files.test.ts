import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, gzipSync } from "node:zlib";
import { expect, test } from "vitest";
import { readBundle } from "../shared/bundle";
import { fileFor, filesIn, once, pageAt, pages, paths, siteFolder } from "./site";

const bundle = once(readBundle);
const source = (file: string) => readFileSync(join(siteFolder, "assets", file), "utf8");
const withImports = (script: string) => bundle().withImports(script);

/** A file's brotli size. Cached, because most pages share most files. */
const sizes = new Map<string, number>();
function brotliSize(path: string): number {
	const known = sizes.get(path);
	if (known !== undefined) return known;
	const bytes = readFileSync(join(siteFolder, path));
	// Fonts and images are already compressed.
	const size = /\.(woff2|png|ico|avif|webp)$/.test(path)
		? bytes.length
		: brotliCompressSync(bytes).length;
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

/** The scripts that a page loads by itself: those of the shell and of the page's live parts. */
const scriptsOf = (path: string) =>
	new Set([
		...withImports(bundle().groupScript("boot")),
		...entry(),
		...pageAt(path)
			.all("[data-live]")
			.map((part) => bundle().scriptOf(`src/${part.getAttribute("data-live")}.tsx`))
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

test("a first visit asks for 16 files and 135 kB at most, the home page for 150 kB", () => {
	for (const page of pages()) {
		const { path } = page;
		// The supported browsers load only the first source of a <picture>. Layers of a drawing share
		// one file. The logo of the other theme is loaded too.
		const pictures = page
			.all("img, source, use")
			.filter((element) => element.previousElementSibling?.nodeName !== "SOURCE")
			.flatMap((element) => ["src", "srcset", "href"].flatMap((name) => at(element, name) ?? []))
			.map((address) => address.replace(/#.*/, ""));
		// The two faces, and the style sheet for paper.
		const linked = page
			.all("link[rel=preload], link[rel=stylesheet]")
			.map((link) => at(link, "href") ?? "")
			.filter((address) => address.startsWith("/"));
		expect.soft(linked, path).toHaveLength(3);
		const files = new Set([
			fileFor(path),
			...linked,
			// The portraits at the foot of the home page are fetched once a visitor comes near them:
			// tests/e2e/first-visit.spec.ts makes sure of it.
			...pictures.filter((file) => path !== "/" || !file.startsWith("/portraits/")),
			...[...scriptsOf(path)].map((file) => `/assets/${file}`),
		]);
		// The fonts service's style sheet is one more.
		expect.soft(files.size + 1, path).toBeLessThanOrEqual(16);
		// The home page has the largest drawing.
		const limit = path === "/" ? 150_000 : 135_000;
		expect.soft(sum([...files].map(brotliSize)), path).toBeLessThanOrEqual(limit);
	}
});

test("the sign-in form's code is under 12 kB gzip, the provider's under 45 kB gzip", () => {
	const own = (script: string) => [...withImports(script)].filter((file) => !entry().has(file));
	expect(gzip(own(bundle().scriptOf("src/auth/account-card.tsx")))).toBeLessThan(12_000);
	expect(gzip(own(bundle().scriptOf("src/auth/firebase-provider.ts")))).toBeLessThan(45_000);
});

test("contour drawings are at most 5 kB brotli, or 17 kB for the ranges and landforms of the home page", () => {
	for (const file of filesIn("contours")) {
		const limit = file === "home.svg" ? 17_000 : 5_000;
		expect.soft(brotliSize(`/contours/${file}`), file).toBeLessThanOrEqual(limit);
	}
});

test("text and headline face are what is preloaded, 42 kB at most", () => {
	for (const page of pages()) {
		const preloads = page
			.all("link[rel=preload]")
			.map((link) => `${at(link, "as")} ${at(link, "href")}`);
		expect
			.soft(preloads, page.path)
			.toEqual([
				expect.stringMatching(/^font \/assets\/inter-[\w-]+\.woff2$/),
				expect.stringMatching(/^font \/assets\/newsreader-[\w-]{8}\.woff2$/),
			]);
	}
	const fonts = filesIn("assets").filter((file) => file.endsWith(".woff2"));
	expect(fonts).toHaveLength(3);
	expect(sum(fonts.map((file) => brotliSize(`/assets/${file}`)))).toBeLessThanOrEqual(42_000);
});

/** The pages that the site has without an owner's own. */
const specifiedPages = 20;

/** The bytes, compressed, that a page's links in the menus and the footer add to every page. */
const menuLinkSize = 100;

test("a page's own styles are 6.5 kB at most, brotli, or 7.3 kB on the home page, and it has 14.33 kB at most", () => {
	for (const { path, inlineText } of pages()) {
		expect.soft(inlineText.styles, path).not.toContain("@media print");
		// Safari 18 would drop a shorthand with a colour or a thickness.
		expect.soft(inlineText.styles, path).not.toMatch(/text-decoration:\w+ (?!dotted)/);
		const styles = brotliCompressSync(inlineText.styles).length;
		expect.soft(styles, path).toBeLessThanOrEqual(path === "/" ? 7_300 : 6_500);
		// The initial congestion window is 14,600 bytes: ten segments of 1,460 (RFC 6928). The response's
		// headers need the rest, which is room for 270 bytes, as many as the bench sends. An owner's own
		// pages may make the menus of all pages longer: a second round trip is better than a missing link.
		const limit = 14_330 + menuLinkSize * (paths.length - specifiedPages);
		const size = brotliSize(fileFor(path));
		expect
			.soft(size, `${path}: shorten its text by ${size - limit} bytes`)
			.toBeLessThanOrEqual(limit);
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
