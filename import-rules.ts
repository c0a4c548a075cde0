/**
 * Who may import whom, type imports included. Each part of the project, from the top down, with the parts
 * that it may import, which are all further down. A part is a folder or a file in src, or another folder
 * with code. `tests/unit/import-rules.test.ts` enforces it.
 */
export const importRules: Readonly<Record<string, string>> = {
	drawings: "",
	edit: "launch prerender routing content paths",
	launch: "prerender auth content",
	prerender: "entry-server routing routes auth content theme seo ui page-facts redirects paths",
	boot: "entry-client auth first-interaction reports",
	"entry-client": "app routing theme first-interaction",
	"entry-server": "app",
	app: "shell routing theme",
	routing: "shell live-parts seo ui paths when-idle",
	routes: "pages page-facts paths",
	"live-parts": "pages auth",
	pages: "layouts sections auth content page-facts ui paths",
	layouts: "sections content page-facts ui paths",
	shell: "content theme seo ui",
	auth: "theme ui paths interactions when-idle",
	theme: "ui",
	sections: "page-facts ui paths",
	seo: "content page-facts",
	"page-facts": "",
	content: "paths",
	redirects: "paths",
	ui: "paths",
	paths: "",
	"first-interaction": "interactions",
	reports: "",
	interactions: "",
	"when-idle": "",
};
