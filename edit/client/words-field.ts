import type { Place } from "../find-words.ts";
import type { Piece } from "../pieces.ts";
import { button, placeName } from "./dom.ts";

/**
 * Makes the words of a place editable. What an expression evaluates to stands between them as a button.
 * @param pressed called with the expression's piece
 */
export function fieldFor(place: Place, pressed: (piece: Piece) => unknown) {
	const element = document.createElement("edit-words");
	for (const piece of place.pieces) {
		const { text, code } = piece;
		const field = document.createElement("edit-piece");
		Object.assign(field, { textContent: text, contentEditable: "plaintext-only", tabIndex: 0 });
		Object.assign(field, { role: "textbox", ariaLabel: `Words of ${placeName(place)}` });
		field.ariaDescription = "Enter saves, Escape discards";
		const fact = () => button(text, () => pressed(piece), `Worked out from ${code}`);
		element.append(code ? fact() : field);
	}
	const fields = [...element.querySelectorAll("edit-piece")];
	const texts = () => fields.map((field) => field.textContent ?? "");
	const before = texts().join("\n");
	return {
		element,
		/** The words between the expressions. */
		texts,
		changed: () => texts().join("\n") !== before,
		/** Puts the cursor behind the words. Returns whether it could. */
		focus() {
			// The longest piece: between expressions there may be nothing.
			const length = (piece: Element) => piece.textContent?.length ?? 0;
			const [field = element] = fields.toSorted((a, b) => length(b) - length(a));
			(field as HTMLElement).focus();
			if ((element.getRootNode() as Document).activeElement !== field) return false;
			const selection = getSelection();
			selection?.selectAllChildren(field);
			// In a shadow tree some browsers select nothing.
			if (selection?.rangeCount) selection.collapseToEnd();
			return true;
		},
	};
}
