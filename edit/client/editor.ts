import type { Change, Edit, Found, Place, Run } from "../api.ts";
import { ask, No } from "./ask.ts";
import { hydrated } from "./hydrated.ts";
import { host, rangeOf, reveal, runOf, textNodes } from "./runs.ts";
import { type Typing, typeIn } from "./typing.ts";

/** What lies over the page. */
export type Panel =
	| { kind: "places"; places: readonly Place[]; choose(place: Place): void }
	| { kind: "computed"; text: string; found: Found }
	| { kind: "words"; place: Place }
	| { kind: "changes" }
	| { kind: "head" };

interface State {
	/** Whether a click on words edits them. */
	on: boolean;
	message: string;
	/** Whether the message is a refusal. */
	refused: boolean;
	/** The place of the words that are being typed in the page. */
	place?: Place | undefined;
	panel?: Panel | undefined;
	/** Asks over everything else whether a change is meant. */
	question?: { reason: string; answer(yes: boolean): void } | undefined;
	edits: readonly Edit[];
}

const hint = "Click any words to change them: Enter saves, Escape discards.";
const remembered = "edit-words-at";

/** The place as a person says it. */
export const placeName = ({ file, line, key }: Place) => `${file}:${line}${key ? `, ${key}` : ""}`;

/** How many texts are before an element. */
function indexOf(element: Element): number {
	const nodes = textNodes();
	const next = nodes.findIndex(
		(node) => element.compareDocumentPosition(node) & Node.DOCUMENT_POSITION_FOLLOWING,
	);
	return next < 0 ? nodes.length : next;
}

/** What is being edited, for the bar and the panels to show. */
class Editor {
	state: State = { on: true, message: "", refused: false, edits: [] };
	#listeners = new Set<() => void>();
	/** The text that the pointer or the keyboard is at. */
	at: Text | undefined;
	/** The words that are being typed in the page, and the text that they replace. */
	typing: { node: Text; run: Run; typing: Typing } | undefined;

	subscribe = (listener: () => void) => {
		this.#listeners.add(listener);
		return () => this.#listeners.delete(listener);
	};

	set(state: Partial<State>): void {
		this.state = { ...this.state, ...state };
		for (const listener of this.#listeners) listener();
	}

	say(message: string, refused = false): void {
		this.set({ message, refused });
	}

	/** Does something that the server may refuse, and says so. */
	async try(task: () => Promise<void>): Promise<boolean> {
		try {
			await task();
			return true;
		} catch (error) {
			this.say((error as Error).message, true);
			return false;
		}
	}

	/** Shows which text a click or Enter would edit. */
	point(node: Text | undefined): void {
		this.at = node;
		if (!("highlights" in CSS)) return;
		if (node && this.state.on) CSS.highlights.set("edit-at", new Highlight(rangeOf(node)));
		else CSS.highlights.delete("edit-at");
	}

	/** Moves to the next text in view, or the one before, and reads it out. */
	step(by: 1 | -1): void {
		const nodes = textNodes().filter((node) => node.parentElement?.checkVisibility());
		const at = this.at ? nodes.indexOf(this.at) : -1;
		const inView = nodes.findIndex((node) => rangeOf(node).getBoundingClientRect().top >= 0);
		const index = at < 0 ? inView : (at + by + nodes.length) % nodes.length;
		const node = nodes[index];
		if (!node) return;
		this.#focus(node);
		this.say(`“${node.data.trim()}”. ${index + 1} of ${nodes.length} texts. Enter edits it.`);
	}

	#focus(node: Text): void {
		const element = node.parentElement;
		if (element && element.tabIndex < 0) element.tabIndex = -1;
		element?.focus();
		this.point(node);
	}

	/** Edits a text, once it's clear which words of which source it is. */
	begin(node: Text): Promise<boolean> {
		return this.try(async () => {
			if (this.typing?.typing.changed())
				throw new Error("Save (Enter) or discard (Escape) these words first.");
			this.discard();
			reveal(node);
			const run = runOf(node);
			const [found] = await ask<Found[]>("find", { path: location.pathname, runs: [run] });
			const [place, ...others] = found?.places ?? [];
			const type = (chosen: Place) => this.#type(node, run, chosen);
			if (found && !place) this.set({ panel: { kind: "computed", text: run.text, found } });
			else if (found && others.length > 0)
				this.set({ panel: { kind: "places", places: found.places, choose: type } });
			else if (place) type(place);
		});
	}

	#type(node: Text, run: Run, place: Place): void {
		this.set({ panel: undefined, place });
		const typing = typeIn(place, `Words of ${placeName(place)}`, {
			save: () => this.save(),
			discard: () => this.discard(),
			fact: ({ text, facts = [] }) =>
				this.set({ panel: { kind: "computed", text, found: { places: [], facts, near: [] } } }),
		});
		// A modal dialog makes everything outside it inert, the bar as well.
		(node.parentElement?.closest("dialog:modal") ?? document.body).append(host);
		node.replaceWith(typing.element);
		this.typing = { node, run, typing };
		this.point(undefined);
		// Drawings have no room for a field, and some browsers have none in a button.
		if (typing.element.closest("svg") || !typing.focus()) {
			this.discard();
			this.set({ panel: { kind: "words", place } });
		} else this.say(`Enter saves, Escape discards. ${placeName(place)}`);
	}

	/** Puts the old words back. */
	discard(): void {
		const { node, typing } = this.typing ?? {};
		this.typing = undefined;
		if (!node || !typing) return;
		typing.element.replaceWith(node);
		this.set({ place: undefined });
		this.say("Nothing was changed.");
		this.#focus(node);
	}

	/** Saves the words that are being typed in the page. */
	async save(): Promise<void> {
		const { node, run, typing } = this.typing ?? {};
		const { place } = this.state;
		if (!node || !run || !typing || !place) return;
		if (!typing.changed()) return this.discard();
		const index = indexOf(typing.element);
		await this.try(async () => {
			try {
				await this.write(place, typing.texts());
			} catch (error) {
				// Where the words are now, so that saving again is on purpose and works.
				if (error instanceof No && error.status === 409) await this.#findAgain(run, place);
				throw error;
			}
			sessionStorage.setItem(remembered, `${index}`);
			this.typing = undefined;
			await this.reload();
		});
	}

	async #findAgain(run: Run, { key, pieces }: Place): Promise<void> {
		const [found] = await ask<Found[]>("find", { path: location.pathname, runs: [run] });
		const same = found?.places.filter(
			(place) => place.key === key && place.pieces.length === pieces.length,
		);
		if (same?.[0]) this.set({ place: same[0] });
	}

	/**
	 * Writes words into their source; asks as often as the server wants.
	 * @throws No
	 */
	async write(place: Place, texts: readonly string[]): Promise<void> {
		for (let confirmed = 0; ; confirmed += 1) {
			try {
				const path = location.pathname;
				const change: Change = { path, place, texts, confirmed };
				this.set({ edits: await ask<Edit[]>("save", change) });
				return;
			} catch (error) {
				if (!(error instanceof No) || error.questions === 0) throw error;
				const reason = error.message;
				const yes = await new Promise<boolean>((answer) =>
					this.set({ question: { reason, answer } }),
				);
				this.set({ question: undefined });
				if (!yes) throw new Error("Nothing was changed. Your words are still here.");
			}
		}
	}

	undo(): Promise<boolean> {
		return this.try(async () => {
			await ask("undo");
			await this.reload();
		});
	}

	/** Shows the page as its sources are now, unless something typed would be lost. */
	async reload(): Promise<void> {
		if (this.typing?.typing.changed())
			return this.say("The files have changed on disk. Your words are kept: save or discard them.");
		await ask("session");
		location.reload();
	}

	async start(): Promise<void> {
		await hydrated();
		await this.try(async () => {
			const { edits } = await ask<{ edits: Edit[] }>("session");
			const saved = sessionStorage.getItem(remembered);
			sessionStorage.removeItem(remembered);
			this.set({ edits, message: edits.length === 0 ? hint : `${edits.length} edits so far.` });
			const node = saved === null ? undefined : textNodes()[Number(saved)];
			if (!node) return;
			reveal(node);
			this.#focus(node);
			this.say("Saved.");
		});
	}

	/** Lets clicks edit, or do what they do on the site. */
	toggle(): void {
		this.discard();
		this.set({ on: !this.state.on });
		this.point(undefined);
		this.say(this.state.on ? hint : "Links and buttons work as on the site.");
	}
}

export const editor = new Editor();
