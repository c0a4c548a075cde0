import { pageReady } from "../../scripts/shared/page-ready.ts";
import { attempt, button, host, make, say, shadow } from "./dom.ts";
import styles from "./editor.css?inline";
import {
	currentField,
	discard,
	editText,
	fieldInBar,
	focus,
	highlight,
	leave,
	pointedText,
	redo,
	save,
	step,
	undo,
} from "./editor.ts";
import { reveal, textAt, textNodes } from "./page-texts.ts";
import { type Edits, showChanges, showHead } from "./panels.ts";
import { ask, reloaded } from "./server.ts";

const hint =
	"Click any words, or press Alt+↓, to change them: Enter saves, Escape discards, a menu’s arrow opens it, Alt+B returns to this bar.";

/** Whether a click on words edits them. */
let on = true;

/** Lets clicks edit, or do what they do on the site. */
function toggle(): void {
	leave();
	highlight(undefined);
	on = !on;
	toggler.ariaPressed = `${on}`;
	say(on ? hint : "Links and buttons work as on the site.");
}

const toggler = button("Edit words", toggle, "Alt+E");
const undoer = button("Undo", undo, "Ctrl+Z");
const changes = button("Changes", showChanges);
const openPhone = () => open(location.href, "phone", "popup,width=390,height=844");

/** Whether an event is in the editor's own bar or windows. */
const ours = (event: Event) => event.composedPath().includes(host);

function onClick(event: MouseEvent): void {
	if (!on || ours(event)) return;
	const target = event.target as Element;
	const field = currentField()?.element;
	const inside = field?.contains(target);
	// The space bar presses a button whose words are being typed: the button stays still.
	const around = field && target.contains(field);
	// A click of the keyboard has no point, and one with Ctrl opens a link in another tab.
	const passes = event.detail === 0 || event.ctrlKey || event.metaKey;
	const node = inside || around || passes ? undefined : textAt(event.clientX, event.clientY);
	if (!node && !around && !inside) return;
	event.preventDefault();
	// Keep a surrounding menu open. Expressions among the words are buttons and must get their click.
	if (!field?.contains(target.closest("button"))) event.stopImmediatePropagation();
	// A click beside the words has moved the focus to the link or button around them.
	if (around) currentField()?.focus();
	if (node) void attempt(() => editText(node));
}

function onKeyDown(event: KeyboardEvent): void {
	if (event.isComposing) return;
	// With Alt, some systems type other characters, such as é with Alt+E: words being typed keep those keys.
	const pressed = event.altKey ? `Alt+${event.code}` : event.key;
	const key = event.ctrlKey || event.metaKey ? `Ctrl+${pressed}` : pressed;
	const target = event.composedPath()[0] as HTMLElement;
	const inField = currentField()?.element.contains(target);
	// Keep the key from the page's own listeners, and from the link or button around the words.
	if (inField) event.stopImmediatePropagation();
	// A field with changes has the browser's own undo.
	const undoes = inField ? !currentField()?.changed() : !target.matches("input, textarea");
	const undoKey = key.toLowerCase() === "ctrl+z";
	const pointed =
		on && !currentField() && !ours(event) && pointedText?.parentElement === document.activeElement;
	if (inField && (key === "Ctrl+s" || (key === "Enter" && target.isContentEditable)))
		void attempt(save);
	else if (inField && key === "Escape") discard();
	else if (on && key === "Alt+ArrowDown") step(1);
	else if (on && key === "Alt+ArrowUp") step(-1);
	else if (key === "Alt+KeyE" && !inField) void attempt(toggle);
	else if (key === "Alt+KeyB" && !inField) toggler.focus();
	else if (key === "Enter" && pointedText && pointed)
		void attempt(() => editText(pointedText as Text));
	else if ((key === "Ctrl+y" || (undoKey && event.shiftKey)) && undoes) void attempt(redo);
	else if (undoKey && undoes) void attempt(undo);
	else return;
	event.preventDefault();
	event.stopImmediatePropagation();
}

/** Adds the editor to the page, and once its code runs, lets the pointer and the keyboard edit. */
async function start(): Promise<void> {
	document.head.append(make("style", {}, styles));
	const idle = [toggler, undoer, changes, button("Search and card", showHead)];
	const bar = make(
		"section",
		{ ariaLabel: "Editing words" },
		make("output"),
		make("div", { className: "idle" }, ...idle, button("Phone width", openPhone)),
		make(
			"div",
			{ className: "typing" },
			fieldInBar,
			button("Save", save),
			button("Discard", discard),
		),
	);
	shadow.append(make("style", {}, styles), bar);
	document.body.append(host);

	// If the page's code fails, edit the page as it was served.
	const latest = performance.now() + 10_000;
	while (!(await pageReady().catch(() => false)) && performance.now() < latest)
		await new Promise((resolve) => setTimeout(resolve, 50));
	const { undoable, open } = await ask<Edits>("edits");
	undoer.disabled = undoable === 0;
	changes.textContent = `Changes (${open.length})`;
	toggler.ariaPressed = "true";
	const { message = hint, index = -1 } = reloaded();
	const node = textNodes()[index];
	if (node) {
		reveal(node);
		focus(node);
	}
	say(message);

	addEventListener("pointermove", (event) => {
		if (on && !currentField() && !ours(event)) highlight(textAt(event.clientX, event.clientY));
	});
	// Before the page's own listeners.
	addEventListener("click", onClick, { capture: true });
	addEventListener("keydown", onKeyDown, { capture: true });
	addEventListener("beforeunload", (event) => {
		if (currentField()?.changed()) event.preventDefault();
	});
}

void attempt(start);
