/** Roles whose names are kept: controls and landmarks. Other text belongs to the owner. */
const named =
	/^(alert|banner|button|checkbox|contentinfo|dialog|form|main|navigation|status|textbox)$/;

/** Roles of running text, and the inline roles inside it, which are left out. */
const sentence = /^(caption|cell|definition|paragraph|term)\b/;
const inSentence = /^(code|emphasis|link|strong|time)\b/;

interface Part {
	/** Its role, its state, and its name or "…" in place of a name. */
	said: string;
	parts: Part[];
}

/** Removes the text of a line: `- heading "Our work" [level=2]:` becomes `heading "…" [level=2]`. */
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

/** Removes parts that repeat the part, or the two parts, before them. */
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
 * The structure that a screen reader gets: roles, levels, states, nesting, what has a name, and the
 * names of controls. Leaves out text and repetitions, such as further cards of the same kind, because
 * the owner may change those.
 * @param tree the result of Playwright's `ariaSnapshot`
 */
export function outline(tree: string): string {
	return text(
		withoutRepeats(
			partsIn(tree.split("\n").filter((line) => !/^ *- (\/url|text)(:|$)/.test(line))),
		),
	);
}
