import { type SelectorComponent, transform, type Visitor } from "lightningcss";
import { parseHtml } from "./html.ts";

/** Pseudo-elements and -classes of form controls that Tailwind's reset has rules for. */
const ofControls = /^-moz-ui-invalid/;

/** The same, of controls with parts of their own: dates, numbers, searches, files. */
const ofControlsWithParts = /^(?:file-selector|-webkit-(?:search|date|calendar|inner|outer))/;
const typesWithParts = "date|datetime-local|file|month|number|search|time|week";

/** Minifies a stylesheet, without what the visitor or `unusedSymbols` removes. */
function rewrite(sheet: string, visitor: Visitor<never>, unusedSymbols: string[] = []): string {
	const { code } = transform({
		filename: "styles.css",
		code: Buffer.from(sheet),
		minify: true,
		visitor,
		unusedSymbols,
	});
	// Tailwind and Vite both add the vendor-prefixed form of a property: remove the duplicate.
	const once = code.toString().replace(/(-webkit-[^:;{}]+:[^;{}]+;)\1+/g, "$1");
	// Every supported browser has these without a prefix, and media queries with "<". Safari 18 lacks
	// the shorthand for underlines, which only the reset uses.
	return (
		once
			.replace(/-webkit-(?:mask[\w-]*|text-decoration(?:-color)?):[^;{}]+;/g, "")
			.replace(/not all and \(width>=/g, "(width<")
			// The reset's default for what the site sets nowhere; `font: inherit` covers buttons.
			.replace(/font-(?:feature|variation)-settings:(?:initial|inherit);/g, "")
			// For preformatted text and the `hidden` attribute, of which the site has none.
			.replace(/tab-size:4;|\[hidden\]:where[^{]*\{[^}]*\}/g, "")
	);
}

/** All matches of a pattern's first group in a text. */
function names(text: string, pattern: RegExp): Set<string> {
	return new Set([...text.matchAll(pattern)].map((match) => match[1] ?? ""));
}

/** Custom properties and animations that a stylesheet defines but neither it nor the page uses. */
function unusedNames(sheet: string, markup: string): string[] {
	const used = names(sheet + markup, /var\((--[\w-]+)/g);
	const properties = names(sheet, /(?:[{;]|@property )(--[\w-]+)/g);
	const animations = names(sheet, /@keyframes ([\w-]+)/g);
	const rest = sheet.replace(/@keyframes [\w-]+/g, "");
	return [
		...[...properties].filter((name) => !used.has(name)),
		...[...animations].filter((name) => !rest.includes(name)),
	];
}

/**
 * Reduces the site's stylesheet to what one page can use. Removes selectors whose classes or elements
 * appear neither in the page's markup nor in its scripts.
 * @param sheet the full stylesheet
 * @param markup the page's markup
 * @param scripts the source of every script that runs on the page before a navigation
 */
export function pageStyles(sheet: string, markup: string, scripts: string): string {
	const inScripts = scripts.split(/[\s"'`]+/);
	const inMarkup = Array.from(parseHtml(markup).querySelectorAll("*"));
	const classes = new Set([
		...inMarkup.flatMap((element) => element.getAttribute("class")?.split(/\s+/) ?? []),
		...inScripts,
	]);
	const elements = new Set([
		...inMarkup.map(({ localName }) => localName),
		// Only whole string literals count, not words inside a longer string.
		...names(scripts, /["'`]([a-z]\w*)(?=["'`])/gi),
	]);
	const hasControls = ["input", "select", "textarea"].some((control) => elements.has(control));
	const hasParts = new RegExp(`\\btype(?:="|:["'\`])(?:${typesWithParts})\\b`).test(
		markup + scripts,
	);
	const hasPlaceholder = /\bplaceholder\b/.test(markup + scripts);
	function matches(part: SelectorComponent): boolean {
		if (part.type === "class") return classes.has(part.name);
		if (part.type === "type") return elements.has(part.name);
		if (part.type !== "pseudo-element" && part.type !== "pseudo-class") return true;
		const name = "name" in part ? part.name : part.kind;
		// For shadow roots, of which the site has none, and Firefox's own outline, which base.css replaces.
		if (name === "host" || name === "-moz-focusring") return false;
		if (name === "placeholder") return hasPlaceholder;
		return (hasControls || !ofControls.test(name)) && (hasParts || !ofControlsWithParts.test(name));
	}
	/**
	 * The unused selectors of the current rule, serialised. The `Selector` visitor removes them, because
	 * lightningcss fails if the rule visitor returns a changed rule.
	 */
	let unusedSelectors = new Set<string>();
	// Tailwind's licence comment stays in the full stylesheet.
	let styles = rewrite(sheet.replace(/\/\*!.*?\*\//gs, ""), {
		Rule: {
			// Tailwind's fallback for browsers without @property, which vite.config.ts doesn't support, and
			// what is needed only after a navigation, which loads the full stylesheet.
			"layer-block": ({ value }) =>
				["properties", "navigation"].includes(value.name?.join() ?? "") ? [] : undefined,
			style({ value: { selectors } }) {
				const used = selectors.filter((selector) => selector.every(matches));
				if (used.length === 0) return [];
				const unused = selectors.filter((selector) => !used.includes(selector));
				// The same selector may also be an argument in a used one, as `.gone` in `.lead:not(.gone)`.
				// The visitor below would remove it there too, so such rules keep all their selectors.
				const hasArguments = JSON.stringify(used).includes('"selectors"');
				unusedSelectors = new Set(
					hasArguments ? [] : unused.map((selector) => JSON.stringify(selector)),
				);
			},
		},
		Selector: (selector) => (unusedSelectors.has(JSON.stringify(selector)) ? [] : undefined),
	});
	// The reset gives every element a solid border without width, and the utility for dashed ones sets
	// the style itself.
	styles = styles.replace(/border(?:-[a-z]+)*-style:var\(--tw-border-style\);?/g, "");
	// Simplify var(): a property that the theme sets needs no fallback, and one that nothing sets always
	// has its fallback or the initial value that it's registered with.
	const setting = /[{;](--[\w-]+):/g;
	const set = names(styles, setting);
	const inTheme = names(styles.match(/@layer theme\{[^}]*/)?.[0] ?? "", setting);
	const initial = new Map(
		Array.from(
			styles.matchAll(/@property (--[\w-]+)\{[^}]*initial-value:([^;}]+)/g),
			([, name, value]) => [name, value],
		),
	);
	styles = styles.replace(
		/var\((--[\w-]+)(?:,((?:[^()]|\([^()]*\))*))?\)/g,
		(variable, name, fallback) => {
			if (inTheme.has(name)) return `var(${name})`;
			return set.has(name) ? variable : (fallback ?? initial.get(name) ?? variable);
		},
	);
	// Repeat, because removing a property can leave others unused.
	for (let unused = unusedNames(styles, markup); unused.length > 0; ) {
		const fewer = rewrite(styles, {}, unused);
		unused = fewer === styles ? [] : unusedNames(fewer, markup);
		styles = fewer;
	}
	return styles;
}

/** The stylesheet without its @font-face rules: every page has them, and text flashes if they come again. */
export function withoutFaces(sheet: string): string {
	return rewrite(sheet, { Rule: { "font-face": () => [] } });
}

/** The stylesheet for paper, minified. */
export const printStyles = (sheet: string): string => rewrite(sheet, {});
