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

/** The contrast that text takes (WCAG 2.2, success criterion 1.4.3). */
const readable = 4.5;

const channels = (hex: string) => [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));

/** The contrast of two hexadecimal colours, from 1 to 21 (WCAG 2.2). */
export function contrast(one: string, other: string): number {
	const [dark = 0, light = 0] = [one, other]
		.map((hex) => {
			const [red = 0, green = 0, blue = 0] = channels(hex)
				.map((channel) => channel / 255)
				.map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
			return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
		})
		.sort((a, b) => a - b);
	return (light + 0.05) / (dark + 0.05);
}

/** The colour, as little darker or lighter as makes it readable on a ground. */
function nearestReadable(colour: string, ground: string): string {
	const end = contrast("#000000", ground) > contrast("#ffffff", ground) ? 0 : 255;
	for (let share = 0; share <= 1; share += 0.01) {
		const mixed = channels(colour).map((channel) => Math.round(channel + (end - channel) * share));
		const hex = `#${mixed.map((channel) => channel.toString(16).padStart(2, "0")).join("")}`;
		if (contrast(hex, ground) >= readable) return hex;
	}
	return end === 0 ? "#000000" : "#ffffff";
}

/** The colours of text that an owner changes, each with the colour that it stands on. */
const textOn = [
	["accent", "ground"],
	["on-accent", "accent"],
	["on-highlight", "highlight"],
] as const;

/** The colours in which text would be hard to read: a line for each, with the nearest colour that isn't. */
export function contrastProblems(tokens = readFileSync(file, "utf8")): string[] {
	return textOn.flatMap(([text, ground]) =>
		(["light", "dark"] as const).flatMap((theme) => {
			const colour = themeColour(text, tokens)[theme];
			const under = themeColour(ground, tokens)[theme];
			const ratio = contrast(colour, under);
			if (ratio >= readable) return [];
			return `${file}: --color-${text} is ${colour} in the ${theme} theme: its contrast with --color-${ground} (${under}) is ${ratio.toFixed(1)}. Text takes ${readable} or more. The nearest colour is ${nearestReadable(colour, under)}.`;
		}),
	);
}
