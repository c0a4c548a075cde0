import type { Edit } from "../edit-session.ts";
import type { Found, Place, Run } from "../find-words.ts";
import type { Piece } from "../pieces.ts";
import { attempt, choose, host, make, noteOn, say } from "./dom.ts";
import { rangeOf, reveal, runOf, textNodes } from "./page-texts.ts";
import { ask, reloadSaying } from "./server.ts";
import { fieldFor } from "./words-field.ts";

/** The text that the pointer or the keyboard is at. */
export let pointedText: Text | undefined;

/** The words being typed, and the index of the text on the page that they replace. */
let typing: { place: Place; index: number; field: ReturnType<typeof fieldFor> } | undefined;

/** Puts the page back as it was before the typing. */
let restore = () => {};

/** The field in which words are being typed. */
export const currentField = () => typing?.field;

/** The field's place in the bar, for words that can't be typed on the page. */
export const fieldInBar = make("div");

/** Shows which text a click or Enter would edit. */
export function highlight(node: Text | undefined): void {
	pointedText = node;
	CSS.highlights.set("edit-at", new Highlight(...(node ? [rangeOf(node)] : [])));
}

/** Focuses a text of the page. */
export function focus(node: Text): void {
	const element = node.parentElement;
	if (element && element.tabIndex < 0) element.tabIndex = -1;
	element?.focus();
	highlight(node);
}

/** Moves to the next or previous text, from the focus or from what's in view, and reads it out. */
export function step(by: 1 | -1): void {
	const nodes = textNodes().filter((node) => node.parentElement?.checkVisibility());
	const focused = document.activeElement ?? document.body;
	const isNext = (node: Text) =>
		focused === document.body || focused === host
			? rangeOf(node).getBoundingClientRect().top >= 0
			: focused.compareDocumentPosition(node) & Node.DOCUMENT_POSITION_FOLLOWING;
	const current = pointedText && focused.contains(pointedText) ? nodes.indexOf(pointedText) : -1;
	const next = current < 0 ? nodes.findIndex(isNext) : (current + by + nodes.length) % nodes.length;
	const node = nodes[next];
	if (!node) return;
	focus(node);
	say(`“${node.data.trim()}”. Enter edits it.`);
}

const lookFor = (run: Run) => ask<Found>("find", { run });

/** Edits a text, once it's clear which words of which source it is. */
export async function editText(node: Text): Promise<void> {
	leave();
	reveal(node);
	const { places, sources } = await lookFor(runOf(node));
	const [place, another] = places;
	const several = `The same words are in ${places.length} places.`;
	if (!place) return offer(node.data, sources);
	if (!another) return startTyping(place, node);
	const dialog = choose("Which of these do you mean?", several, places, (each) => {
		reveal(node);
		startTyping(each, node);
	});
	// Opening the window closed the menu that the words are in.
	dialog.onclose = () => reveal(node);
}

/** For computed text: shows the words or facts it is made from, and offers to edit those. */
function offer(text: string, sources: readonly Place[]): void {
	const reason = sources[0]?.key.startsWith("company.")
		? "It comes from the company file. A change there changes every page."
		: sources.length > 0
			? "The page’s code makes it from these words:"
			: "The page’s code counts it.";
	choose(`“${text.trim()}” is worked out`, reason, sources, (place) => startTyping(place));
}

async function offerPiece({ text, code }: Piece): Promise<void> {
	leave();
	const { sources } = await lookFor({ text, code, within: "page" });
	offer(text, sources);
}

/** Lets words be typed: in place of a text, or else in the bar. */
export function startTyping(place: Place, node?: Text): void {
	leave();
	const field = fieldFor(place, offerPiece);
	const { element } = field;
	typing = { place, field, index: node ? textNodes().indexOf(node) : -1 };
	restore = () => {
		if (node?.isConnected === false) element.replaceWith(node);
		else element.remove();
		if (node) focus(node);
	};
	// A modal dialog makes everything outside it inert, the bar as well.
	(document.querySelector("dialog:modal") ?? document.body).append(host);
	host.toggleAttribute("typing", true);
	node?.replaceWith(element);
	// Drawings have no room for a field, and some browsers have none in a button.
	if (!field.focus()) {
		restore();
		fieldInBar.append(element);
		field.focus();
	}
	const tell = async () => {
		const text = element.textContent ?? "";
		const note = `Enter saves, Escape discards. ${noteOn(place, text)}`;
		say(note);
		const advice = await adviceOn(place, text);
		// Unless it's late, and something else is said by now.
		if (typing?.field === field && element.textContent === text) say(`${note}${advice}`);
	};
	element.oninput = () => {
		clearTimeout(pause);
		pause = setTimeout(() => attempt(tell), 300);
	};
	void attempt(tell);
}

/** Waits for a pause in the typing before it asks for advice. */
let pause: ReturnType<typeof setTimeout>;

/** What `npm run review` would say of a text, to be put after a message. */
async function adviceOn(place: Place, text: string): Promise<string> {
	const advice = await ask<string[]>("advise", { place, text });
	return advice.length > 0 ? ` Advice: ${advice.join(" ")}` : "";
}

/** Puts the old words back. @throws if they have been changed */
export function leave(): void {
	if (typing?.field.changed()) {
		typing.field.focus();
		throw new Error("Save (Enter) or discard (Escape) these words first.");
	}
	discard();
}

/** Puts the old words back. */
export function discard(): void {
	if (!typing) return;
	clearTimeout(pause);
	typing = undefined;
	restore();
	document.body.append(host);
	host.toggleAttribute("typing", false);
	say("Nothing was changed.");
}

/** Saves the words that are being typed. */
export async function save(): Promise<void> {
	if (!typing?.field.changed()) return discard();
	clearTimeout(pause);
	const { place, index, field } = typing;
	const text = field.element.textContent ?? "";
	await ask("save", { place, texts: field.texts() });
	typing = undefined;
	reloadSaying(`Saved.${await adviceOn(place, text)}`, index);
}

/** Undoes the last edit. */
export async function undo(): Promise<void> {
	leave();
	const { old } = await ask<Edit>("undo");
	reloadSaying(`Undone: it reads “${old.trim()}” again. Ctrl+Y redoes it.`);
}

/** Repeats the edit that was undone last. */
export async function redo(): Promise<void> {
	leave();
	const made = await ask<Edit>("redo");
	reloadSaying(`Redone: it reads “${made.new.trim()}”.`);
}
