import sharp from "sharp";
import { expect, test } from "vitest";
import { drawHeadline } from "./social-card";

test("a card draws macrons, accents and other Latin letters, each in its own shape", async () => {
	const letters = [..."āēīōūĀĒĪŌŪaeiouAEIOUëñøŁłĞğŠž‘’—"];
	const drawn = await Promise.all(letters.map((letter) => drawHeadline(letter, 60)));
	// A font without these letters would draw the same box for each of them.
	expect(new Set(drawn.map(({ data }) => data.toString("base64"))).size).toBe(letters.length);
	// The machine's own typefaces have other widths.
	const own = await drawHeadline("Whānau", 60);
	const other = await sharp({ text: { text: "Whānau", font: "Sans, 60", width: 690, dpi: 72 } })
		.png()
		.toBuffer({ resolveWithObject: true });
	expect(own.info.width).not.toBe(other.info.width);
});
