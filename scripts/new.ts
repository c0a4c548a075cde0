// Adds a page: its module with placeholder text, its drawing and its links in the menus. Asks for what it
// needs, or takes it as arguments:
//   npm run new industry -- --name "Aged Care" --path /industries/aged-care --description "…"
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { createInterface } from "node:readline";
import { drawContours } from "../contours/draw-contours.ts";
import { drawingFor } from "../contours/drawing-for.ts";
import { writePagePaths } from "../prerender/page-files.ts";
import { mentionsOf, removeEntries } from "./pages/page-mentions.ts";
import { type Kind, kinds, nameProblem, pathProblem, slug } from "./pages/page-names.ts";
import { SourceEdit, writeEdits } from "./pages/source-edits.ts";
import { parseOptions, stop } from "./shared/setup.ts";

const usage = 'npm run new page|solution|industry -- --name "Its Name"';

/** The options and the kind of page, or the end of the command with what is wrong with them. */
function readArguments() {
	const text = { type: "string" } as const;
	const options = { name: text, path: text, description: text };
	const { values, positionals } = parseOptions(usage, { allowPositionals: true, options });
	const [kind = "", ...more] = positionals;
	if (Object.hasOwn(kinds, kind) && more.length === 0) return { ...values, kind: kind as Kind };
	stop(`Say which kind of page: ${usage}`);
}

/** Asks a question on the terminal. Answers can also be piped in, one per line. */
async function ask(question: string, fallback = ""): Promise<string> {
	process.stdout.write(`${question}${fallback && ` [${fallback}]`}: `);
	const { value, done } = await lines.next();
	if (done) stop(`There was no answer. To run without questions: ${usage}`);
	return String(value).trim() || fallback;
}

/** Exits with a message if there is a problem. */
function refuse(problem: string | undefined): void {
	if (problem) stop(problem);
}

const given = readArguments();
const { folder, menu, footer } = kinds[given.kind];
const input = createInterface({ input: process.stdin });
const lines = input[Symbol.asyncIterator]();
const asks = given.name === undefined;
const typed = given.name ?? (await ask("Name of the page, as shown in menus"));
refuse(nameProblem(typed));
const name = typed.normalize("NFC");
const usualPath = folder + slug(name);
const path = given.path ?? (asks ? await ask("Path", usualPath) : usualPath);
refuse(pathProblem(path, given.kind));
const placeholder = `Replace: a line about ${name}.`;
const description =
	given.description || (asks ? await ask("Description for the menus", placeholder) : placeholder);
input.close();

const module = `src/pages${path}.tsx`;
const drawing = slug(path);
const navigation = new SourceEdit("src/content/navigation.ts");
const footerLinks = new SourceEdit("src/content/footer-links.ts");
const title = JSON.stringify(name);
const link = `title: ${title}, href: ${JSON.stringify(path)}`;
navigation.add(menu, `{ ${link}, description: ${JSON.stringify(description)} }`);
if (footer) footerLinks.add(footer, `{ ${link} }`);
const redirects = new SourceEdit("src/redirects.ts");
removeEntries(mentionsOf(path, [redirects]));

mkdirSync(dirname(module), { recursive: true });
writeFileSync(`public/contours/${drawing}.svg`, drawContours(drawingFor(drawing)));
const skeleton = readFileSync(`scripts/pages/skeletons/${given.kind}.tsx`, "utf8");
writeFileSync(module, skeleton.replaceAll("NAME", () => name).replaceAll("DRAWING", drawing));
writePagePaths();
writeEdits([navigation, footerLinks, redirects], module);

console.log(`
  ${module}  the page, with placeholder text that starts with "Replace:"
  public/contours/${drawing}.svg  its drawing
  ${navigation.file}  its link in the menus${footer ? `\n  ${footerLinks.file}  its link in the footer` : " and the footer"}

Now replace the placeholder text. "npm run dev" shows the page at ${path}, and
"npm run launch-check" lists the text that is still to be written.`);
