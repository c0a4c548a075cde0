import { commitments } from "#src/content/commitments.ts";
import { company } from "#src/content/company.ts";
import { decodedPath } from "#src/paths.ts";
import { withPlainSpaces } from "../launch/promise-words.ts";
import { ownerFileProblems } from "../prerender/checks/owner-files.ts";
import { cardKit, cardText, drawCard } from "../prerender/discovery/social-card.tsx";
import { renderPath } from "../prerender/site-page.tsx";
import { titleEnding } from "../prerender/template.ts";
import { remarksOn } from "../review/prose.ts";
import { lengthProblem } from "../review/rules.ts";
import type { Place } from "./find-words.ts";

/*
 * The site as its sources are now. Vite's server loads this module anew after every change; the rest of
 * the editor is loaded once.
 */

/**
 * A page's name for the list of changes, and its texts for search results and the card. `ending` follows
 * every title.
 * @throws if the build would refuse the page, the company file or the proof file
 */
export async function describePage(path: string) {
	const problems = await ownerFileProblems();
	if (problems) throw new Error(problems);
	const { name, metadata } = await renderPath(decodedPath(path));
	const { title, description, headline } = metadata;
	return {
		// The home page has no name of its own.
		page: path === "/" ? "Home" : name,
		ending: titleEnding,
		texts: { title, description, headline, name },
	};
}

/** A page's social card as the address of a picture. */
export async function drawPageCard(path: string): Promise<string> {
	const page = await renderPath(decodedPath(path));
	const { png } = await drawCard(page, await cardKit([cardText(page)]), "public");
	return `data:image/png;base64,${Buffer.from(png).toString("base64")}`;
}

/** What `npm run review` would say of a text at a place, and which promise it makes. It's advice only. */
export async function adviceOn(
	path: string,
	{ file, key }: Place,
	text: string,
): Promise<string[]> {
	const name = key.replace("page.", "");
	const ending = name === "title" ? ` · ${company.name}` : "";
	const length = lengthProblem(name, text.length + ending.length);
	const remarks = await remarksOn(text, path);
	const promise = commitments.find(
		(each) => each.file === file && withPlainSpaces(text).includes(each.words),
	);
	return [
		...(length ? [length.why] : []),
		...remarks.map(({ words, why }) => `“${words}”: ${why}`),
		...(promise ? [`A promise, listed in src/content/commitments.ts: ${promise.promise}.`] : []),
		...(file === "src/content/proof.ts" ? ["They agreed to the old words: ask them again."] : []),
	];
}
