/**
 * Who may import whom, type imports included. Each part of the project, from the top down, with the parts
 * that it may import, which are all further down. A part is a folder or a file in src, or another folder
 * with code. `tests/unit/import-rules.test.ts` enforces it.
 */
export const importRules: Readonly<Record<string, readonly string[]>> = {
	contours: ["sections"],
	edit: ["review", "launch", "prerender", "routing", "content", "paths", "scripts"],
	review: ["launch", "prerender", "routing", "content"],
	launch: ["prerender", "routing", "auth", "content", "paths"],
	prerender: [
		...["entry-server", "routing", "routes", "sections", "auth", "content", "ui"],
		...["head-script", "page-metadata", "redirects", "paths"],
	],
	boot: ["entry-client", "auth", "scheduling", "error-reports"],
	"entry-client": ["app", "routing", "theme", "scheduling"],
	"entry-server": ["app"],
	app: ["shell", "routing", "theme"],
	routing: ["live-parts", "content", "ui", "page-metadata", "paths", "scheduling"],
	routes: ["page-metadata"],
	"live-parts": ["pages", "auth"],
	pages: ["layouts", "sections", "auth", "content", "ui", "page-metadata", "paths"],
	layouts: ["sections", "content", "ui", "page-metadata", "paths"],
	shell: ["content", "theme", "ui", "paths"],
	auth: ["ui", "head-script", "paths", "scheduling"],
	theme: ["ui", "head-script"],
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
