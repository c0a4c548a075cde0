import { readFileSync } from "node:fs";
import { type FontFaceProperty, transform } from "lightningcss";
import subsetFont from "subset-font";
import { expect, test } from "vitest";
import { mapSegments } from "./shared/character-map.ts";

/** From ¡ to ſ, and the ʻokina and its like. Not ŉ, ĳ and ſ, which are no longer written. */
const letters = [
	..."¡¢£¤¥¦§¨©ª«¬®¯°±²³´µ¶·¸¹º»¼½¾¿ÀÁÂÃÄÅÆÇÈÉÊËÌÍÎÏÐÑÒÓÔÕÖ×ØÙÚÛÜÝÞßàáâãäåæçèéêëìíîïðñòóôõö÷øùúûüýþÿ",
	..."ĀāĂăĄąĆćĈĉĊċČčĎďĐđĒēĔĕĖėĘęĚěĜĝĞğĠġĢģĤĥĦħĨĩĪīĬĭĮįİıĴĵĶķĸĹĺĻļĽľĿŀŁłŃńŅņŇňŊŋŌōŎŏŐőŒœŔŕŖŗŘřŚśŜŝŞşŠšŢţŤťŦŧ",
	..."ŨũŪūŬŭŮůŰűŲųŴŵŶŷŸŹźŻżŽžȘșȚțʻʼ",
];

/** Those of the letters that a font file has. */
async function lettersIn(file: string): Promise<Set<string>> {
	const options = { targetFormat: "sfnt" } as const;
	const font = await subsetFont(readFileSync(file), letters.join(""), options);
	const codes = mapSegments(font).map((place) => ({
		first: font.readUInt16BE(place.first),
		last: font.readUInt16BE(place.last),
	}));
	return new Set(letters.filter((letter) => includes(codes, letter)));
}

function includes(ranges: readonly { first: number; last: number }[], letter: string): boolean {
	const code = letter.codePointAt(0) ?? 0;
	return ranges.some(({ first, last }) => first <= code && code <= last);
}

/** The faces that fonts.css declares with a file, in its order. */
function declaredFaces() {
	const rules: FontFaceProperty[][] = [];
	transform({
		filename: "fonts.css",
		code: readFileSync("src/styles/fonts.css"),
		visitor: { Rule: { "font-face": ({ value }) => void rules.push(value.properties) } },
	});
	return rules.flatMap((properties) => {
		const face = { family: "", file: "", ranges: [{ first: 0, last: 0x10ffff }] };
		for (const { type, value } of properties) {
			if (type === "font-family") face.family = String(value);
			if (type === "unicode-range")
				face.ranges = value.map(({ start, end }) => ({ first: start, last: end }));
			if (type !== "source") continue;
			for (const source of value) if (source.type === "url") face.file = source.value.url.url;
		}
		return face.file ? [face] : [];
	});
}

test.each(["Inter Text", "Newsreader"])(
	"%s has the letters of Latin-1 and Latin Extended-A",
	async (family) => {
		const faces = await Promise.all(
			declaredFaces()
				.filter((face) => face.family === family)
				.map(async ({ file, ranges }) => ({ ranges, has: await lettersIn(`src/styles/${file}`) })),
		);
		// Of several faces whose ranges have a letter, browsers take the last one.
		const missing = letters.filter(
			(letter) => !faces.findLast(({ ranges }) => includes(ranges, letter))?.has.has(letter),
		);
		expect(missing).toEqual([]);
	},
);
