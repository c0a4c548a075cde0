import type { SourceEdit, SourceNode } from "./source-edits.ts";

/** A string in a source that names a page: a link to it, or its file or one of its parts. */
export interface Mention {
	source: SourceEdit;
	node: SourceNode;
	around: readonly SourceNode[];
	/** What precedes the page's path in it: "" in a link, "src/pages" in the name of its file. */
	before: string;
	/** What follows it: a fragment, a query or the rest of the file's name. */
	after: string;
}

/** How a text names a page, if it does. */
function named(text: string, path: string): Pick<Mention, "before" | "after"> | undefined {
	const before = ["", "#src/pages", "src/pages", "pages"].find((each) =>
		text.startsWith(each + path),
	);
	if (before === undefined) return undefined;
	const after = text.slice(before.length + path.length);
	const ends = before ? ["/", ".tsx"] : ["#", "?"];
	return after === "" || ends.some((end) => after.startsWith(end)) ? { before, after } : undefined;
}

/** Everything in some sources that names a page. */
export function mentionsOf(path: string, sources: readonly SourceEdit[]): Mention[] {
	const found: Mention[] = [];
	for (const source of sources) {
		source.walk((node, around) => {
			const text = node.type === "Literal" && typeof node.value === "string" ? node.value : "";
			const how = named(text, path);
			if (how) found.push({ source, node, around, ...how });
		});
	}
	return found;
}

/** Makes a mention name another page. */
export function replaceMention(mention: Mention, path: string): void {
	const { source, node, before, after } = mention;
	source.edited.update(node.start, node.end, JSON.stringify(before + path + after));
}

/**
 * The entry of a list or table that is about the page, with that list: an object that names it, a pair with
 * its path, the path itself, or the module of one of its parts.
 */
function entryOf({ node, around, before }: Mention): readonly (SourceNode | undefined)[] {
	const [parent, holder, list] = around;
	if (parent?.type === "ArrayExpression") {
		return holder?.type === "ArrayExpression" ? [parent, holder] : [node, parent];
	}
	if (parent?.type === "Property" && parent.key !== node) {
		if (list?.type === "ArrayExpression") return [holder, list];
		// What we build for an industry may say from which service it comes.
		const named = list?.type === "Property" ? (list.key as SourceNode).name : "";
		return named === "service" ? [list, around[3]] : [];
	}
	const at = around.findIndex(({ type }) => type === "Property");
	return before || parent?.type === "Property" ? around.slice(at, at + 2) : [];
}

/** Removes the entries that mentions are in. Returns the mentions that are in none. */
export function removeEntries(mentions: readonly Mention[]): Mention[] {
	for (const mention of mentions) {
		const [entry, list] = entryOf(mention);
		if (entry && list) mention.source.remove(entry, list);
	}
	return mentions.filter(({ source, node }) => !source.isRemoved(node));
}
