import type { Place } from "../find.ts";
import type { Piece } from "../words.ts";

interface Handlers {
	save(): void;
	/** Escape, which else closes the window around the field. */
	discard?(): void;
	/** What an expression amounts to was pressed. */
	pressed(piece: Piece): void;
}

/**
 * Makes the words of a place editable. What an expression amounts to stands between them as a button.
 * @param label for those who don't see where the words are
 */
export function fieldFor({ pieces }: Place, label: string, handlers: Handlers) {
	const element = document.createElement("edit-words");
	const parts = pieces.map((piece) => {
		const { text, code } = piece;
		const part = document.createElement(code ? "edit-fact" : "edit-piece");
		part.textContent = text;
		part.tabIndex = 0;
		part.role = code ? "button" : "textbox";
		if (code) {
			part.title = `Worked out from ${code}`;
			part.onclick = () => handlers.pressed(piece);
		} else {
			part.ariaLabel = label;
			part.contentEditable = "plaintext-only";
		}
		return part;
	});
	element.append(...parts);
	const fields = parts.filter(({ role }) => role === "textbox");
	const texts = () => fields.map((field) => field.textContent ?? "");
	const before = texts().join("\n");

	element.addEventListener("keydown", (event) => {
		// Neither the page's own keys nor the button or link around the words.
		event.stopPropagation();
		if (event.isComposing) return;
		const saves = event.key === "s" && (event.ctrlKey || event.metaKey);
		const target = event.target as HTMLElement;
		if (event.key === "Enter" && target.role === "button") target.click();
		else if (event.key === "Enter" || saves) handlers.save();
		else if (event.key === "Escape" && handlers.discard) handlers.discard();
		else return;
		event.preventDefault();
	});

	return {
		element,
		/** The words between the expressions. */
		texts,
		/** All of it, as it reads. */
		text: () => element.textContent ?? "",
		changed: () => texts().join("\n") !== before,
		/** Puts the cursor behind the words. Returns whether it could. */
		focus() {
			const [field] = fields;
			if (!field) return false;
			field.focus();
			getSelection()?.selectAllChildren(field);
			getSelection()?.collapseToEnd();
			return (field.getRootNode() as Document).activeElement === field;
		},
	};
}
