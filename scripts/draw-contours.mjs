// Draws the contour fields of drawings/contours.ts into public/contours. Run it by hand
// (`npm run contours`) after changing them; its output is committed, so a build never draws.
import { mkdirSync, rmSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { runnerImport } from "vite";
import { root } from "./setup.mjs";

/** @type {{ module: typeof import("../drawings/contours.ts") }} */
const { module } = await runnerImport(join(root, "drawings/contours.ts"), { root });
const folder = join(root, "public/contours");
rmSync(folder, { recursive: true, force: true });
mkdirSync(folder);
for (const name of module.contourNames) {
	const file = join(folder, `${name}.svg`);
	writeFileSync(file, module.drawField(name));
	console.log(`public/contours/${name}.svg: ${statSync(file).size} bytes`);
}
