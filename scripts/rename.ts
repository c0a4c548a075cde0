// Gives a page another path: moves its files, changes the links to it, and redirects the old path.
//   npm run rename /industries/aged-care /industries/rest-homes
import { existsSync, mkdirSync, renameSync } from "node:fs";
import { dirname } from "node:path";
import { writePagePaths } from "../prerender/page-files.ts";
import { existingPage, filesOf } from "./pages/page-folder.ts";
import { mentionsOf, removeEntries, replaceMention } from "./pages/page-mentions.ts";
import { pathProblem } from "./pages/page-names.ts";
import { sourcesIn, writeEdits } from "./pages/source-edits.ts";
import { stop } from "./shared/setup.ts";

const usage = "npm run rename /industries/aged-care /industries/rest-homes";
const [, , from, to] = process.argv;
const path = existingPage(from, usage);
if (to === undefined) stop(`Say what its path is to be: ${usage}`);
const problem = pathProblem(to);
if (problem) stop(problem);

const sources = sourcesIn("src", "launch", "prerender", "tests");
const redirects = sources.find(({ file }) => file === "src/redirects.ts");
if (!redirects) stop("src/redirects.ts doesn't exist.");
// A page may return to a path that was redirected to it.
removeEntries(mentionsOf(to, [redirects]));
const mentions = mentionsOf(path, sources);
for (const mention of mentions) {
	if (!mention.source.isRemoved(mention.node)) replaceMention(mention, to);
}
redirects.add("redirects", `{ from: ${JSON.stringify(path)}, to: ${JSON.stringify(to)} }`);
writeEdits(sources);

const [old, now] = [filesOf(path), filesOf(to)];
mkdirSync(dirname(now.module), { recursive: true });
for (const kind of ["module", "folder"] as const) {
	if (existsSync(old[kind])) renameSync(old[kind], now[kind]);
}
writePagePaths();
console.log(`\n${path} is now ${to}. src/redirects.ts sends visitors on from the old path.`);
