// Draws public/contours anew. Run it by hand (`npm run contours`) after a change in contours. The files
// are committed; builds don't run this.
import { readdirSync, statSync, writeFileSync } from "node:fs";
import { basename, join } from "node:path";
import { drawContours } from "../contours/draw-contours.ts";
import { drawingFor, drawings } from "../contours/drawing-for.ts";

const folder = "public/contours";
const drawn = readdirSync(folder).map((file) => basename(file, ".svg"));
for (const name of new Set([...Object.keys(drawings), ...drawn])) {
	const file = join(folder, `${name}.svg`);
	writeFileSync(file, drawContours(drawingFor(name)));
	console.log(`public/contours/${name}.svg: ${statSync(file).size} bytes`);
}
