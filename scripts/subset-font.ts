// Subsets the two typefaces to what this site's languages need and writes them to
// src/styles/fonts. Run it by hand (`npm run font`) after changing the characters below. The
// output is committed; builds don't run this. `unicode-range` in src/styles/fonts.css
// names the same characters, in short.
import { copyFileSync, readFileSync, statSync, writeFileSync } from "node:fs";
import subsetFont from "subset-font";
import { mapSegments } from "./shared/character-map.ts";

const folder = "src/styles/fonts";
const inter = "node_modules/inter-ui/variable/InterVariable.woff2";
const newsreader = "node_modules/@fontsource-variable/newsreader";

function range(first: number, last: number): string {
	const codes = Array.from({ length: last - first + 1 }, (_, index) => first + index);
	return String.fromCodePoint(...codes);
}

const english = range(0x20, 0x7e);
const macrons = "ĀāĒēĪīŌōŪū";
/** Letters of western European names. */
const western = range(0xc0, 0xff);
/** The rest of Latin-1 and Latin Extended-A, Romanian's letters, the ʻokina and its like, quotation marks. */
const latin = `${range(0xa1, 0xbf)}${range(0x100, 0x17f)}${range(0x218, 0x21b)}ʻʼ‚„‹›`;
const punctuation = "\u00a0©°·–—‘’“”•…‑";
/** Signs that figures are written with. */
const signs = "−×±";

/** Kerning, marks and tabular figures. The fonts' many alternate shapes would double the files. */
const keepFeatures = ["ccmp", "kern", "liga", "locl", "mark", "mkmk", "tnum"];

type Axes = NonNullable<Parameters<typeof subsetFont>[2]["variationAxes"]>;

async function cut(
	source: string | Buffer,
	name: string,
	characters: string,
	variationAxes: Axes = {},
) {
	const output = `${folder}/${name}.woff2`;
	const font = typeof source === "string" ? readFileSync(source) : source;
	const options = { targetFormat: "woff2", variationAxes, keepFeatures } as const;
	writeFileSync(output, await subsetFont(font, characters, options));
	console.log(`${output}: ${statSync(output).size} bytes`);
}

/** Newsreader without its ‘, whose glyph the ʻokina gets: it looks the same, and Newsreader has none. */
async function withOkina(source: string, characters: string, variationAxes: Axes): Promise<Buffer> {
	const options = { targetFormat: "sfnt", variationAxes, keepFeatures } as const;
	const font = await subsetFont(readFileSync(source), `${characters}‘`, options);
	const [okina, quote] = [0x2bb, 0x2018];
	const segment = mapSegments(font).find(({ first }) => font.readUInt16BE(first) === quote);
	if (!segment) throw new Error("Newsreader’s ‘ isn’t a segment of its own.");
	font.writeUInt16BE(okina, segment.first);
	font.writeUInt16BE(okina, segment.last);
	font.writeUInt16BE((font.readUInt16BE(segment.delta) + quote - okina) % 0x10000, segment.delta);
	return font;
}

// Text, in the weights that the site uses: 400, 500 and 600. Headlines have another typeface, so text
// needs no optical sizes. Letters that most pages don't have are in files of their own.
const text = { wght: { min: 400, max: 600 }, opsz: 18 };
const everyday = `${english}${macrons}${western}${punctuation}${signs}\u2009\u202f≤≥€`;
await cut(inter, "inter", everyday, text);
await cut(inter, "inter-latin", latin, text);

// Headlines, from 26 to 80 px, in one weight. The package has two files, of which each leaves out the
// letters that it lacks.
const headline = { wght: 500, opsz: 56 };
const part = (name: string) => `${newsreader}/files/newsreader-${name}-opsz-normal.woff2`;
await cut(part("latin"), "newsreader", english + punctuation + signs, headline);
await cut(part("latin-ext"), "newsreader-macrons", macrons, headline);
// Segments are sorted, so the ʼ, between ʻ and ‘, comes from the other file.
const latin1 = (western + latin).replace("ʼ", "");
await cut(await withOkina(part("latin"), latin1, headline), "newsreader-latin-1", latin1);
await cut(part("latin-ext"), "newsreader-latin-ext", latin, headline);

copyFileSync("node_modules/inter-ui/LICENSE.txt", `${folder}/LICENSE-Inter.txt`);
copyFileSync(`${newsreader}/LICENSE`, `${folder}/LICENSE-Newsreader.txt`);
