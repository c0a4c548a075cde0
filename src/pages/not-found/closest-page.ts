/** A page, as the header or the footer links to it. */
export interface PageLink {
	title: string;
	href: string;
}

/** The largest part of a word that may differ for it to match. */
const tolerance = 0.33;

const plain = (text: string) => text.toLowerCase().replace(/[^a-z0-9]+/g, "");

/** The Levenshtein distance: how many letters must be inserted, deleted or replaced. */
function distance(from: string, to: string): number {
	let row = Array.from({ length: to.length + 1 }, (_, index) => index);
	for (const [index, letter] of [...from].entries()) {
		const next = [index + 1];
		for (const [at, other] of [...to].entries()) {
			const [left = 0, above = 0, diagonal = 0] = [next[at], row[at + 1], row[at]];
			next.push(Math.min(left + 1, above + 1, diagonal + (letter === other ? 0 : 1)));
		}
		row = next;
	}
	return row[to.length] ?? 0;
}

/** How much a word differs from a name, from 0 to 1. A longer or shorter form of it is close. */
function difference(word: string, name: string): number {
	if (name.length < 4 || word.length < 4) return word === name ? 0 : 1;
	if (name.startsWith(word) || word.startsWith(name)) return 0.1;
	return distance(word, name) / Math.max(word.length, name.length);
}

/** The page whose title or path is closest to the last segment of an unknown path, if one is close. */
export function closestPage(path: string, pages: readonly PageLink[]): PageLink | undefined {
	// Cut, because the comparison takes quadratic time.
	const word = plain(path.split("/").filter(Boolean).at(-1) ?? "").slice(0, 40);
	if (!word) return;
	const off = ({ title, href }: PageLink) =>
		Math.min(...[title, href.split("/").at(-1) ?? ""].map((name) => difference(word, plain(name))));
	const [best] = pages.toSorted((a, b) => off(a) - off(b));
	return best && off(best) < tolerance ? best : undefined;
}
