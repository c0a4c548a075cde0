import type { MenuLink } from "~/content/navigation";

export type Page = Pick<MenuLink, "title" | "href">;

/** The letters and digits of a name or an address, in small letters. */
const plain = (text: string) => text.toLowerCase().replace(/[^a-z0-9]+/g, "");

/** How many letters have to be put in, left out or changed to make one word of another. */
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

/** The words that a page may be asked for by: its address, the end of that, its name. */
function namesOf({ title, href }: Page): string[] {
	return [href, href.split("/").at(-1) ?? "", title].map(plain).filter(Boolean);
}

/** How much of a word may be wrong for it still to be meant. */
const tolerance = 0.4;

/**
 * The page most likely meant by an address that the site does not have: the one whose address or
 * name its last parts come nearest to. Null if none is near.
 */
export function closestPage(path: string, pages: readonly Page[]): Page | null {
	const parts = path.split("/").filter(Boolean);
	// Nobody types a longer address by mistake, and the comparison takes time by the square.
	const asked = [path, ...parts.toReversed()].map((part) => plain(part).slice(0, 60));
	// What stands at the end of an address says more than its folders.
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
