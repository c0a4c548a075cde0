import type { Place } from "../find-words.ts";
import { textOf } from "../pieces.ts";

/** The element that holds the editor, apart from the page's own styles. */
export const host = document.createElement("edit-bar");
export const shadow = host.attachShadow({ mode: "open" });

/** Makes an element with properties and children. */
export function make<Name extends keyof HTMLElementTagNameMap>(
	name: Name,
	properties: Partial<HTMLElementTagNameMap[Name]> = {},
	...children: (Node | string)[]
): HTMLElementTagNameMap[Name] {
	const element = Object.assign(document.createElement(name), properties);
	element.append(...children);
	return element;
}

/** Shows and announces a message, in the topmost window or else in the bar. */
export function say(message: string, refused = false): void {
	const output = [...shadow.querySelectorAll("output")].at(-1);
	output?.classList.toggle("refused", refused);
	if (output?.textContent !== message) output?.replaceChildren(message);
}

/** Runs a task, and shows the reason if it is refused. */
export async function attempt(task: () => unknown): Promise<void> {
	try {
		await task();
	} catch (error) {
		say(`Not done. ${(error as Error).message}`, true);
	}
}

/** Makes a button whose task may be refused. */
export const button = (label: string, task: () => unknown, title = "") =>
	make("button", { type: "button", onclick: () => attempt(task), title }, label);

/** Opens a window over the page, which Escape closes. */
export function openWindow(title: string, ...children: (Node | string)[]): HTMLDialogElement {
	const dialog = make("dialog", { ariaLabel: title }, make("h2", {}, title), ...children);
	dialog.append(
		make("output"),
		button("Close", () => dialog.close()),
	);
	dialog.addEventListener("close", () => dialog.remove());
	shadow.append(dialog);
	dialog.showModal();
	return dialog;
}

/** What each entry of a page's metadata is called. */
const metadataNames: Record<string, string> = {
	"page.title": "Title",
	"page.description": "Description",
	"page.headline": "Headline",
	"page.name": "Name, above the headline",
};

/** Where words are, as a person says it. */
export const placeName = ({ file, line, key }: Place) => `${file}:${line}${key && `, ${key}`}`;

/** Where words are, and how long they are if search results or a card cut them. */
export const noteOn = (place: Place, text = textOf(place.pieces)): string =>
	placeName(place) + (metadataNames[place.key] ? `. ${text.length} characters` : "");

/** Lets a person choose one of several places, for something to be done with it. */
export function choose(
	title: string,
	reason: string,
	places: readonly Place[],
	task: (place: Place) => unknown,
): HTMLDialogElement {
	const items = places.map((place) => {
		const item = button(textOf(place.pieces), () => {
			dialog.close();
			dialog.remove();
			return task(place);
		});
		const name = metadataNames[place.key];
		if (name) item.prepend(make("b", {}, name));
		item.append(make("small", {}, noteOn(place)));
		return make("li", {}, item);
	});
	const dialog = openWindow(title, make("p", {}, reason), make("ul", {}, ...items));
	return dialog;
}
