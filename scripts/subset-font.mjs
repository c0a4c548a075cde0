// Cuts the full Inter variable font down to what this site's languages need and writes it to
// src/styles/fonts. Run it by hand (`npm run font`) after changing the characters below; its
// output is committed, so a build never depends on it.
import { copyFileSync, readFileSync, statSync, writeFileSync } from "node:fs";
import subsetFont from "subset-font";

const source = "node_modules/inter-ui/variable/InterVariable.woff2";
const output = "src/styles/fonts/inter.woff2";

/** @param {number} from first code point @param {number} to last code point */
const range = (from, to) =>
	String.fromCodePoint(...Array.from({ length: to - from + 1 }, (_, i) => from + i));

const characters = [
	range(0x20, 0x7e), // English
	"ĀāĒēĪīŌōŪū", // te reo Māori
	"ÁÉÍÓÖÜÇàáâäåæçèéêëíîïñóôöøßúü", // people's and places' names; a rarer letter comes from the next font
	"\u00a0–—‘’“”•…‑·\u2009\u202f−≤≥×°©€", // punctuation and signs used in the copy
].join("");

const font = await subsetFont(readFileSync(source), characters, {
	targetFormat: "woff2",
	// 400, 500 and 600 are the weights in use; the optical size axis gives headings their display cut.
	variationAxes: { wght: { min: 400, max: 600 }, opsz: { min: 14, max: 32 } },
	// Kerning, marks and tabular figures. The font's many alternate shapes would double the file.
	keepFeatures: ["ccmp", "kern", "locl", "mark", "mkmk", "tnum"],
});
writeFileSync(output, font);
copyFileSync("node_modules/inter-ui/LICENSE.txt", "src/styles/fonts/LICENSE.txt");
console.log(`${output}: ${statSync(output).size} bytes`);
