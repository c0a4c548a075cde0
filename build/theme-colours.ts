import { readFileSync } from "node:fs";
import { browserslistToTargets, type TokenOrValue, transform } from "lightningcss";

const file = "src/styles/tokens.css";

/** Values by the names of colours, as lightningcss reads them. */
type Colours = ReadonlyMap<string, TokenOrValue[]>;

/** The colours of each theme as they are written. */
function writtenColours(css: string): { light: Colours; dark: Colours } {
	const light = new Map<string, TokenOrValue[]>();
	const dark = new Map<string, TokenOrValue[]>();
	transform({
		filename: file,
		code: Buffer.from(css),
		// Tailwind's `--color-*` is no CSS.
		errorRecovery: true,
		customAtRules: { theme: { prelude: "*", body: "style-block" } },
		visitor: {
			Declaration: {
				custom({ name, value }) {
					// The light theme comes first. lightningcss gives nulls, which it doesn't take back.
					const plain = JSON.stringify(value, (_, part) => part ?? undefined);
					(light.has(name) ? dark : light).set(name, JSON.parse(plain));
				},
			},
		},
	});
	return { light, dark: new Map([...light, ...dark]) };
}

/** For Chrome 110, the last version without oklch() and lab(), lightningcss puts an sRGB colour first. */
const targets = browserslistToTargets(["chrome 110"]);

/** How many times a colour may be derived from one that is derived from another, and then be lowered to sRGB. */
const rounds = 6;

const hexOf = (channels: readonly number[]) =>
	`#${channels.map((channel) => channel.toString(16).padStart(2, "0")).join("")}`;

/** A colour in hexadecimal sRGB. */
function hexadecimal(name: string, colours: Colours): string {
	let code = `a{color:var(${name})}`;
	let found = "";
	for (let round = 0; round < rounds; round += 1) {
		found = "";
		const result = transform({
			filename: file,
			code: Buffer.from(code),
			minify: true,
			targets,
			visitor: {
				Variable: (variable) => colours.get(variable.name.ident),
				Color(colour) {
					if (typeof colour === "string" || colour.type !== "rgb") return;
					found ||= hexOf([colour.r, colour.g, colour.b]);
				},
			},
		});
		code = result.code.toString();
	}
	if (found) return found;
	throw new Error(
		`${file}: ${name} is "${code.slice("a{color:".length, -1)}". Write a colour, such as #0b7a6b or oklch(0.52 0.09 181). The theme-color tag, icons and social cards use it.`,
	);
}

/**
 * Reads a colour from the design tokens, for places that stylesheets can't reach.
 * @param name without `--color-`
 * @param tokens the content of tokens.css
 * @returns the colour in both themes as hexadecimal sRGB; the same twice if dark doesn't override it
 * @throws if its value isn't a colour, or one derived from another token
 */
export function themeColour(name: string, tokens = readFileSync(file, "utf8")) {
	const { light, dark } = writtenColours(tokens);
	const property = `--color-${name}`;
	return { light: hexadecimal(property, light), dark: hexadecimal(property, dark) };
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
		if (contrast(hexOf(mixed), ground) >= readable) return hexOf(mixed);
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
