import { expect, test } from "vitest";
import { pageStyles, withoutFaces } from "./page-styles";

const markup = `<p class="lead md:p-2 [&amp;_a]:p-1">Words</p>`;

test("removes selectors with classes the page doesn't have, and keeps all others", () => {
	const sheet = `
		p { color: red }
		.lead { color: red }
		.lead .gone { color: red }
		.gone, .lead:hover { color: blue }
		.gone:not(.lead) { color: red }
		[data-here] { color: red }
		.menu-open .lead { color: red }
		@media (width >= 40rem) { .md\\:p-2 { padding: 2px } .gone { padding: 2px } }
		.\\[\\&_a\\]\\:p-1 { & p { padding: 1px } }`;
	const styles = pageStyles(sheet, markup, `toggle("menu-open")`);
	expect(styles).toBe(
		"p,.lead{color:red}.lead:hover{color:#00f}[data-here],.menu-open .lead{color:red}@media (width>=40rem){.md\\:p-2{padding:2px}}.\\[\\&_a\\]\\:p-1{& p{padding:1px}}",
	);
});

test("keeps a selector whatever classes are inside its :not, :where or :is", () => {
	for (const selector of [":not(.gone)", ":where(.gone *)", ".lead:is(.gone,.lead)"]) {
		expect(pageStyles(`${selector}{color:red}`, markup, "")).not.toBe("");
		expect(pageStyles(`.gone,${selector}{color:red}`, markup, "")).toContain(selector);
	}
});

test("removes selectors with elements the page doesn't have, of shadow roots, and of parts of missing controls", () => {
	const sheet = `
		p, progress { color: red }
		progress, sub .lead { color: red }
		html, :host, body { color: red }
		@media (width < 64rem) { p { color: blue } }
		::placeholder { color: red }
		::selection { color: red }
		:-moz-ui-invalid { color: red }
		:-moz-focusring { color: red }
		*::-webkit-search-decoration { color: red }`;
	expect(pageStyles(sheet, markup, "")).toBe(
		"p{color:red}html,body{color:red}@media (width<64rem){p{color:#00f}}::selection{color:red}",
	);
	const search = `<p><input type="search" placeholder="Name"></p>`;
	expect(pageStyles(sheet, search, "")).toMatch(/::placeholder.*-webkit-search/);
	expect(pageStyles(sheet, "<p><input></p>", "")).not.toContain("::placeholder");
	const named = '<p><input placeholder="Name"></p>';
	expect(pageStyles(sheet, named, "")).toMatch(/::placeholder(?!.*-webkit-search)/);
	expect(pageStyles(sheet, markup, `create("progress")`)).toContain("p,progress");
	expect(pageStyles(sheet, markup, `say("a progress bar")`)).not.toContain("progress");
});

test("removes a var() fallback that is never used, and inlines one that always is", () => {
	const sheet = `
		@layer theme { :root { --set: 1px } }
		p { left: var(--set, 2px); right: var(--unset, var(--set)); top: var(--here, 3px) }
		.lead { --here: 4px }`;
	expect(pageStyles(sheet, markup, "")).toContain(
		"p{left:var(--set);right:var(--set);top:var(--here,3px)}",
	);
});

test("removes unused properties and animations, and those used only by unused ones", () => {
	const sheet = `
		:root { --used: var(--deep); --deep: 1px; --idle: var(--idler); --idler: 2px; --drawn: red }
		@property --tw-idle { syntax: "*"; inherits: false }
		@keyframes idle { to { top: 0 } }
		@keyframes turn { to { top: 1px } }
		.lead { width: var(--used); animation: 1s turn }`;
	const styles = pageStyles(sheet, `${markup}<path fill="var(--drawn)"/>`, "");
	expect(styles).not.toMatch(/idle/);
	expect(styles).toMatch(/--used:.*--deep:.*--drawn:/);
	expect(styles).toContain("@keyframes turn");
});

test("removes only the @font-face rules from the full stylesheet", () => {
	const sheet = `@font-face{font-family:Inter;src:url(/inter.woff2)}.lead{color:red}`;
	expect(withoutFaces(sheet)).toBe(".lead{color:red}");
});

test("writes the initial value of a registered property that nothing on the page sets", () => {
	const sheet = `
		p { border-style: var(--kind); width: 1px }
		@property --kind { syntax: "*"; inherits: false; initial-value: solid }`;
	expect(pageStyles(sheet, markup, "")).toBe("p{border-style:solid;width:1px}");
	expect(pageStyles(`${sheet} .lead { --kind: dashed }`, markup, "")).toContain("var(--kind)");
});
