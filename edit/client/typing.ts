import type { Piece, Place } from "../api.ts";

/** Words that are being typed. */
export interface Typing {
	element: HTMLElement;
	/** The words between the expressions. */
	texts(): string[];
	/** All of it, as it reads. */
	text(): string;
	changed(): boolean;
	focus(): boolean;
}

interface Handlers {
	save(): void;
	discard(): void;
	input?(): void;
	/** What an expression amounts to was pressed. */
	fact?(piece: Piece): void;
}

/**
 * Makes the words of a place editable. What an expression amounts to stands between them as a button.
 * @param label for those who don't see where the words are
 */
export function typeIn(place: Place, label: string, handlers: Handlers): Typing {
	const element = document.createElement("edit-words");
	const fields: HTMLElement[] = [];
	for (const piece of place.pieces) {
		const part = document.createElement(piece.code === undefined ? "edit-piece" : "edit-fact");
		part.textContent = piece.text;
		part.tabIndex = 0;
		part.classList.toggle("short", piece.text.length < 4);
		if (piece.code === undefined) {
			part.setAttribute("contenteditable", "plaintext-only");
			part.setAttribute("role", "textbox");
			part.setAttribute("aria-label", label);
			fields.push(part);
		} else {
			part.setAttribute("role", "button");
			part.title = `Comes from ${piece.facts?.[0]?.key ?? piece.code}. Press to change it there.`;
			part.addEventListener("click", () => handlers.fact?.(piece));
		}
		element.append(part);
	}

	element.addEventListener("keydown", (event) => {
		// Neither the page's own keys nor the button or link around the words.
		event.stopPropagation();
		const saves = event.key === "s" && (event.ctrlKey || event.metaKey);
		const onFact = (event.target as Element).localName === "edit-fact";
		if (event.isComposing) return;
		if (event.key === "Enter" && onFact) (event.target as HTMLElement).click();
		else if (event.key === "Enter" || saves) handlers.save();
		else if (event.key === "Escape") handlers.discard();
		else return;
		event.preventDefault();
	});
	for (const type of ["keyup", "keypress", "pointerdown", "mousedown"])
		element.addEventListener(type, (event) => event.stopPropagation());
	element.addEventListener("input", () => handlers.input?.());

	const texts = () => fields.map((field) => field.textContent ?? "");
	const [first] = fields;
	return {
		element,
		texts,
		text: () => element.textContent ?? "",
		changed: () => texts().join("\n") !== first?.dataset.before,
		focus() {
			if (!first) return false;
			first.dataset.before ??= texts().join("\n");
			// Older browsers know no plain text alone.
			if (!first.isContentEditable)
				for (const field of fields) field.setAttribute("contenteditable", "true");
			first.focus();
			getSelection()?.selectAllChildren(first);
			getSelection()?.collapseToEnd();
			return document.activeElement === first || first.getRootNode() !== document;
		},
	};
}
