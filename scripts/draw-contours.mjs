// Draws the contour drawings that contours/drawings describes into public/contours. Run it by hand
// (`npm run contours`) after changing a drawing. The output is committed; builds don't run this.
import { mkdirSync, rmSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { importSource } from "./shared/import-source.ts";
import { root } from "./shared/setup.ts";

/** @type {typeof import("../contours/drawings.ts")} */
const { drawings } = await importSource("contours/drawings.ts");
/** @type {typeof import("../contours/draw-contours.ts")} */
const { drawContours } = await importSource("contours/draw-contours.ts");
const folder = join(root, "public/contours");
rmSync(folder, { recursive: true, force: true });
mkdirSync(folder);
for (const [name, drawing] of Object.entries(drawings)) {
	const file = join(folder, `${name}.svg`);
	writeFileSync(file, drawContours(drawing));
	console.log(`public/contours/${name}.svg: ${statSync(file).size} bytes`);
}
