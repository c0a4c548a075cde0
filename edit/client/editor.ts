import type { Found, Place, Run } from "../find.ts";
import { attempt, host, placeName, say } from "./dom.ts";
import { fieldFor } from "./field.ts";
import { rangeOf, reveal, runOf, textNodes } from "./page-texts.ts";
import { ask, No } from "./server.ts";
import { choosePlace, offer, offerFacts, openWords, reloadSaying, write } from "./words-window.ts";

/** The text that the pointer or the keyboard is at. */
export let at: Text | undefined;

/** The words that are being typed in the page, and the text that they replace, by its number on the page. */
let typing:
	| { node: Text; run: Run; index: number; place: Place; field: ReturnType<typeof fieldFor> }
	| undefined;

/** The element in which words are being typed, and whether they differ from the source. */
export const typed = () =>
	typing && { element: typing.field.element, changed: typing.field.changed() };

/** Shows which text a click or Enter would edit. */
export function point(node: Text | undefined): void {
	at = node;
	CSS.highlights.delete("edit-at");
	if (node) CSS.highlights.set("edit-at", new Highlight(rangeOf(node)));
}

function focus(node: Text): void {
	const element = node.parentElement;
	if (element && element.tabIndex < 0) element.tabIndex = -1;
	element?.focus();
	point(node);
}

/** Focuses the text of a number, and what hides it is opened. */
export function focusText(index: number): void {
	const node = textNodes()[index];
	if (!node) return;
	reveal(node);
	focus(node);
}

/** Moves to the next text in view, or the one before, and reads it out. */
export function step(by: 1 | -1): void {
	const nodes = textNodes().filter((node) => node.parentElement?.checkVisibility());
	const current = at ? nodes.indexOf(at) : -1;
	const inView = nodes.findIndex((node) => rangeOf(node).getBoundingClientRect().top >= 0);
	const node = nodes[current < 0 ? inView : (current + by + nodes.length) % nodes.length];
	if (!node) return;
	focus(node);
	say(`“${node.data.trim()}”. Enter edits it.`);
}

async function lookFor(run: Run): Promise<Found> {
	const [found] = await ask<Found[]>("find", { path: location.pathname, runs: [run] });
	return found ?? { places: [], sources: [] };
}

/** Edits a text, once it's clear which words of which source it is. */
export const begin = (node: Text) =>
	attempt(async () => {
		if (typing?.field.changed())
			throw new Error("Save (Enter) or discard (Escape) these words first.");
		discard();
		reveal(node);
		const run = runOf(node);
		const { places, sources } = await lookFor(run);
		if (places.length === 0) return offer(node.data, sources);
		const several = `The same words are in ${places.length} places.`;
		const place = places[1]
			? await choosePlace("Which of these do you mean?", several, places)
			: places[0];
		if (place) type(node, run, place);
	});

function type(node: Text, run: Run, place: Place): void {
	const field = fieldFor(place, `Words of ${placeName(place)}`, {
		save,
		discard,
		pressed: ({ text, code }) => offerFacts(text, code),
	});
	typing = { node, run, index: textNodes().indexOf(node), place, field };
	host.toggleAttribute("typing", true);
	// A modal dialog makes everything outside it inert, the bar as well.
	node.parentElement?.closest("dialog:modal")?.append(host);
	node.replaceWith(field.element);
	point(undefined);
	// Drawings have no room for a field, and some browsers have none in a button.
	if (field.element.closest("svg") || !field.focus()) {
		discard();
		openWords(place);
	} else say(`Enter saves, Escape discards. ${placeName(place)}`);
}

/** Puts the old words back. */
export function discard(): void {
	if (!typing) return;
	const { node, field } = typing;
	typing = undefined;
	field.element.replaceWith(node);
	document.body.append(host);
	host.toggleAttribute("typing", false);
	say("Nothing was changed.");
	focus(node);
}

/** Saves the words that are being typed in the page. */
export async function save(): Promise<void> {
	if (!typing?.field.changed()) return discard();
	const current = typing;
	const { run, index, place, field } = current;
	await attempt(async () => {
		try {
			await write(place, field.texts());
		} catch (error) {
			// Where the words are now, so that saving again is on purpose and works.
			if (error instanceof No && error.status === 409) {
				const { places } = await lookFor(run);
				current.place = places.find(({ key }) => key === place.key) ?? place;
			}
			throw error;
		}
		typing = undefined;
		reloadSaying("Saved.", index);
	});
}

/** Takes the last edit back. */
export const undo = () =>
	attempt(async () => {
		await ask("undo");
		reloadSaying("The last change is taken back.");
	});
