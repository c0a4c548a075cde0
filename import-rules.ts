/**
 * Who may import whom, type imports included. Each part of the project, from the top down, with the parts
 * that it may import, which are all further down. A part is a folder or a file in src, or another folder
 * with code. `tests/unit/import-rules.test.ts` enforces it.
 */
export const importRules: Readonly<Record<string, readonly string[]>> = {
	contours: ["sections"],
	edit: ["review", "launch", "prerender", "content", "paths", "scripts"],
	review: ["blank-forms", "launch", "prerender", "content"],
	"blank-forms": ["content"],
	launch: ["prerender", "routing", "auth", "content", "paths"],
	prerender: [
		"app",
		"routing",
		"sections",
		"auth",
		"content",
		"ui",
		"head-script",
		"page-metadata",
		"redirects",
		"paths",
	],
	client: ["routing", "shell", "theme", "auth", "error-reports"],
	app: ["shell", "routing", "theme", "ui"],
	routing: ["islands", "ui", "paths", "scheduling"],
	islands: ["pages", "auth"],
	pages: ["layouts", "sections", "auth", "content", "ui", "page-metadata", "paths"],
	layouts: ["sections", "content", "ui", "page-metadata", "paths"],
	shell: ["content", "theme", "ui"],
	auth: ["ui", "head-script", "paths", "scheduling"],
	theme: ["ui"],
	sections: ["ui", "page-metadata", "paths"],
	content: ["paths"],
	ui: ["paths"],
	"head-script": [],
	"page-metadata": [],
	redirects: ["paths"],
	paths: ["page-paths"],
	"page-paths": [],
	"error-reports": [],
	scheduling: [],
	scripts: [],
};
