import { readFileSync } from "node:fs";
import { browserslistToTargets, transform } from "lightningcss";

const file = "src/styles/tokens.css";

/** A CSS colour of any notation as hexadecimal sRGB, which pictures and manifests understand. */
function hexadecimal(name: string, colour: string): string {
	try {
		// The last Chrome without oklch() and lab(): a colour beyond sRGB gets one within it, put first.
		const targets = browserslistToTargets(["chrome 110"]);
		const lowered = transform({ filename: file, code: Buffer.from(`a{color:${colour}}`), targets });
		let found = "";
		transform({
			filename: file,
			code: lowered.code,
			visitor: {
				Color(colour) {
					if (found || typeof colour === "string" || colour.type !== "rgb") return;
					const channels = [colour.r, colour.g, colour.b];
					found = `#${channels.map((each) => each.toString(16).padStart(2, "0")).join("")}`;
				},
			},
		});
		if (found) return found;
	} catch {
		// No colour at all: said below.
	}
	throw new Error(
		`${file}: --color-${name} is "${colour}". Write a colour, such as #0b7a6b or oklch(0.52 0.09 181): the browser's own bars, the web app manifest and the cards of links are drawn in it.`,
	);
}

/**
 * A colour of the design tokens in both themes, for what no style sheet reaches.
 * @param name without `--color-`; a colour that dark does not set again is the same in both
 * @param tokens the text of tokens.css
 * @returns hexadecimal sRGB colours
 * @throws if the tokens have no such colour, or one that depends on others
 */
export function themeColour(name: string, tokens = readFileSync(file, "utf8")) {
	const [light = "", dark = ""] = tokens.split(/^\.dark\b/m);
	const valueIn = (text: string) => new RegExp(`--color-${name}:([^;]+);`).exec(text)?.[1]?.trim();
	const lightValue = valueIn(light);
	if (!lightValue) throw new Error(`${file} has no --color-${name}.`);
	return {
		light: hexadecimal(name, lightValue),
		dark: hexadecimal(name, valueIn(dark) ?? lightValue),
	};
}
