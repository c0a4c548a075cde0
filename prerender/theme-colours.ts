import { readFileSync } from "node:fs";
import { browserslistToTargets, transform } from "lightningcss";
import { parse } from "postcss";

const file = "src/styles/tokens.css";

/** Converts a CSS colour in any notation to hexadecimal sRGB, for images and the manifest. */
function hexadecimal(name: string, colour: string): string {
	try {
		// For Chrome 110, the last version without oklch() and lab(), lightningcss puts an sRGB fallback
		// first.
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
		// Not a colour: reported below.
	}
	throw new Error(
		`${file}: --color-${name} is "${colour}". Write a colour, such as #0b7a6b or oklch(0.52 0.09 181). The theme-color tag, the web app manifest and the social cards use it.`,
	);
}

/**
 * Reads a colour from the design tokens, for places that stylesheets can't reach.
 * @param name without `--color-`
 * @param tokens the content of tokens.css
 * @returns the colour in both themes as hexadecimal sRGB; the same twice if dark doesn't override it
 * @throws if the token is missing or its value isn't a colour, or one derived from another token
 */
export function themeColour(name: string, tokens = readFileSync(file, "utf8")) {
	const themes = { light: new Map<string, string>(), dark: new Map<string, string>() };
	parse(tokens).walkDecls(/^--color-/, ({ prop, value, parent }) => {
		const isDark = parent && "selector" in parent && String(parent.selector).includes(".dark");
		themes[isDark ? "dark" : "light"].set(prop, value);
	});
	if (!themes.light.has(`--color-${name}`)) throw new Error(`${file} has no --color-${name}.`);
	/** A token's value, with the values of the tokens that it is derived from. */
	const resolved = (theme: "light" | "dark", token: string): string | undefined =>
		(themes[theme].get(token) ?? themes.light.get(token))?.replaceAll(
			/var\((--color-[a-z0-9-]+)\)/g,
			(reference: string, other: string) => resolved(theme, other) ?? reference,
		);
	const colour = (theme: "light" | "dark") =>
		hexadecimal(name, resolved(theme, `--color-${name}`) ?? "");
	return { light: colour("light"), dark: colour("dark") };
}
