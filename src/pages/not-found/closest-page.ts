import type { MenuLink } from "~/content/navigation";

export type Page = Pick<MenuLink, "title" | "href">;

/** The letters and digits of a name or path, in lower case. */
const plain = (text: string) => text.toLowerCase().replace(/[^a-z0-9]+/g, "");

/** The Levenshtein distance: how many letters must be inserted, deleted or replaced. */
function distance(from: string, to: string): number {
	let row = Array.from({ length: to.length + 1 }, (_, index) => index);
	for (const [index, letter] of [...from].entries()) {
		const next = [index + 1];
		for (const [at, other] of [...to].entries()) {
			next.push(
				Math.min(
					(next[at] ?? 0) + 1,
					(row[at + 1] ?? 0) + 1,
					(row[at] ?? 0) + (letter === other ? 0 : 1),
				),
			);
		}
		row = next;
	}
	return row[to.length] ?? 0;
}

/** The words to compare with: a page's path, its last segment and its name. */
function namesOf({ title, href }: Page): string[] {
	return [href, href.split("/").at(-1) ?? "", title].map(plain).filter(Boolean);
}

/** The largest part of a word that may differ for it to match. */
const tolerance = 0.4;

/**
 * The page most likely meant by an unknown path: the one whose path or name is closest to the path's
 * last segments. Null if none is close.
 */
export function closestPage(path: string, pages: readonly Page[]): Page | null {
	const parts = path.split("/").filter(Boolean);
	// Cut long segments, because the comparison takes quadratic time.
	const asked = [path, ...parts.toReversed()].map((part) => plain(part).slice(0, 60));
	// The last segment says more than the folders before it.
	for (const word of asked.filter(Boolean)) {
		const [best] = pages
			.flatMap((page) =>
				namesOf(page).map((name) => ({
					page,
					off: distance(word, name) / Math.max(word.length, name.length),
				})),
			)
			.filter(({ off }) => off < tolerance)
			.sort((a, b) => a.off - b.off);
		if (best) return best.page;
	}
	return null;
}
