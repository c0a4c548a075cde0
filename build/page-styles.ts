import { transform, type Visitor } from "lightningcss";
import { unescapeText } from "./rendered-page.ts";

/** Minifies a style sheet; what the visitor or the list of names takes out is left out. */
function rewrite(sheet: string, visitor: Visitor<never>, unusedSymbols: string[] = []): string {
	const { code } = transform({
		filename: "styles.css",
		code: Buffer.from(sheet),
		minify: true,
		visitor,
		unusedSymbols,
	});
	return code.toString();
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
 * The part of the site's style sheet that one page can use: without the rules whose classes stand
 * neither in its markup nor in the scripts that run there.
 * @param sheet the whole style sheet
 * @param markup of the page
 * @param scripts the text of every script that runs in the page without a change of page
 */
export function pageStyles(sheet: string, markup: string, scripts: string): string {
	const classes = new Set([
		...[...names(markup, /class="([^"]*)"/g)].flatMap((list) => unescapeText(list).split(" ")),
		...scripts.split(/[\s"'`]+/),
	]);
	let styles = rewrite(sheet, {
		Rule: {
			// Tailwind's stand-in for browsers without @property, which vite.config.ts leaves behind.
			"layer-block": ({ value }) => (value.name?.join() === "properties" ? [] : undefined),
			style({ value: { selectors } }) {
				const usable = selectors.some((selector) =>
					selector.every((part) => part.type !== "class" || classes.has(part.name)),
				);
				return usable ? undefined : [];
			},
		},
	});
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
