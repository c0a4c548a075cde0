import { readFileSync } from "node:fs";
import { browserslistToTargets, type TokenOrValue, transform } from "lightningcss";

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

/** lightningcss gives variables with nulls, which it doesn't take back. */
const takeable = <Value>(value: Value): Value =>
	JSON.parse(JSON.stringify(value, (_, part) => part ?? undefined));

type Theme = "light" | "dark";

/** The colours of each theme as they are written, by their names. */
function writtenColours(css: string): Record<Theme, Map<string, TokenOrValue[]>> {
	const themes = { light: new Map(), dark: new Map() };
	let theme: Theme = "light";
	transform({
		filename: file,
		code: Buffer.from(css),
		// Tailwind's `--color-*` is no CSS.
		errorRecovery: true,
		customAtRules: { theme: { prelude: "*", body: "style-block" } },
		visitor: {
			Rule: {
				style({ value: { selectors } }) {
					const parts = selectors.flat();
					if (parts.some((part) => part.type === "class" && part.name === "dark")) theme = "dark";
				},
			},
			RuleExit: {
				style() {
					theme = "light";
				},
			},
			Declaration: {
				custom({ name, value }) {
					if (name.startsWith("--color-")) themes[theme].set(name, takeable(value));
				},
			},
		},
	});
	return themes;
}

/**
 * Reads a colour from the design tokens, for places that stylesheets can't reach.
 * @param name without `--color-`
 * @param tokens the content of tokens.css
 * @returns the colour in both themes as hexadecimal sRGB; the same twice if dark doesn't override it
 * @throws if the token is missing or its value isn't a colour, or one derived from another token
 */
export function themeColour(name: string, tokens = readFileSync(file, "utf8")) {
	const { light, dark } = writtenColours(tokens);
	if (!light.has(`--color-${name}`)) throw new Error(`${file} has no --color-${name}.`);
	const colour = (theme: Theme) => {
		let code = `a{color:var(--color-${name})}`;
		// A colour may be derived from one that is derived from another.
		for (let depth = 0; depth < 4; depth += 1) {
			const replaced = transform({
				filename: file,
				code: Buffer.from(code),
				minify: true,
				visitor: {
					Variable: (value) =>
						(theme === "dark" && dark.get(value.name.ident)) ||
						(light.get(value.name.ident) ?? takeable({ type: "var", value })),
				},
			});
			code = replaced.code.toString();
		}
		return hexadecimal(name, code.slice("a{color:".length, -1));
	};
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
