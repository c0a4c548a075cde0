import { type MenuLink, menu } from "#src/content/navigation.ts";

type Page = Pick<MenuLink, "title" | "href">;

/** The site's pages, some with further names that people look for. */
const pages: readonly Page[] = [
	...menu.flatMap(({ megaMenu }) => megaMenu.columns.flatMap(({ links }) => links)),
	{ title: "Home", href: "/" },
	{ title: "Services", href: "/services" },
	{ title: "Solutions", href: "/services" },
	{ title: "Contact Us", href: "/contact" },
	{ title: "About", href: "/company/leadership" },
	{ title: "About us", href: "/company/leadership" },
	{ title: "Team", href: "/company/leadership" },
	{ title: "Careers", href: "/career/opportunities" },
	{ title: "Jobs", href: "/career/opportunities" },
	{ title: "Internships", href: "/career/opportunities" },
	{ title: "Get Started", href: "/get-started" },
	{ title: "Login", href: "/get-started" },
	{ title: "Register", href: "/get-started" },
	{ title: "Sign in", href: "/get-started" },
	{ title: "Privacy Policy", href: "/privacy" },
	{ title: "Terms of Service", href: "/terms" },
];

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

/** The words to compare with: the last segment of a page's path, and its name. */
function namesOf({ title, href }: Page): string[] {
	return [href.split("/").at(-1) ?? "", title].map(plain).filter(Boolean);
}

/** The largest part of a word that may differ for it to match. */
const tolerance = 0.33;

/** Which part of a word differs from a name: 0 to 1. Four letters or more may stand for the whole name. */
function difference(word: string, name: string): number {
	if (word.length >= 4 && name.startsWith(word)) return (name.length - word.length) / 100;
	return distance(word, name) / Math.max(word.length, name.length);
}

/**
 * The page most likely meant by an unknown path: the one with the same letters, otherwise the one whose path
 * or name is closest to the path's last segments. Null if none is close.
 */
export function closestPage(path: string): Page | null {
	const same = pages.find(({ href }) => plain(href) && plain(href) === plain(path));
	if (same) return same;
	// Cut long segments, because the comparison takes quadratic time.
	const asked = path.split("/").map((part) => plain(part).slice(0, 60));
	// The last segment says more than the folders before it.
	for (const word of asked.filter(Boolean).toReversed()) {
		const [best] = pages
			.flatMap((page) => namesOf(page).map((name) => ({ page, off: difference(word, name) })))
			.filter(({ off }) => off < tolerance)
			.sort((a, b) => a.off - b.off);
		if (best) return best.page;
	}
	return null;
}
