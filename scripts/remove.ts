// Removes a page whole: its module, its parts, its drawing, its links in menus and lists, its promises.
//   npm run remove /industries/aged-care
import { rmSync } from "node:fs";
import { writePagePaths } from "../prerender/page-files.ts";
import { existingPage, filesOf } from "./pages/page-folder.ts";
import { type Mention, mentionsOf, removeEntries, replaceMention } from "./pages/page-mentions.ts";
import { type SourceEdit, type SourceNode, sourcesIn, writeEdits } from "./pages/source-edits.ts";
import { stop } from "./shared/setup.ts";

/** Where a link goes whose page is gone. */
function overviewOf(path: string): string {
	if (path.startsWith("/solutions/")) return "/services";
	return path.startsWith("/industries/") ? "/#industries" : "/";
}

const place = ({ source, node }: Mention) => `${source.file}:${source.lineOf(node)}`;

/** Whether the site itself can't do without the page: more than other pages and lists name it. */
function isNeeded({ source: { file }, around: [parent] }: Mention): boolean {
	const replaceable = /^(?:launch|src\/(?:pages|content))\/|^src\/(?:redirects|islands)\.ts$/;
	return parent?.type === "ImportDeclaration" || !replaceable.test(file);
}

/** The names of the drawings that a source's pages show, with the entry of each. */
function drawingsIn(source: SourceEdit): string[] {
	const names: string[] = [];
	source.walk((node, [parent]) => {
		const key = parent?.type === "Property" ? (parent.key as SourceNode) : undefined;
		if (key?.name === "contours" && typeof node.value === "string") names.push(node.value);
	});
	return names;
}

/** Removes drawings that no page shows any more, and their descriptions. */
function removeDrawings(names: readonly string[], descriptions: readonly SourceEdit[]): void {
	for (const name of names) rmSync(`public/contours/${name}.svg`, { force: true });
	for (const source of descriptions) {
		source.walk((node, [list]) => {
			const { name = "", value = name } = (node.key ?? {}) as SourceNode;
			const isEntry = node.type === "Property" && list && !source.isRemoved(node);
			if (isEntry && names.includes(String(value))) source.remove(node, list);
		});
	}
}

const usage = "npm run remove /industries/aged-care";
const path = existingPage(process.argv[2], usage);
const { module, folder } = filesOf(path);
const sources = sourcesIn("src", "launch");
const isOwn = ({ file }: SourceEdit) => file === module || file.startsWith(`${folder}/`);
const others = sources.filter((source) => !isOwn(source) && source.file !== "src/page-paths.ts");

const mentions = mentionsOf(path, others);
const needed = mentions.filter(isNeeded);
if (needed.length > 0) {
	stop(`${path} can't be removed, because these need it:\n  ${needed.map(place).join("\n  ")}`);
}
const left = removeEntries(mentions).filter(({ before }) => !before);
// The overview has none of the page's fragments.
for (const link of left) replaceMention({ ...link, after: "" }, overviewOf(path));

const stillShown = others.flatMap(drawingsIn);
const drawings = sources.filter(isOwn).flatMap(drawingsIn);
const descriptions = sourcesIn("contours/drawings");
removeDrawings(
	drawings.filter((name) => !stillShown.includes(name)),
	descriptions,
);
rmSync(module);
rmSync(folder, { recursive: true, force: true });
writePagePaths();
writeEdits([...others, ...descriptions]);

console.log(`\nRemoved ${path} with its links in menus and lists.`);
if (left.length > 0) {
	console.log(
		`These links now go to ${overviewOf(path)}. Read the text around each:\n  ${left.map(place).join("\n  ")}`,
	);
}
