import { expect, test } from "vitest";
import { drawText } from "./social-card";

test.each([
	["Card Headline, 60", "newsreader"],
	["Card Text, 60", "inter"],
])(
	"%s draws macrons, accents and other Latin letters, each in its own shape",
	async (font, file) => {
		const letters = [..."āēīōūĀĒĪŌŪaeiouAEIOUëñøŁłĞğŠž‘’—"];
		const drawn = await Promise.all(
			letters.map((letter) => drawText(letter, { font, file, colour: "#000000" })),
		);
		// A font without these letters would draw the same box for each of them.
		expect(new Set(drawn.map(({ data }) => data.toString("base64"))).size).toBe(letters.length);
		// The machine's own typefaces have other widths.
		const other = await drawText("Whānau", { font: "Sans, 60", file, colour: "#000000" });
		const own = await drawText("Whānau", { font, file, colour: "#000000" });
		expect(own.data.equals(other.data)).toBe(false);
	},
);
