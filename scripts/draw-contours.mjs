// Draws the contour fields from drawings/contours.ts into public/contours. Run it by hand
// (`npm run contours`) after changing a drawing. The output is committed; builds don't run this.
import { mkdirSync, rmSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { importSource } from "./import-source.mjs";
import { root } from "./setup.mjs";

/** @type {typeof import("../drawings/contours.ts")} */
const { contourNames, drawField } = await importSource("drawings/contours.ts");
const folder = join(root, "public/contours");
rmSync(folder, { recursive: true, force: true });
mkdirSync(folder);
for (const name of contourNames) {
	const file = join(folder, `${name}.svg`);
	writeFileSync(file, drawField(name));
	console.log(`public/contours/${name}.svg: ${statSync(file).size} bytes`);
}
