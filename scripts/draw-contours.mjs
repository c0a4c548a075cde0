// Draws the contour fields from drawings/fields into public/contours. Run it by hand
// (`npm run contours`) after changing a drawing. The output is committed; builds don't run this.
import { mkdirSync, rmSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { importSource } from "./shared/import-source.mjs";
import { ensurePackages, root } from "./shared/setup.mjs";

ensurePackages();
/** @type {typeof import("../drawings/fields.ts")} */
const { fields } = await importSource("drawings/fields.ts");
/** @type {typeof import("../drawings/draw-field.ts")} */
const { drawField } = await importSource("drawings/draw-field.ts");
const folder = join(root, "public/contours");
rmSync(folder, { recursive: true, force: true });
mkdirSync(folder);
for (const [name, field] of Object.entries(fields)) {
	const file = join(folder, `${name}.svg`);
	writeFileSync(file, drawField(field));
	console.log(`public/contours/${name}.svg: ${statSync(file).size} bytes`);
}
