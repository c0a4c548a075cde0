import { expect, test } from "vitest";
import { contrast, contrastProblems, themeColour } from "./theme-colours";

const tokens = (light: string, dark = "") =>
	`@theme {\n\t--color-ground: ${light};\n}\n\n.dark {\n\t${dark}\n}`;

test.each([
	["#FFC53D", "#ffc53d"],
	["#fff", "#ffffff"],
	["white", "#ffffff"],
	["rgb(11 122 107)", "#0b7a6b"],
	["oklch(0.52 0.09 181)", "#107a6c"],
	["color(display-p3 0.1 0.5 0.4)", "#007f65"],
])("reads a colour written as %s", (written, hexadecimal) => {
	expect(themeColour("ground", tokens(written)).light).toBe(hexadecimal);
	const dark = tokens("#fff", `--color-ground: ${written};`);
	expect(themeColour("ground", dark)).toEqual({ light: "#ffffff", dark: hexadecimal });
});

test("a colour may be derived from another, in each theme from that theme's", () => {
	const derived = `@theme { --color-ground: #fff; --color-land: oklch(from var(--color-ground) 0.5 0 0);
		--color-far: var(--color-land); } .dark { --color-far: var(--color-ground); --color-ground: #000; }`;
	expect(themeColour("land", derived)).toEqual({ light: "#636363", dark: "#636363" });
	expect(themeColour("far", derived)).toEqual({ light: "#636363", dark: "#000000" });
});

test.each(["var(--brand)", "blurple", "currentColor", "#12345"])("refuses %s", (written) => {
	expect(() => themeColour("ground", tokens(written))).toThrow(
		`--color-ground is "${written}". Write a colour`,
	);
});

test("text that is hard to read is refused, with its contrast and the nearest colour that isn't", () => {
	const palette = (accent: string, onAccent: string) =>
		`@theme { --color-ground: #fff; --color-accent: ${accent}; --color-on-accent: ${onAccent}; --color-highlight: #ffc53d;
		--color-on-highlight: #1c1400; } .dark { --color-ground: #000; --color-accent: #3fd6be; --color-on-accent: #000 }`;
	expect(contrast("#000000", "#ffffff")).toBe(21);
	expect(contrastProblems(palette("oklch(0.55 0.16 255)", "#fff"))).toEqual([]);
	const [found = "", ...others] = contrastProblems(palette("#7fd6c8", "#000"));
	expect(others).toEqual([]);
	expect(found).toContain("--color-accent is #7fd6c8 in the light theme");
	expect(found).toContain("is 1.7.");
	const nearest = found.match(/nearest colour is (#\w+)\./)?.[1] ?? "";
	expect(contrast(nearest, "#ffffff")).toBeCloseTo(4.5, 0);
});
