import { extname, sep } from "node:path";
import type { Plugin } from "vite";
import { company } from "../../src/content/company.ts";
import { makePictures, type Pictures, pictureFolder } from "../pictures/pictures.ts";
import { webManifest } from "../web-manifest.ts";

const manifestFile = "/site.webmanifest";

/** The media types of the files that the development server sends. */
const types: Readonly<Record<string, string>> = {
	".avif": "image/avif",
	".ico": "image/x-icon",
	".png": "image/png",
	".svg": "image/svg+xml",
	".webmanifest": "application/manifest+json",
	".webp": "image/webp",
};

/** The virtual modules: all pictures, for pages; and those of the brand, for the shell. */
const modules: Readonly<Record<string, (made: Pictures) => Record<string, unknown>>> = {
	"virtual:pictures": ({ pictures }) => ({ pictures }),
	"virtual:brand": ({ pictures, icons }) => ({
		logo: {
			light: pictures[`brand/${company.logo.light}`],
			dark: pictures[`brand/${company.logo.dark}`],
		},
		icons,
	}),
};

/**
 * Makes the site's pictures, icons and web app manifest from the owner's files (build/pictures), and
 * tells pages where they are.
 */
export function pictures(): Plugin {
	let made: Promise<Pictures> | undefined;
	const makeOnce = () => {
		made ??= makePictures().then((found) => {
			found.files.set(manifestFile, Buffer.from(webManifest(found.icons)));
			return found;
		});
		return made;
	};
	return {
		name: "pictures",
		resolveId: (id) => (Object.hasOwn(modules, id) ? `\0${id}` : undefined),
		async load(id) {
			const exported = modules[id.slice(1)]?.(await makeOnce());
			if (!exported) return;
			return Object.entries(exported)
				.map(([name, value]) => `export const ${name} = ${JSON.stringify(value)};`)
				.join("\n");
		},
		async generateBundle() {
			if (this.environment.name !== "client") return;
			for (const [path, source] of (await makeOnce()).files) {
				this.emitFile({ type: "asset", fileName: path.slice(1), source });
			}
		},
		configureServer(server) {
			server.middlewares.use(async ({ url = "" }, response, next) => {
				const [path = ""] = url.split("?");
				const bytes = types[extname(path)] && (await makeOnce()).files.get(path);
				if (!bytes) return next();
				response.setHeader("Content-Type", types[extname(path)] ?? "");
				response.end(bytes);
			});
			server.watcher.add(pictureFolder);
			server.watcher.on("all", (_, file) => {
				if (!file.split(sep).includes(pictureFolder)) return;
				made = undefined;
				for (const { moduleGraph } of Object.values(server.environments)) {
					for (const id of Object.keys(modules)) {
						const module = moduleGraph.getModuleById(`\0${id}`);
						if (module) moduleGraph.invalidateModule(module);
					}
				}
				server.environments.client.hot.send({ type: "full-reload" });
			});
		},
	};
}
