import { hydrateNow } from "../../scripts/shared/hydrated.mjs";
import { attempt, button, host, make, say, shadow } from "./dom.ts";
import styles from "./editor.css?inline";
import { at, begin, discard, focus, point, redo, room, save, step, typed, undo } from "./editor.ts";
import { reveal, textAt, textNodes } from "./page-texts.ts";
import { type Edits, showChanges, showHead } from "./panels.ts";
import { ask, reloaded } from "./server.ts";

const hint =
	"Click any words, or press Alt+↓, to change them: Enter saves, Escape discards, a menu’s arrow opens it, Alt+B leads here.";

/** Whether a click on words edits them. */
let on = true;

/** Lets clicks edit, or do what they do on the site. */
function toggle(): void {
	discard();
	point(undefined);
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
	const field = typed()?.element;
	const inside = field?.contains(target);
	// The space bar presses a button whose words are being typed: the button stays still.
	const around = field && target.contains(field);
	// A click of the keyboard has no point, and one with Ctrl opens a link in another tab.
	const passes = event.detail === 0 || event.ctrlKey || event.metaKey;
	const node = inside || around || passes ? undefined : textAt(event.clientX, event.clientY);
	if (!node && !around && !inside) return;
	event.preventDefault();
	// A menu around the words would close. A fact among them is a button, though.
	if (!field?.contains(target.closest("button"))) event.stopImmediatePropagation();
	// Beside the words, the link or button around them has taken the focus.
	if (around) typed()?.focus();
	if (node) void attempt(() => begin(node));
}

function onKeyDown(event: KeyboardEvent): void {
	if (event.isComposing) return;
	// With Alt, some systems type other characters.
	const pressed = event.altKey ? `Alt+${event.code}` : event.key;
	const key = event.ctrlKey || event.metaKey ? `Ctrl+${pressed}` : pressed;
	const target = event.composedPath()[0] as HTMLElement;
	const inField = typed()?.element.contains(target);
	// Neither the page's own keys nor the button or link around the words.
	if (inField) event.stopImmediatePropagation();
	// In a field with changes the browser takes those back itself.
	const undoes = inField ? !typed()?.changed() : !target.matches("input, textarea");
	const undoKey = key.toLowerCase() === "ctrl+z";
	const pointed = on && !typed() && !ours(event) && at?.parentElement === document.activeElement;
	if (inField && (key === "Ctrl+s" || (key === "Enter" && target.isContentEditable)))
		void attempt(save);
	else if (inField && key === "Escape") discard();
	else if (on && key === "Alt+ArrowDown") step(1);
	else if (on && key === "Alt+ArrowUp") step(-1);
	else if (key === "Alt+KeyE") toggle();
	else if (key === "Alt+KeyB") toggler.focus();
	else if (key === "Enter" && at && pointed) void attempt(() => begin(at as Text));
	else if ((key === "Ctrl+y" || (undoKey && event.shiftKey)) && undoes) void attempt(redo);
	else if (undoKey && undoes) void attempt(undo);
	else return;
	event.preventDefault();
	event.stopImmediatePropagation();
}

/** Adds the editor to the page, and once React has hydrated it, lets the pointer and the keyboard edit. */
async function start(): Promise<void> {
	document.head.append(make("style", {}, styles));
	const idle = [toggler, undoer, changes, button("Search and card", showHead)];
	const bar = make(
		"section",
		{ ariaLabel: "Editing words" },
		make("output"),
		make("div", { className: "idle" }, ...idle, button("Phone width", openPhone)),
		make("div", { className: "typing" }, room, button("Save", save), button("Discard", discard)),
	);
	shadow.append(make("style", {}, styles), bar);
	document.body.append(host);

	// A page whose code fails can be edited as it is.
	const latest = performance.now() + 10_000;
	while (!hydrateNow() && performance.now() < latest)
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
		if (on && !typed() && !ours(event)) point(textAt(event.clientX, event.clientY));
	});
	// Before the page's own listeners.
	addEventListener("click", onClick, { capture: true });
	addEventListener("keydown", onKeyDown, { capture: true });
	addEventListener("beforeunload", (event) => {
		if (typed()?.changed()) event.preventDefault();
	});
}

void attempt(start);
