/** Elements that go on in the same line where no style says otherwise. All others begin a new one. */
const inline = new Set(
	"a abbr b bdi button cite code em font g i img input kbd label mark picture q s small span strong svg text time u".split(
		" ",
	),
);

/** Elements that divide a word without ending it. */
const withinWord = new Set(["sub", "sup", "wbr"]);

/** Elements whose text isn't shown. */
const silent = new Set(["script", "style", "textarea"]);

const ending = /[\p{L}\p{N}\p{Pe}\p{Pf}.,:;!?%]$/u;
const beginning = /^[\p{L}\p{N}\p{Ps}\p{Pi}$]/u;

/**
 * Words that only the stylesheet holds apart: inline elements with no white space between them. They run
 * together in text browsers, in copied text, in translations, and for some screen readers.
 */
export function joinedWords(part: Element): string[] {
	const found: string[] = [];
	/** What the current line ends with, and whether an element has begun or ended since. */
	let line = "";
	let crossed = false;
	function say(words: string) {
		if (crossed && ending.test(line) && beginning.test(words))
			found.push(`${line.slice(-20)}|${words.slice(0, 20)}`);
		line = words;
		crossed = false;
	}
	function read(node: Node) {
		const name = node.nodeName.toLowerCase();
		if (name === "#text" && node.nodeValue) say(node.nodeValue);
		if (node.nodeType !== 1 || silent.has(name)) return;
		const cross = () => {
			if (inline.has(name)) crossed = true;
			else if (!withinWord.has(name)) line = "";
		};
		cross();
		const alternative = (node as Element).getAttribute("alt");
		if (alternative) say(alternative);
		const parts = name === "template" ? (node as HTMLTemplateElement).content : node;
		Array.from(parts.childNodes).forEach(read);
		cross();
	}
	read(part);
	return found;
}
