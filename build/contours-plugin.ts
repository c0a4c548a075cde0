import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Plugin } from "vite";
import { drawField, type FieldName, fields } from "./contours.ts";

/**
 * Serves each contour field at /contours/NAME.svg while developing, and writes them in a build.
 * Drawing all of them takes seconds and always gives the same, so they are kept in .cache until
 * what draws them changes.
 */
export function contours(): Plugin {
	let cache = "";

	function drawing(name: FieldName): string {
		const file = join(cache, `${name}.svg`);
		if (!existsSync(file)) {
			mkdirSync(cache, { recursive: true });
			// Under its name only once it is whole: another build may be looking for it.
			const unfinished = `${file}.${process.pid}`;
			writeFileSync(unfinished, drawField(name));
			renameSync(unfinished, file);
		}
		return readFileSync(file, "utf8");
	}

	return {
		name: "contours",
		configResolved({ root }) {
			const hash = createHash("sha256");
			for (const source of ["contours.ts", "seeded-random.ts"]) {
				hash.update(readFileSync(join(root, "build", source)));
			}
			cache = join(root, ".cache/contours", hash.digest("hex").slice(0, 12));
		},
		configureServer(server) {
			server.middlewares.use("/contours", (request, response, next) => {
				const name = request.url?.match(/^\/([a-z-]+)\.svg/)?.[1];
				if (!name || !Object.hasOwn(fields, name)) return next();
				response.setHeader("Content-Type", "image/svg+xml");
				response.end(drawing(name as FieldName));
			});
		},
		generateBundle() {
			if (this.environment.name !== "client") return;
			for (const name of Object.keys(fields) as FieldName[]) {
				this.emitFile({
					type: "asset",
					fileName: `contours/${name}.svg`,
					source: drawing(name),
				});
			}
		},
	};
}
