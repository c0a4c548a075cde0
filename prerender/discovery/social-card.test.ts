import { expect, test } from "vitest";
import { cardKit, typeset } from "./social-card";

test("draws macrons, accents and other Latin letters", async () => {
	const letters = [..."āēīōūĀĒĪŌŪaeiouAEIOUëñøŁłĞğŠžʻ"];
	const kit = await cardKit([{ name: "", headline: letters.join("") }]);
	const drawings = await Promise.all(
		letters.map((headline) => typeset({ name: "", headline }, kit)),
	);
	// A font without these letters would draw the same box for each of them.
	expect(new Set(drawings).size).toBe(letters.length);
});
