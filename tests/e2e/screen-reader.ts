/** Roles of controls and landmarks: their names are the site's own. Other words are the owner's. */
const named =
	/^(alert|banner|button|checkbox|contentinfo|dialog|form|main|navigation|status|textbox)$/;

/** Running text, and what may stand in it: as much the owner's as its words. */
const sentence = /^(caption|cell|definition|paragraph|term)\b/;
const inSentence = /^(code|emphasis|link|strong|time)\b/;

interface Part {
	/** What is said of it: its role, its state, and its name or a mark for one. */
	said: string;
	parts: Part[];
}

/** A line of the tree without words: `heading "…" [level=2]` of `- heading "Our work" [level=2]:`. */
function saidIn(line: string): string {
	const plain = line
		.trim()
		.replace(/^- '(.*)'(:.*)?$/, (_, key: string) => `- ${key.replaceAll("''", "'")}`);
	const [, role = "", name = "", state = ""] =
		/^- ([\w/]+)(?: ("(?:\\.|[^"\\])*"))?((?: \[[^\]]*\])*)/.exec(plain) ?? [];
	return [role, name && (named.test(role) ? name : '"…"'), state.trim()].filter(Boolean).join(" ");
}

function partsIn(lines: readonly string[]): Part[] {
	const depth = (line: string) => line.search(/\S/);
	const parts: Part[] = [];
	for (let at = 0; at < lines.length; ) {
		const line = lines[at] ?? "";
		const end = lines.findIndex((other, index) => index > at && depth(other) <= depth(line));
		const inside = lines.slice(at + 1, end === -1 ? undefined : end);
		parts.push({ said: saidIn(line), parts: partsIn(inside) });
		at += 1 + inside.length;
	}
	return parts;
}

const same = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/** Without what repeats the part, or the two parts, before it. */
function withoutRepeats(parts: readonly Part[]): Part[] {
	const kept: Part[] = [];
	for (const { said, parts: inside } of parts) {
		const own = inside.filter((part) => !(sentence.test(said) && inSentence.test(part.said)));
		kept.push({ said, parts: withoutRepeats(own) });
		for (const length of [1, 2]) {
			if (same(kept.slice(-length), kept.slice(-2 * length, -length))) kept.splice(-length);
		}
	}
	return kept;
}

const text = (parts: readonly Part[], indent = ""): string =>
	parts
		.map(({ said, parts: inside }) => `${indent}- ${said}\n${text(inside, `${indent}  `)}`)
		.join("");

/**
 * What a screen reader is told of a page apart from its words: roles, levels, states, what is within
 * what, what has a name, and the names of controls. Words, and how many there are of a kind, are the
 * owner's to change: of parts that are alike and follow one another, the first stands for all.
 * @param tree of Playwright's `ariaSnapshot`
 */
export function outline(tree: string): string {
	return text(
		withoutRepeats(
			partsIn(tree.split("\n").filter((line) => !/^ *- (\/url|text)(:|$)/.test(line))),
		),
	);
}
