import { type SelectorComponent, transform, type Visitor } from "lightningcss";
import { parseHtml } from "./html.ts";

/** Parts and states of fields, which Tailwind's reset has rules for. */
const ofControls =
	/^(?:file-selector|placeholder|-webkit-(?:search|date|calendar|inner|outer)|-moz-ui-invalid)/;

/** Minifies a style sheet; what the visitor or the list of names takes out is left out. */
function rewrite(sheet: string, visitor: Visitor<never>, unusedSymbols: string[] = []): string {
	const { code } = transform({
		filename: "styles.css",
		code: Buffer.from(sheet),
		minify: true,
		visitor,
		unusedSymbols,
	});
	// Tailwind and Vite each add the prefixed form of a property that has it already.
	return code.toString().replace(/(-webkit-[^:;{}]+:[^;{}]+;)\1+/g, "$1");
}

/** The names that a pattern's first group finds in a text. */
function names(text: string, pattern: RegExp): Set<string> {
	return new Set([...text.matchAll(pattern)].map((match) => match[1] ?? ""));
}

/** Custom properties and animations that a style sheet defines, and neither it nor the page uses. */
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
 * The part of the site's style sheet that one page can use: without the selectors whose classes or
 * elements stand neither in its markup nor in the scripts that run there.
 * @param sheet the whole style sheet
 * @param markup of the page
 * @param scripts the text of every script that runs in the page without a change of page
 */
export function pageStyles(sheet: string, markup: string, scripts: string): string {
	const inScripts = scripts.split(/[\s"'`]+/);
	const inMarkup = Array.from(parseHtml(markup).querySelectorAll("*"));
	const classes = new Set([
		...inMarkup.flatMap((element) => element.getAttribute("class")?.split(" ") ?? []),
		...inScripts,
	]);
	const elements = new Set([
		...inMarkup.map(({ localName }) => localName),
		// A word of a text is no element.
		...names(scripts, /["'`]([a-z]\w*)(?=["'`])/gi),
	]);
	const hasControls = ["input", "select", "textarea"].some((control) => elements.has(control));
	function matches(part: SelectorComponent): boolean {
		if (part.type === "class") return classes.has(part.name);
		if (part.type === "type") return elements.has(part.name);
		if (hasControls || !(part.type === "pseudo-element" || part.type === "pseudo-class"))
			return true;
		return !ofControls.test("name" in part ? part.name : part.kind);
	}
	/** Those of the rule in hand, as text. A rule itself cannot be given back changed: lightningcss fails. */
	let leftOut = new Set<string>();
	// Tailwind's notice stays in the sheet for other pages.
	let styles = rewrite(sheet.replace(/\/\*!.*?\*\//gs, ""), {
		Rule: {
			// Tailwind's stand-in for browsers without @property, which vite.config.ts leaves behind.
			"layer-block": ({ value }) => (value.name?.join() === "properties" ? [] : undefined),
			style({ value: { selectors } }) {
				const used = selectors.filter((selector) => selector.every(matches));
				if (used.length === 0) return [];
				const unused = selectors.filter((selector) => !used.includes(selector));
				// In `.lead:not(.gone)` it may stand again, and there it counts.
				const again = JSON.stringify(used).includes('"selectors"');
				leftOut = new Set(again ? [] : unused.map((selector) => JSON.stringify(selector)));
			},
		},
		Selector: (selector) => (leftOut.has(JSON.stringify(selector)) ? [] : undefined),
	});
	// A property's fallback never counts where the theme sets it, and always where nothing does.
	const setting = /[{;](--[\w-]+):/g;
	const set = names(styles, setting);
	const inTheme = names(styles.match(/@layer theme\{[^}]*/)?.[0] ?? "", setting);
	styles = styles.replace(
		/var\((--[\w-]+),((?:[^()]|\([^()]*\))*)\)/g,
		(variable, name, fallback) => {
			if (inTheme.has(name)) return `var(${name})`;
			return set.has(name) ? variable : fallback;
		},
	);
	// A property that only unused ones use is unused itself.
	for (let unused = unusedNames(styles, markup); unused.length > 0; ) {
		const fewer = rewrite(styles, {}, unused);
		unused = fewer === styles ? [] : unusedNames(fewer, markup);
		styles = fewer;
	}
	return styles;
}

/** The style sheet without its typefaces, which every page has already: named anew, they would flash. */
export function withoutFaces(sheet: string): string {
	return rewrite(sheet, { Rule: { "font-face": () => [] } });
}
