import { type Piece, unmark } from "./marks.ts";
import type { EditAnswer, EditRequest } from "./plugin.ts";

/*
 * Takes the marks out of the page, and makes the words that had them editable where they are read. A click beside
 * words, on an icon, or with Ctrl or Cmd does what it always does.
 */

const token = document.querySelector<HTMLMetaElement>("meta[name=edit-token]")?.content ?? "";
const piecesOf = new Map<Text, Piece[]>();
/** The number of an element's place in the source. */
const placeOf = new WeakMap<Element, number>();
const message = document.createElement("output");

function say(text: string, isFailure = false): void {
	message.textContent = text;
	message.className = isFailure ? "failed" : "";
}

/**
 * Sends a request to the server.
 * @throws the reason if it is refused
 */
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

/** Takes the marks out of the page. Returns copies of the words that can't be seen on it. */
function takeMarks(): Text[] {
	const hidden: Text[] = [];
	const hide = (text: string, pieces: Piece[]) => {
		const copy = new Text(text);
		piecesOf.set(copy, pieces);
		hidden.push(copy);
	};
	const nodes = document.createTreeWalker(document);
	for (let node = nodes.nextNode(); node; node = nodes.nextNode()) {
		if (node instanceof Text) {
			const { text, pieces } = unmark(node.data);
			if (pieces.length === 0) continue;
			node.data = text;
			if (node.parentNode instanceof HTMLTitleElement) hide(text, pieces);
			else piecesOf.set(node, pieces);
		}
		if (!(node instanceof Element)) continue;
		const place = node.getAttribute("data-edit-place");
		if (place) placeOf.set(node, Number(place));
		node.removeAttribute("data-edit-place");
		for (const attribute of node.attributes) {
			const { text, pieces } = unmark(attribute.value);
			if (attribute.value !== text) attribute.value = text;
			if (pieces.length > 0 && /^(content|alt)$/.test(attribute.name)) hide(text, pieces);
		}
	}
	return hidden;
}

/** The words under the pointer, if it is known where they are in the source. */
function wordsAt({ clientX: x, clientY: y }: MouseEvent) {
	const { offsetNode: node, offset = 0 } = document.caretPositionFromPoint(x, y) ?? {};
	if (!(node instanceof Text)) return;
	const range = document.createRange();
	range.selectNodeContents(node);
	const isOver = [...range.getClientRects()].some(
		({ left, right, top, bottom }) => x >= left && x <= right && y >= top && y <= bottom,
	);
	if (!isOver) return;
	const pieces = piecesOf.get(node) ?? [];
	const piece = pieces.find(({ start, end }) => start <= offset && offset <= end);
	let place = (piece ?? pieces[0])?.id;
	for (let each = node.parentElement; each; each = each.parentElement) place ??= placeOf.get(each);
	return place === undefined ? undefined : { node, offset, piece, place };
}

/** Puts saved words wherever the page shows them. */
function replace(id: number, old: string, now: string): void {
	const more = now.length - old.length;
	for (const [node, pieces] of piecesOf) {
		const piece = pieces.find((each) => each.id === id);
		if (!piece || node.data.slice(piece.start, piece.end) !== old) continue;
		node.data = node.data.slice(0, piece.start) + now + node.data.slice(piece.end);
		for (const each of pieces) {
			if (each.start > piece.start) each.start += more;
			if (each.end >= piece.end) each.end += more;
		}
	}
}

/** Makes a piece of a text editable, with the caret at an offset. */
function edit(node: Text, piece: Piece, offset: number): void {
	const old = node.data.slice(piece.start, piece.end);
	const field = document.createElement("edit-words");
	field.textContent = old;
	field.contentEditable = "plaintext-only";
	const before = new Text(node.data.slice(0, piece.start));
	const after = new Text(node.data.slice(piece.end));
	let isBusy = false;

	/** Puts the text itself back, because React may know it. */
	function end(now: string) {
		isBusy = true;
		replace(piece.id, old, now);
		before.remove();
		after.remove();
		field.replaceWith(node);
	}
	async function save() {
		if (isBusy) return;
		const wanted = field.textContent ?? "";
		if (wanted === old) return end(old);
		isBusy = true;
		try {
			const { source, text: now } = await ask({ id: piece.id, old, wanted });
			end(now);
			say(`${source}: “${old}” is now “${now}”`);
		} catch (error) {
			isBusy = false;
			say(`Not saved. ${(error as Error).message}`, true);
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
	node.replaceWith(before, field, after);
	field.focus();
	const caret = Math.max(0, Math.min(offset - piece.start, old.length));
	getSelection()?.collapse(field.firstChild, caret);
}

async function begin({ node, offset, piece, place }: NonNullable<ReturnType<typeof wordsAt>>) {
	const old = piece ? node.data.slice(piece.start, piece.end) : node.data;
	const { isEditable, source } = await ask({ id: place, old });
	if (!node.isConnected) return;
	if (piece && isEditable) return edit(node, piece, offset);
	say(`Code works these words out: ${source}`);
	await fetch(`/__open-in-editor?file=${encodeURIComponent(source)}`);
}

function onClick(event: MouseEvent): void {
	const { target, detail, ctrlKey, metaKey, shiftKey, altKey } = event;
	// A click without a pointer, by a key or a script, has no detail.
	if (ctrlKey || metaKey || shiftKey || altKey || detail === 0) return;
	const isInField = target instanceof Element && target.closest("edit-words");
	const words = wordsAt(event);
	if (!isInField && !words) return;
	event.preventDefault();
	event.stopImmediatePropagation();
	if (isInField || !words || detail > 1) return;
	begin(words).catch((error: Error) => say(error.message, true));
}

const list = document.createElement("ul");
for (const words of takeMarks()) list.appendChild(document.createElement("li")).append(words);
const details = document.createElement("details");
details.innerHTML = "<summary>Title, description and texts of pictures</summary>";
details.append(list);
const bar = document.createElement("edit-bar");
bar.append(message, details);
document.body.append(bar);
say("Click words to edit them. Enter saves, Escape discards, Ctrl-click follows a link.");
addEventListener("click", onClick, true);
addEventListener("beforeunload", (event) => {
	if (document.querySelector("edit-words")) event.preventDefault();
});
