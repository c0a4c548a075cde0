import type { Place } from "../find.ts";

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

export const button = (label: string, onclick: () => unknown, title = "") =>
	make("button", { type: "button", onclick, title }, label);

/** What happens, for those who see the bar and those who hear it. */
export const output = make("output");

export function say(message: string, refused = false, where: HTMLElement = output): void {
	where.textContent = message;
	where.classList.toggle("refused", refused);
}

/** Does something that may be refused, and says so. Returns whether it was done. */
export async function attempt(
	task: () => unknown,
	where = output as HTMLElement,
): Promise<boolean> {
	try {
		await task();
		return true;
	} catch (error) {
		say((error as Error).message, true, where);
		return false;
	}
}

/** The place as a person says it. */
export const placeName = ({ file, line, key }: Place) => `${file}:${line}${key && `, ${key}`}`;

/** Opens a window over the page, which Escape closes. */
export function openWindow(title: string, ...children: (Node | string)[]): HTMLDialogElement {
	const dialog = make("dialog", { ariaLabel: title }, make("h2", {}, title), ...children);
	dialog.append(button("Close", () => dialog.close()));
	dialog.onclose = () => dialog.remove();
	shadow.append(dialog);
	dialog.showModal();
	return dialog;
}

/** Lets a person choose one of several. Undefined if they close the window. */
export function choose<Choice>(
	title: string,
	reason: string,
	choices: readonly { label: string; note?: string; choice: Choice }[],
): Promise<Choice | undefined> {
	return new Promise((resolve) => {
		const items = choices.map(({ label, note = "", choice }) => {
			const item = button(label, () => {
				resolve(choice);
				dialog.close();
			});
			item.append(make("small", {}, note));
			return make("li", {}, item);
		});
		const dialog = openWindow(title, make("p", {}, reason), make("ul", {}, ...items));
		dialog.addEventListener("close", () => resolve(undefined));
	});
}
