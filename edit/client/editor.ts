import type { Found, Place, Run } from "../find.ts";
import type { Edit } from "../session.ts";
import type { Piece } from "../words.ts";
import { choose, host, make, noteOn, say } from "./dom.ts";
import { fieldFor } from "./field.ts";
import { rangeOf, reveal, runOf, textNodes } from "./page-texts.ts";
import { ask, reloadSaying } from "./server.ts";

/** The text that the pointer or the keyboard is at. */
export let at: Text | undefined;

/** The words that are being typed, and the number of the text on the page that they replace. */
let typing: { place: Place; index: number; field: ReturnType<typeof fieldFor> } | undefined;

/** Puts the page back as it was before the typing. */
let restore = () => {};

/** The field in which words are being typed. */
export const typed = () => typing?.field;

/** Where words are typed that the page has no room for. */
export const room = make("div");

/** Shows which text a click or Enter would edit. */
export function point(node: Text | undefined): void {
	at = node;
	CSS.highlights.set("edit-at", new Highlight(...(node ? [rangeOf(node)] : [])));
}

/** Focuses a text of the page. */
export function focus(node: Text): void {
	const element = node.parentElement;
	if (element && element.tabIndex < 0) element.tabIndex = -1;
	element?.focus();
	point(node);
}

/** Moves to the next text or the one before, from where the focus is or from what's in view, and reads it out. */
export function step(by: 1 | -1): void {
	const nodes = textNodes().filter((node) => node.parentElement?.checkVisibility());
	const focused = document.activeElement ?? document.body;
	const isNext = (node: Text) =>
		focused === document.body || focused === host
			? rangeOf(node).getBoundingClientRect().top >= 0
			: focused.compareDocumentPosition(node) & Node.DOCUMENT_POSITION_FOLLOWING;
	const current = at && focused.contains(at) ? nodes.indexOf(at) : -1;
	const next = current < 0 ? nodes.findIndex(isNext) : (current + by + nodes.length) % nodes.length;
	const node = nodes[next];
	if (!node) return;
	focus(node);
	say(`“${node.data.trim()}”. Enter edits it.`);
}

async function lookFor(run: Run): Promise<Found> {
	const [found] = await ask<Found[]>("find", { runs: [run] });
	return found ?? { places: [], sources: [] };
}

/** Edits a text, once it's clear which words of which source it is. */
export async function begin(node: Text): Promise<void> {
	leave();
	reveal(node);
	const { places, sources } = await lookFor(runOf(node));
	const [place, another] = places;
	const several = `The same words are in ${places.length} places.`;
	if (!place) return offer(node.data, sources);
	if (!another) return type(place, node);
	const dialog = choose("Which of these do you mean?", several, places, (each) => {
		reveal(node);
		type(each, node);
	});
	// It has closed the menu that the words are in.
	dialog.onclose = () => reveal(node);
}

/** Says where a text comes from that no source has as it is, and lets those words be changed. */
function offer(text: string, sources: readonly Place[]): void {
	const reason = sources[0]?.key.startsWith("company.")
		? "It comes from the company file. A change there changes every page."
		: sources.length > 0
			? "The page’s code makes it from these words:"
			: "The page’s code counts it.";
	choose(`“${text.trim()}” is worked out`, reason, sources, (place) => type(place));
}

async function offerPiece({ text, code }: Piece): Promise<void> {
	leave();
	const { sources } = await lookFor({ text, code, within: "page" });
	offer(text, sources);
}

/** Lets words be typed: in place of a text, or else in the bar. */
export function type(place: Place, node?: Text): void {
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
		room.append(element);
		field.focus();
	}
	const tell = () =>
		say(`Enter saves, Escape discards. ${noteOn(place, element.textContent ?? "")}`);
	element.oninput = tell;
	tell();
}

/** Puts the old words back, unless they have been changed. */
function leave(): void {
	if (typing?.field.changed()) {
		typing.field.focus();
		throw new Error("Save (Enter) or discard (Escape) these words first.");
	}
	discard();
}

/** Puts the old words back. */
export function discard(): void {
	if (!typing) return;
	typing = undefined;
	restore();
	document.body.append(host);
	host.toggleAttribute("typing", false);
	say("Nothing was changed.");
}

/** Saves the words that are being typed. */
export async function save(): Promise<void> {
	if (!typing?.field.changed()) return discard();
	const { place, index, field } = typing;
	await ask("save", { place, texts: field.texts() });
	typing = undefined;
	reloadSaying("Saved.", index);
}

/** Takes the last edit back. */
export async function undo(): Promise<void> {
	const { old } = await ask<Edit>("undo");
	reloadSaying(`Undone: it reads “${old.trim()}” again. Ctrl+Y makes the change again.`);
}

/** Makes the edit again that was taken back last. */
export async function redo(): Promise<void> {
	const made = await ask<Edit>("redo");
	reloadSaying(`Made again: it reads “${made.new.trim()}”.`);
}
