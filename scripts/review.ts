// Reads the site as an editor, a search engine and a slow phone would, and says what each would say. It's
// advice: the exit code is 0 whatever it finds.
import { find } from "../edit/find-words.ts";
import { reviewSite } from "../review/review.ts";
import { ensureSite } from "./shared/ensure-site.ts";
import { parseOptions, say } from "./shared/setup.ts";

parseOptions("npm run review", {});

// The build that the launch check makes too.
const siteFolder = "dist/launch-check";
say(`Reading the site in ${siteFolder}, which is built anew if it isn't up to date`);
console.log(ensureSite({ site: siteFolder, configuration: `${siteFolder}.json` }));

const found = await reviewSite(siteFolder, find);
for (const { file, line, words, why, off } of found) {
	console.log(`\n${file}:${line}\n  “${words}”\n  ${why}\n  ${off}`);
}
const repeated = found.filter(({ off }) => off.startsWith("repeatedPages"));
console.log(`\n${repeated.length} sentences stand on more pages than review/rules.ts would have.`);
console.log(`\n${found.length} findings, all of them advice: nothing is refused.`);
