import { findWords, type Kind, type Words } from "./find-words.ts";

const entities: Record<string, string> = {
	amp: "&",
	lt: "<",
	gt: ">",
	quot: '"',
	apos: "'",
	nbsp: "\u00a0",
};
const escapes: Record<string, string> = { n: "\n", r: "\r", t: "\t" };

/** A character that people read, and where it is in the source. */
interface Character {
	value: string;
	start: number;
	end: number;
}

function fromEntity(name: string): string | undefined {
	if (!name.startsWith("#")) return entities[name];
	return String.fromCodePoint(Number(name.replace("#", "").replace(/^x/i, "0x")));
}

/** The characters of words, as JSX and JavaScript read them. */
function readCharacters(raw: string, kind: Kind): Character[] {
	const inMarkup = kind === "text" || kind === "attribute";
	const pattern = inMarkup
		? /&(#\d+|#x[\da-f]+|\w+);|([ \t]*[\r\n][ \t\r\n]*)|./gisu
		: /\\(?:u\{([\da-f]+)\}|u([\da-f]{4})|x([\da-f]{2})|(.))|./gisu;
	return [...raw.matchAll(pattern)].map((match) => {
		const [whole, first, second, third, fourth] = match;
		const code = first ?? second ?? third;
		let value: string | undefined = whole;
		if (inMarkup) value = first ? fromEntity(first) : second ? " " : whole;
		else if (code) value = String.fromCodePoint(Number.parseInt(code, 16));
		else if (fourth) value = escapes[fourth] ?? fourth;
		return { value: value ?? whole, start: match.index, end: match.index + whole.length };
	});
}

/** Words as people read them. */
export const readWords = ({ raw, kind }: Pick<Words, "raw" | "kind">): string =>
	readCharacters(raw, kind)
		.map(({ value }) => value)
		.join("");

/**
 * A text as the source writes it.
 * @param careful escapes "&" and "$" too, which mean something only in front of others
 */
function escapeWords(text: string, kind: Kind, quote: string, careful: boolean): string {
	const inMarkup = kind === "text" || kind === "attribute";
	const special = kind === "text" ? "<>{}" : inMarkup ? quote : `\\${quote}`;
	const doubtful = inMarkup ? "&" : "$";
	return [...text]
		.map((value) => {
			if (value === "\u00a0") return inMarkup ? "&nbsp;" : "\\u00a0";
			if (!special.includes(value) && !(careful && value === doubtful)) return value;
			return inMarkup ? `&#${value.charCodeAt(0)};` : `\\${value}`;
		})
		.join("");
}

/** How many characters two lists have in common at their start. */
function commonStart(one: readonly string[], other: readonly string[]): number {
	const differs = one.findIndex((value, index) => value !== other[index]);
	return differs < 0 ? one.length : differs;
}

/**
 * Writes other words in the place of words. Only what differs is replaced, so that lines stay as they are.
 * @returns the new source
 * @throws if the new source wouldn't say these words there
 */
export function writeWords(file: string, code: string, place: Words, text: string): string {
	const { kind, start, end, raw } = place;
	const quote = kind === "template" ? "`" : code.slice(0, start).trimEnd().slice(-1);
	const old = readCharacters(raw, kind);
	const values = old.map(({ value }) => value);
	const wanted = [...text];
	const head = commonStart(values, wanted);
	const tail = commonStart(values.slice(head).reverse(), wanted.slice(head).reverse());
	const from = old[head]?.start ?? raw.length;
	const to = old[old.length - tail]?.start ?? raw.length;
	const middle = wanted.slice(head, wanted.length - tail).join("");
	const candidates = [
		raw.slice(0, from) + escapeWords(middle, kind, quote, false) + raw.slice(to),
		// Beside other characters, a part may read differently than by itself.
		escapeWords(text, kind, quote, true),
	];
	const count = findWords(file, code).length;
	for (const candidate of candidates) {
		const written = code.slice(0, start) + candidate + code.slice(end);
		try {
			const words = findWords(file, written);
			const now = words.find((each) => each.start === start && each.kind === kind);
			if (now && readWords(now) === text && words.length === count) return written;
		} catch {}
	}
	throw new Error("These words can’t be written there.");
}
