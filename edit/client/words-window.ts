import type { Place } from "../find.ts";
import type { Piece } from "../words.ts";
import { attempt, button, choose, make, openWindow, placeName } from "./dom.ts";
import { fieldFor } from "./field.ts";
import { ask, No } from "./server.ts";

const remembered = "edit-words";

/** Shows the page as its sources are now, and says something there. */
export function reloadSaying(message: string, at = -1): void {
	sessionStorage.setItem(remembered, JSON.stringify({ message, at }));
	location.reload();
}

/** What is to be said since the page was reloaded, and at which text. */
export function reloaded(): { message: string; at: number } | undefined {
	const kept = sessionStorage.getItem(remembered);
	sessionStorage.removeItem(remembered);
	return kept ? JSON.parse(kept) : undefined;
}

/**
 * Writes words into their source; asks as often as the server wants.
 * @throws No
 */
export async function write(place: Place, texts: readonly string[]): Promise<void> {
	for (let confirmed = 0; ; confirmed += 1) {
		try {
			return await ask("save", { path: location.pathname, place, texts, confirmed });
		} catch (error) {
			if (!(error instanceof No) || error.questions === 0) throw error;
			const yes = await choose("Do you mean it?", error.message, [
				{ label: "Keep the old words", choice: false },
				{ label: "Change it all the same", choice: true },
			]);
			if (!yes) throw new Error("Your words are still here.");
		}
	}
}

/** Words in a field of their own, with a count where there is a limit. */
export function wordsField(
	label: string,
	place: Place,
	{ least = 0, most, input }: { least?: number; most?: number; input?(text: string): void } = {},
): HTMLElement {
	const problem = make("p", { className: "refused", role: "alert" });
	const note = make("small");
	async function save() {
		if (await attempt(() => write(place, field.texts()), problem)) reloadSaying("Saved.");
	}
	function count() {
		const limits = most ? `${least} to ${most}` : least ? `at least ${least}` : "";
		note.textContent = placeName(place);
		if (limits) note.append(`. ${field.text().length} characters (${limits})`);
	}
	const pressed = ({ text, code }: Piece) => offerFacts(text, code);
	const field = fieldFor(place, label, { save, pressed });
	field.element.oninput = () => {
		count();
		input?.(field.text());
	};
	count();
	const name = make("strong", {}, label);
	return make("div", {}, name, field.element, note, problem, button("Save", save));
}

/** Shows words in a window, where the page has no room for a field. */
export const openWords = (place: Place) => openWindow(placeName(place), wordsField("Words", place));

/** Says where a text comes from that no source has as it is, and lets those words be changed. */
export async function offer(text: string, sources: readonly Place[]): Promise<void> {
	const reason = sources[0]?.key.startsWith("company.")
		? "It comes from the company file. A change there changes every page."
		: sources.length > 0
			? "The page’s code makes it from these words:"
			: "The page’s code counts it.";
	const place = await choosePlace(`“${text.trim()}” is worked out`, reason, sources);
	if (place) openWords(place);
}

export const offerFacts = (text: string, code = "") =>
	attempt(async () => offer(text, await ask<Place[]>("facts", { text, code })));

export const choosePlace = (title: string, reason: string, places: readonly Place[]) =>
	choose(
		title,
		reason,
		places.map((place) => ({
			label: place.pieces.map(({ text }) => text).join(""),
			note: placeName(place),
			choice: place,
		})),
	);
