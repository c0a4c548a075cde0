import { readFile } from "node:fs/promises";
import { extname } from "node:path";
import type { Plugin } from "vite";

/**
 * Serves prerendered pages in development, as a build writes them: development shows what production
 * does, live parts and all. A change in a module that only pages use reloads the document.
 */
export function devPages(): Plugin {
	return {
		name: "dev-pages",
		apply: "serve",
		configureServer(server) {
			server.middlewares.use(async ({ method, url = "/" }, response, next) => {
				const { pathname } = new URL(url, "http://site");
				const [, alone] = /^\/pages(\/.*)\.htm$/.exec(pathname) ?? [];
				// The other addresses are files, and Vite's own.
				const isPage = alone || !(extname(pathname) || pathname.startsWith("/@"));
				if (method !== "GET" || !isPage) return next();
				try {
					const load = (file: string) => server.ssrLoadModule(file);
					const { decodedPath } = await load("/src/routing/decoded-path.ts");
					const { paths } = await load("/src/paths.ts");
					const { renderPath } = await load("/prerender/site-page.ts");
					const { headTags } = await load("/prerender/head-tags.ts");
					const { pageAlone } = await load("/prerender/page-alone.ts");
					const path = alone ? alone.replace(/^\/index$/, "/") : decodedPath(pathname);
					const page = await renderPath(path);
					response.setHeader("content-type", "text/html");
					if (alone) return response.end(pageAlone(page));
					const template = await readFile("index.html", "utf8");
					const styles = '<link rel="stylesheet" href="/src/styles/base.css">';
					const html = template.replace("<!--styles-->", styles);
					const document = (await server.transformIndexHtml(pathname, html))
						.replace("<!--head-->", () => headTags(page.head))
						.replace("<!--body-->", () => page.body);
					response.statusCode = paths.includes(path) ? 200 : 404;
					response.end(document);
				} catch (error) {
					if (error instanceof Error) server.ssrFixStacktrace(error);
					next(error);
				}
			});
		},
		hotUpdate({ modules, server }) {
			if (this.environment.name !== "ssr" || modules.length === 0) return;
			const inBrowser = modules.some(
				({ file }) => file && server.environments.client.moduleGraph.getModulesByFile(file)?.size,
			);
			if (!inBrowser) server.environments.client.hot.send({ type: "full-reload" });
		},
	};
}
