import { existsSync, readFileSync } from "node:fs";
import { brotliCompressSync } from "node:zlib";
import { type Commitment, commitments } from "#src/content/commitments.ts";
import { offer } from "#src/content/first-call-offer.ts";
import { sheets, stampOf } from "../blank-forms/sheets.ts";
import { type BuiltPage, pagesIn } from "../launch/built-site-check.ts";
import { isStated, withPlainSpaces } from "../launch/promise-words.ts";
import { parseHtml } from "../prerender/html.ts";
import { lastChanges, moduleOf } from "../prerender/page-files.ts";
import { type Block, blocksIn } from "./blocks.ts";
import { remarksOn, wordsOf } from "./prose.ts";
import { lengthProblem, limit, rules } from "./rules.ts";
import { picturesOf, weight } from "./weight.ts";

/** What an editor, a search engine or a slow phone would say of some words or a file. */
export interface Advice {
	file: string;
	line: number;
	words: string;
	why: string;
	/** How to switch the rule off for good. */
	off: string;
}

interface Place {
	file: string;
	line: number;
	start: number;
}

/** Finds where texts of a page are written: `find` of edit/find-words.ts. */
type Find = (
	path: string,
	runs: readonly { text: string; within: "page" | "shell" }[],
) => readonly { places: readonly Place[]; sources: readonly Place[] }[];

const deletes = (name: string) => `Delete ${name} in review/review.ts.`;

/** Where words on a page are written. Without their source it's the page's module. */
function placeOf(find: Find, path: string, words: string, run = words) {
	const [found] = find(path, [{ text: run, within: "page" }]);
	const place = found?.places[0] ?? found?.sources[0];
	if (!place) return { file: moduleOf(path), line: 1 };
	const source = readFileSync(place.file, "utf8");
	const at = source.indexOf(words, place.start);
	return { file: place.file, line: at < 0 ? place.line : source.slice(0, at).split("\n").length };
}

/** The text that has the words or, if a link divides them, the longest. */
const runWith = (words: string, runs: readonly string[]) =>
	runs.find((run) => run.includes(words)) ?? runs.toSorted((a, b) => b.length - a.length)[0] ?? "";

/** A page as the rules read it. */
export function readPage({ path, html }: BuiltPage, find: Find) {
	const document = parseHtml(html);
	const main = document.querySelector("main") ?? document.body;
	const blocks = blocksIn(main);
	const advise = (words: string, why: string, off: string, run?: string): Advice => ({
		...placeOf(find, path, words, run),
		words,
		why,
		off,
	});
	const content = (selector: string) => document.querySelector(selector)?.getAttribute("content");
	return {
		path,
		html,
		document,
		main,
		blocks,
		advise,
		title: content("meta[property='og:title']") ?? "",
		fullTitle: document.title,
		description: content("meta[name=description]") ?? "",
		headline: document.querySelector("h1")?.textContent ?? "",
		indexed: !document.querySelector("meta[name=robots]"),
	};
}

type Page = ReturnType<typeof readPage>;

/** What search results and cards would cut. Search engines don't show pages that aren't indexed. */
export function headAdvice({
	fullTitle,
	title,
	description,
	headline,
	indexed,
	advise,
}: Page): Advice[] {
	const lengths = [
		{ name: "title", words: title, length: fullTitle.length },
		{ name: "description", words: description, length: description.length },
		{ name: "headline", words: headline, length: headline.length },
	];
	return lengths.flatMap(({ name, words, length }) => {
		const problem = lengthProblem(name, length);
		if (!problem || (!indexed && name !== "headline")) return [];
		return advise(words, problem.why, problem.off);
	});
}

/** What the rules for words say of a page. All blocks are read at once, because textlint is slow to start. */
async function proseAdvice(page: Page): Promise<Advice[]> {
	const { path, title, description, blocks, advise } = page;
	const texts = [
		{ text: title, runs: [title] },
		{ text: description, runs: [description] },
		...blocks,
	];
	const said = texts.map(({ text }) => text).join("\n");
	const remarks = await remarksOn(said, path);
	return remarks.map(({ at, words, why, off }) => {
		// Each text is a line.
		const runs = texts[said.slice(0, at).split("\n").length - 1]?.runs ?? [];
		return advise(words, why, off, runWith(words, runs));
	});
}

/** Headings that a page has twice, and links that say nothing outside their sentence. */
function structureAdvice({ main, blocks, advise }: Page): Advice[] {
	const headings = blocks.filter(({ element }) => /^H[2-6]$/.test(element.nodeName));
	const repeated = headings.filter(
		({ text }, index) => headings.findIndex((each) => each.text === text) < index,
	);
	const vague = Array.from(
		main.querySelectorAll("a"),
		({ textContent }) => textContent ?? "",
	).filter((name) => /^(here|click here|learn more|read more|more)$/i.test(name.trim()));
	return [
		...repeated.map(({ text, runs }) =>
			advise(text, "The page has this heading twice.", deletes("repeated"), runs.join("").trim()),
		),
		...vague.map((name) =>
			advise(
				name,
				"A link's words say where it leads, to those who hear links alone.",
				deletes("vague"),
			),
		),
	];
}

const months =
	"January|February|March|April|May|June|July|August|September|October|November|December";
const anyDate = new RegExp(`\\b(?:\\d{1,2} )?(?:${months}) \\d{4}\\b`, "g");
const day = 86_400_000;

/**
 * Dates that have passed since a page was written: "from 1 June 2026" may have to become "since 1 June
 * 2026". And days on which sources were checked, a year later. A `<time>` is of the page itself.
 * @param since when the page was last changed. Without it no date has passed.
 */
export function passedDates(blocks: readonly Block[], since: string | undefined, today: Date) {
	return blocks.flatMap(({ text, element }) => {
		if (element.querySelector("time")) return [];
		return (withPlainSpaces(text).match(anyDate) ?? []).flatMap((words) => {
			const time = Date.parse(`${words} UTC`);
			if (text.startsWith("Checked ") && today.getTime() - time > rules.checkedDays * day)
				return { words, why: "Checked long ago.", off: limit("checkedDays") };
			// The day in the place where it was written, whose date is ahead of UTC.
			const passed = time > Date.parse(since?.slice(0, 10) ?? "") && time <= today.getTime();
			const why = "It was in the future when the page was last changed.";
			return passed ? { words, why, off: deletes("passedDates") } : [];
		});
	});
}

/** What weighs more than a visitor with a slow connection would wait for. */
function weightAdvice({ path, html, document }: Page, siteFolder: string): Advice[] {
	const of = { file: moduleOf(path), line: 1 };
	const pictures = picturesOf(document, siteFolder);
	const page = brotliCompressSync(html).length;
	const all = pictures.reduce((sum, { bytes }) => sum + bytes, page);
	const why = `With its pictures it has ${weight(all)}`;
	return [
		...(all > rules.pageBytes ? [{ ...of, words: path, why, off: limit("pageBytes") }] : []),
		...pictures
			.filter(({ isHeavy }) => isHeavy)
			.map(({ file, bytes, width, height }) => ({
				...of,
				words: file,
				why: `It has ${weight(bytes, ` for ${width} by ${height}`)}`,
				off: limit("pictureBytes"),
			})),
	];
}

/** Whether a sentence is of the one offer, which every page makes. */
const isOffer = (words: string) =>
	[offer.short, offer.full].some((said) => said.includes(words.replaceAll("\u00a0", " ")));

/** What several pages say alike, and pages that are much longer than the others. */
function commonAdvice(pages: readonly Page[]): Advice[] {
	const found: Advice[] = [];
	const sentences = new Intl.Segmenter("en-NZ", { granularity: "sentence" });
	/** Each sentence, with the pages that have it, and the text on each in which it is. */
	const said = new Map<string, Map<Page, string>>();
	for (const page of pages) {
		for (const { text, runs } of page.blocks) {
			for (const { segment } of sentences.segment(text)) {
				const words = segment.trim();
				if (wordsOf(words).length < rules.repeatedWords || isOffer(words)) continue;
				const on = said.get(words) ?? new Map();
				said.set(words, on.set(page, runWith(words, runs)));
			}
		}
	}
	for (const [words, on] of said) {
		const [first] = on.keys();
		if (!first || on.size <= rules.repeatedPages) continue;
		const paths = [...on.keys()].map(({ path }) => path).join(", ");
		found.push(
			first.advise(
				words,
				`It stands on ${on.size} pages: ${paths}. Say it once, and link there.`,
				limit("repeatedPages"),
				on.get(first),
			),
		);
	}
	for (const name of ["title", "description", "headline"] as const) {
		for (const page of pages) {
			const other = pages.find((each) => each[name] === page[name]);
			if (other && other !== page)
				found.push(
					page.advise(
						page[name],
						`It is the ${name} of ${other.path} too.`,
						deletes("commonAdvice"),
					),
				);
		}
	}
	const lengths = pages.map((page) => ({
		page,
		count: page.blocks.reduce((sum, { text }) => sum + wordsOf(text).length, 0),
	}));
	const middle =
		lengths.toSorted((a, b) => a.count - b.count)[Math.floor(lengths.length / 2)]?.count ?? 0;
	for (const { page, count } of lengths) {
		if (count <= middle * rules.pageLength) continue;
		found.push(
			page.advise(
				page.headline,
				`The page has ${count} words; half of the pages have fewer than ${middle}.`,
				limit("pageLength"),
			),
		);
	}
	return found;
}

/** Promises that the owner hasn't confirmed, and those whose words have changed. */
export function promiseAdvice(given: readonly Commitment[] = commitments): Advice[] {
	const file = "src/content/commitments.ts";
	return given.flatMap((promise) => {
		if (!isStated(promise))
			return {
				file,
				line: 1,
				words: promise.words,
				why: `${promise.file} doesn't say so any more, so read the promise again: ${promise.promise}.`,
				off: `Write its words of today in ${file}, or remove it there.`,
			};
		if (promise.confirmed) return [];
		const lines = readFileSync(promise.file, "utf8").split("\n").map(withPlainSpaces);
		// A sentence may go on in the next line.
		const index = lines.findIndex((line) => line.includes(promise.words.slice(0, 20)));
		return {
			file: promise.file,
			line: Math.max(index + 1, 1),
			words: promise.words,
			why: `You haven't confirmed that you'll keep this promise: ${promise.promise}.`,
			off: `Set its confirmed to true in ${file}.`,
		};
	});
}

/** Sheets that were printed before their words last changed. */
export function sheetAdvice(folder = "public/forms"): Advice[] {
	return sheets.flatMap((sheet) => {
		const file = `${folder}/${sheet.name}`;
		if (existsSync(file) && readFileSync(file, "latin1").endsWith(stampOf(sheet))) return [];
		return {
			file,
			line: 1,
			words: sheet.name,
			why: "It was printed before its words last changed. Print it anew: npm run forms.",
			off: deletes("sheetAdvice"),
		};
	});
}

/** What an editor, a search engine and a slow phone would say of a built site. It's advice only. */
export async function reviewSite(siteFolder: string, find: Find): Promise<Advice[]> {
	const today = new Date();
	const read = pagesIn(siteFolder).map((page) => readPage(page, find));
	const written = lastChanges();
	const found = [...promiseAdvice(), ...sheetAdvice(), ...commonAdvice(read)];
	for (const page of read) {
		const since = written.get(moduleOf(page.path));
		const dates = passedDates(page.blocks, since, today);
		found.push(
			...headAdvice(page),
			...structureAdvice(page),
			...(await proseAdvice(page)),
			...dates.map(({ words, why, off }) => page.advise(words, why, off)),
			...weightAdvice(page, siteFolder),
		);
	}
	// What several pages share is found on each.
	const unlike = new Map(found.map((each) => [JSON.stringify(each), each]));
	return [...unlike.values()].toSorted((a, b) => a.file.localeCompare(b.file) || a.line - b.line);
}
