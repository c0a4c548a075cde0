import { readFile } from "node:fs/promises";
import { extname } from "node:path";
import type { Plugin } from "vite";

/**
 * Makes the development server prerender pages like a build, so that development behaves like
 * production. Redirects are the host's. A change in a module that only pages use reloads the document.
 */
export function devPages(): Plugin {
	return {
		name: "dev-pages",
		apply: "serve",
		configureServer(server) {
			server.middlewares.use(async ({ method, url = "/" }, response, next) => {
				const [pathname = "/"] = url.split(/[?#]/);
				const isPage = pathname.endsWith(".htm") || extname(pathname) === "";
				// All other URLs are files or Vite's own, such as /@vite/client and /__open-in-editor.
				if (method !== "GET" || !isPage || /^\/(@|__(?!sections$))/.test(pathname)) return next();
				try {
					const html = await readFile("index.html", "utf8");
					const template = await server.transformIndexHtml(pathname, html);
					const { devDocument } = await server.ssrLoadModule("/build/plugins/dev-document.ts");
					const document = await devDocument(pathname, template);
					response.writeHead(document.status, { "content-type": "text/html" });
					response.end(document.html);
				} catch (error) {
					if (error instanceof Error) server.ssrFixStacktrace(error);
					next(error);
				}
			});
		},
		hotUpdate({ modules, server }) {
			if (this.environment.name !== "ssr" || modules.length === 0) return;
			const { client } = server.environments;
			// Tailwind registers every file that it scans for class names as an asset.
			const inBrowser = modules.some(
				({ file }) =>
					file &&
					[...(client.moduleGraph.getModulesByFile(file) ?? [])].some(
						({ type }) => type !== "asset",
					),
			);
			if (!inBrowser) client.hot.send({ type: "full-reload" });
		},
	};
}
