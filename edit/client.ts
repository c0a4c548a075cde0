import { markIn, splitAtMarks, withoutMarks } from "./marks.ts";
import type { EditAnswer, EditRequest } from "./plugin.ts";

/*
 * Takes the marks out of the page, and makes the words that had them editable where they are read. A click beside
 * words, on an icon, or with Ctrl or Cmd does what it always does.
 */

const token = document.querySelector<HTMLMetaElement>("meta[name=edit-token]")?.content ?? "";
/** The number of each text's or element's place in the source. */
const placeOf = new Map<Node, number>();
const message = document.createElement("output");

/** Sends a request to the server. If it is refused, throws the reason. */
async function ask(request: EditRequest): Promise<EditAnswer> {
	const response = await fetch("/__edit", {
		method: "POST",
		headers: { "Content-Type": "application/json", "X-Edit-Token": token },
		body: JSON.stringify(request),
	}).catch(() => {
		throw new Error("npm run edit isn’t running any more. Your words are kept on this page.");
	});
	if (!response.ok) throw new Error(await response.text());
	return response.json();
}

/** Remembers the place of a text without its marks. */
function textFor(marked: string, text = new Text()): Text {
	const place = markIn(marked);
	text.data = withoutMarks(marked);
	if (place !== undefined) placeOf.set(text, place);
	return text;
}

/** Takes the marks out of the page. Returns copies of the texts that can't be seen on it. */
function takeMarks(): Text[] {
	const hidden = new Map<number | undefined, Text>();
	const hide = (marked: string) => {
		for (const part of splitAtMarks(marked)) hidden.set(markIn(part), textFor(part));
	};
	for (const element of document.querySelectorAll("*")) {
		const { editPlace } = (element as HTMLElement).dataset;
		if (editPlace) placeOf.set(element, Number(editPlace));
		element.removeAttribute("data-edit-place");
		for (const attribute of element.attributes) {
			if (/^(content|alt)$/.test(attribute.name)) hide(attribute.value);
			const text = withoutMarks(attribute.value);
			if (text !== attribute.value) attribute.value = text;
		}
		for (const node of [...element.childNodes]) {
			if (!(node instanceof Text) || node.data === withoutMarks(node.data)) continue;
			const parts = splitAtMarks(node.data);
			if (element instanceof HTMLTitleElement) hide(node.data);
			// React finds the texts of an island as it makes them.
			if (withoutMarks(node.data) === "") node.remove();
			else if (parts.length === 1 || element.closest("[data-island]")) textFor(node.data, node);
			else node.replaceWith(...parts.map((part) => textFor(part)));
		}
	}
	hidden.delete(undefined);
	return [...hidden.values()];
}

/** The words under the pointer, if it is known where they are in the source. */
function wordsAt({ clientX: x, clientY: y }: MouseEvent) {
	const { offsetNode: text, offset = 0 } = document.caretPositionFromPoint(x, y) ?? {};
	if (!(text instanceof Text)) return;
	const range = document.createRange();
	range.selectNodeContents(text);
	const isOver = [...range.getClientRects()].some(
		({ left, right, top, bottom }) => x >= left && x <= right && y >= top && y <= bottom,
	);
	// Words that code works out have a place beside them.
	const near = [text, ...(text.parentElement?.childNodes ?? []), text.parentElement];
	const place = near.map((node) => node && placeOf.get(node)).find((found) => found !== undefined);
	return isOver && typeof place === "number" ? { text, offset, place } : undefined;
}

/** Makes a text editable, with the caret at an offset. */
function edit(text: Text, place: number, offset: number): void {
	const old = text.data.trim();
	const field = document.createElement("edit-words");
	field.textContent = text.data;
	field.contentEditable = "plaintext-only";
	let isBusy = false;

	function end(now: string) {
		isBusy = true;
		// The page may show the words elsewhere, too.
		for (const [node, id] of placeOf)
			if (id === place && node instanceof Text && node.data.trim() === old)
				node.data = node.data.replace(old, () => now);
		field.replaceWith(text);
	}
	async function save() {
		if (isBusy) return;
		const wanted = field.textContent?.trim() ?? "";
		if (wanted === old) return end(old);
		isBusy = true;
		try {
			const { source, words } = await ask({ place, old, wanted });
			end(words);
			message.textContent = `${source}: “${old}” is now “${words}”`;
		} catch (error) {
			isBusy = false;
			message.textContent = `Not saved. ${(error as Error).message}`;
		}
	}
	field.addEventListener("blur", save);
	field.addEventListener("keydown", (event) => {
		event.stopPropagation();
		if (event.isComposing) return;
		if (event.key === "Enter") save();
		else if (event.key === "Escape") end(old);
		// In a button, the key would press it.
		else if (event.key === " ") document.execCommand("insertText", false, " ");
		else return;
		event.preventDefault();
	});
	text.replaceWith(field);
	field.focus();
	getSelection()?.collapse(field.firstChild, offset);
}

async function onClick(event: MouseEvent): Promise<void> {
	const { target, detail, ctrlKey, metaKey, shiftKey, altKey } = event;
	// A click without a pointer, by a key or a script, has no detail.
	if (ctrlKey || metaKey || shiftKey || altKey || detail === 0) return;
	const isInField = target instanceof Element && target.closest("edit-words");
	const found = wordsAt(event);
	if (!isInField && !found) return;
	event.preventDefault();
	event.stopImmediatePropagation();
	if (isInField || !found || detail > 1) return;
	const { text, place, offset } = found;
	try {
		const { isEditable, source } = await ask({ place, old: text.data.trim() });
		// Another click may have been faster.
		if (!text.isConnected) return;
		if (isEditable) return edit(text, place, offset);
		message.textContent = `Code works these words out: ${source}`;
		await fetch(`/__open-in-editor?file=${encodeURIComponent(source)}`);
	} catch (error) {
		message.textContent = (error as Error).message;
	}
}

const bar = document.createElement("edit-bar");
bar.innerHTML = "<details><summary>Title, description and texts of pictures</summary></details>";
for (const text of takeMarks()) bar.firstElementChild?.append(text, document.createElement("br"));
bar.prepend(message);
message.textContent = "Click words to edit them. Enter saves, Escape discards, Ctrl-click follows.";
document.body.append(bar);
addEventListener("click", onClick, true);
addEventListener("beforeunload", (event) => {
	if (document.querySelector("edit-words")) event.preventDefault();
});
