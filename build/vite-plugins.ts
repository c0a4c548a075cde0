import { readFile } from "node:fs/promises";
import { extname, sep } from "node:path";
import { minifySync, type Plugin } from "vite";
import { headScript } from "../src/head-script.ts";
import { ownerFileProblems, settingProblems } from "./checks/owner-files.ts";
import { requireNoPipes, writePagePaths } from "./page-files.ts";
import { pictureFolder, readPictures } from "./pictures/pictures.ts";
import { comingHolidays } from "./public-holidays.ts";
import { themeColour } from "./theme-colours.ts";

/**
 * Puts the head script and the theme colours into index.html, and ends a build if the owner's files or settings have
 * problems, with all of them. Development only tells those of the settings.
 */
export function ownerFiles(): Plugin {
	return {
		name: "owner-files",
		async buildStart() {
			if (this.environment.name !== "client") return;
			const builds = this.environment.mode === "build";
			const { env } = this.environment.getTopLevelConfig();
			const problems = [...settingProblems(env), ...(builds ? await ownerFileProblems() : [])];
			for (const problem of problems) console.error(`✗ ${problem}`);
			if (builds && problems.length > 0) process.exit(1);
		},
		transformIndexHtml(html) {
			const { light, dark } = themeColour("ground");
			return html
				.replaceAll("%light-ground%", light)
				.replaceAll("%dark-ground%", dark)
				.replace("/* head script */", () => minifySync("head.js", headScript).code.trim());
		},
	};
}

/** Makes the files of the owner's pictures, and provides what pages import of them and of public holidays. */
export function madeModules(): Plugin {
	const read = readPictures();
	const modules: Readonly<Record<string, () => unknown>> = {
		"virtual:pictures": async () => (await read).pictures,
		"virtual:public-holidays": comingHolidays,
	};
	return {
		name: "made-modules",
		resolveId: (id) => (Object.hasOwn(modules, id) ? `\0${id}` : undefined),
		async load(id) {
			const make = modules[id.slice(1)];
			if (make) return `export default ${JSON.stringify(await make())};`;
		},
		async generateBundle() {
			if (this.environment.name !== "client") return;
			for (const [path, make] of (await read).files)
				this.emitFile({ type: "asset", fileName: path.slice(1), source: await make() });
		},
		configureServer(server) {
			server.middlewares.use(async ({ url = "" }, response, next) => {
				const [path = ""] = url.split("?");
				const make = (await read).files.get(path);
				if (!make) return next();
				// Browsers know other pictures by their content.
				if (path.endsWith(".svg")) response.setHeader("Content-Type", "image/svg+xml");
				make().then((bytes) => response.end(bytes), next);
			});
			server.watcher.add(pictureFolder);
			server.watcher.on("all", (_, file) => {
				if (file.split(sep).includes(pictureFolder)) server.restart();
			});
		},
	};
}

/**
 * Keeps src/page-paths.ts true to the files in src/pages, and makes the development server prerender pages like a
 * build. Redirects are the host's. A change in a module that only pages use reloads the document.
 */
export function pages(): Plugin {
	return {
		name: "pages",
		config() {
			requireNoPipes();
			writePagePaths();
		},
		configureServer(server) {
			server.watcher.on("all", (_, file) => {
				if (file.endsWith(".tsx")) writePagePaths();
			});
			server.middlewares.use(async ({ method, url = "/" }, response, next) => {
				const [pathname = "/"] = url.split(/[?#]/);
				const isPage = pathname.endsWith(".htm") || extname(pathname) === "";
				// All other URLs are files or Vite's own, such as /@vite/client and /__open-in-editor.
				if (method !== "GET" || !isPage || /^\/(@|__)/.test(pathname)) return next();
				try {
					const html = await readFile("index.html", "utf8");
					const template = await server.transformIndexHtml(pathname, html);
					const { answerPage } = await server.ssrLoadModule("/build/page-document.ts");
					const answer = await answerPage(pathname, template);
					response.writeHead(answer.status, { "content-type": "text/html" });
					response.end(answer.html);
				} catch (error) {
					if (error instanceof Error) server.ssrFixStacktrace(error);
					next(error);
				}
			});
		},
		hotUpdate({ modules, server }) {
			if (this.environment.name === "ssr" && modules.length > 0)
				server.environments.client.hot.send({ type: "full-reload" });
		},
	};
}
