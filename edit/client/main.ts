import { hydrateNow } from "../../scripts/hydrated.mjs";
import { attempt, button, host, make, output, say, shadow } from "./dom.ts";
import styles from "./editor.css?inline";
import { at, begin, discard, focusText, point, save, step, typed, undo } from "./editor.ts";
import pageStyles from "./page.css?inline";
import { textAt } from "./page-texts.ts";
import { type Edits, showChanges, showHead } from "./panels.ts";
import { ask } from "./server.ts";
import { reloaded } from "./words-window.ts";

const hint = "Click any words, or press Alt+↓, to change them: Enter saves, Escape discards.";

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
	const element = typed()?.element;
	const inside = element && event.composedPath().includes(element);
	// The space bar presses a button whose words are being typed: the button stays still.
	const around = element && (event.target as Element).contains(element);
	// A click of the keyboard has no point, and one with Ctrl opens a link in another tab.
	const passes = event.detail === 0 || event.ctrlKey || event.metaKey;
	const node = around || passes ? undefined : textAt(event.clientX, event.clientY);
	if (!node && !around && !inside) return;
	event.preventDefault();
	if (inside) return;
	event.stopImmediatePropagation();
	if (node) void begin(node);
}

function onKeyDown(event: KeyboardEvent): void {
	// With Alt, some systems type other characters.
	const pressed = event.altKey ? `Alt+${event.code}` : event.key;
	const key = event.ctrlKey || event.metaKey ? `Ctrl+${pressed}` : pressed;
	const inField = (event.composedPath()[0] as Element).matches("input, textarea, edit-piece");
	const pointed = on && !typed() && at?.parentElement === document.activeElement;
	if (on && key === "Alt+ArrowDown") step(1);
	else if (on && key === "Alt+ArrowUp") step(-1);
	else if (key === "Alt+KeyE") toggle();
	else if (key === "Enter" && at && pointed && !ours(event)) void begin(at);
	// In a field with changes the browser takes those back itself.
	else if (key === "Ctrl+z" && (!inField || typed()?.changed === false)) void undo();
	else return;
	event.preventDefault();
	event.stopImmediatePropagation();
}

/** Adds the editor to the page, and once React has hydrated it, lets the pointer and the keyboard edit. */
async function start(): Promise<void> {
	document.head.append(make("style", {}, pageStyles));
	shadow.append(make("style", {}, pageStyles, styles));
	const idle = [toggler, undoer, changes, button("Search and card", showHead)];
	const bar = make(
		"section",
		{ ariaLabel: "Editing words" },
		output,
		make("div", { className: "idle" }, ...idle, button("Phone width", openPhone)),
		make("div", { className: "typing" }, button("Save", save), button("Discard", discard)),
	);
	shadow.append(bar);
	document.body.append(host);

	// A page whose code fails can be edited as it is.
	const latest = performance.now() + 10_000;
	while (!hydrateNow() && performance.now() < latest)
		await new Promise((resolve) => setTimeout(resolve, 50));
	const { undoable, open } = await ask<Edits>("edits");
	undoer.disabled = undoable === 0;
	changes.textContent = `Changes (${open.length})`;
	toggler.ariaPressed = "true";
	const { message, at: index } = reloaded() ?? { message: hint, at: -1 };
	focusText(index);
	say(message);

	addEventListener("pointermove", (event) => {
		if (on && !typed() && !ours(event)) point(textAt(event.clientX, event.clientY));
	});
	// Before the page's own listeners.
	addEventListener("click", onClick, { capture: true });
	addEventListener("keydown", onKeyDown, { capture: true });
	addEventListener("beforeunload", (event) => {
		if (typed()?.changed) event.preventDefault();
	});
	import.meta.hot?.on("words:changed", () => {
		if (typed()?.changed || shadow.querySelector("dialog"))
			say("The files have changed on disk. Your words are kept: save or discard them.");
		else location.reload();
	});
}

void attempt(start);
