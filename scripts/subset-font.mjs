// Subsets the two typefaces to what this site's languages need and writes them to
// src/styles/fonts. Run it by hand (`npm run font`) after changing the characters below. The
// output is committed; builds don't run this. `unicode-range` in src/styles/fonts.css
// names the same characters, in short.
import { copyFileSync, readFileSync, statSync, writeFileSync } from "node:fs";

const { default: subsetFont } = await import("subset-font");

const folder = "src/styles/fonts";
const newsreader = "node_modules/@fontsource-variable/newsreader";

/** @param {number} from first code point @param {number} to last code point */
const range = (from, to) =>
	String.fromCodePoint(...Array.from({ length: to - from + 1 }, (_, i) => from + i));

const english = range(0x20, 0x7e);
const macrons = "ĀāĒēĪīŌōŪū";
/** Letters of western European names. Rarer letters come from the fonts service. */
const latin = range(0xc0, 0xff);
const punctuation = "\u00a0©°·–—‘’“”•…‑";

/** Kerning, marks and tabular figures. The fonts' many alternate shapes would double the files. */
const keepFeatures = ["ccmp", "kern", "liga", "locl", "mark", "mkmk", "tnum"];

/**
 * @param {string} source
 * @param {string} name
 * @param {string} characters
 * @param {Record<string, number | { min: number, max: number }>} variationAxes
 */
async function cut(source, name, characters, variationAxes) {
	const options = { targetFormat: /** @type {const} */ ("woff2"), variationAxes, keepFeatures };
	const output = `${folder}/${name}.woff2`;
	writeFileSync(output, await subsetFont(readFileSync(source), characters, options));
	console.log(`${output}: ${statSync(output).size} bytes`);
}

// Text, in the weights that the site uses: 400, 500 and 600. Headlines have another typeface, so text
// needs no optical sizes.
await cut(
	"node_modules/inter-ui/variable/InterVariable.woff2",
	"inter",
	`${english}${macrons}${latin}${punctuation}\u2009\u202f−≤≥×€`,
	{ wght: { min: 400, max: 600 }, opsz: 18 },
);
// Headlines, from 26 to 80 px, in one weight. The package has macrons in a separate file.
const headline = { wght: 500, opsz: 56 };
const file = (/** @type {string} */ part) =>
	`${newsreader}/files/newsreader-${part}-opsz-normal.woff2`;
await cut(file("latin"), "newsreader", english + punctuation, headline);
await cut(file("latin-ext"), "newsreader-macrons", macrons, headline);

copyFileSync("node_modules/inter-ui/LICENSE.txt", `${folder}/LICENSE-Inter.txt`);
copyFileSync(`${newsreader}/LICENSE`, `${folder}/LICENSE-Newsreader.txt`);
