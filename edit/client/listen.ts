import { editor } from "./editor.ts";
import { host, textAt } from "./runs.ts";

/** Whether an event is in the editor's own bar or panels. */
const ours = (event: Event) => event.composedPath().includes(host);

function onPointerMove(event: PointerEvent): void {
	if (editor.state.on && !editor.typing && !ours(event))
		editor.point(textAt(event.clientX, event.clientY));
}

function onClick(event: MouseEvent): void {
	if (!editor.state.on || ours(event)) return;
	const typed = editor.typing?.typing.element;
	// The space bar presses a button whose words are being typed: the button stays still.
	const around = typed && (event.target as Element).contains(typed);
	const inside = typed && event.composedPath().includes(typed);
	// A click of the keyboard has no point, and one with Ctrl opens a link in another tab.
	const passes = event.detail === 0 || event.ctrlKey || event.metaKey;
	const node = around || inside || passes ? undefined : textAt(event.clientX, event.clientY);
	if (!node && !around && !inside) return;
	event.preventDefault();
	if (!inside) event.stopImmediatePropagation();
	if (node) void editor.begin(node);
}

function onKeyDown(event: KeyboardEvent): void {
	const { on } = editor.state;
	const { at, typing } = editor;
	const field = (event.composedPath()[0] as Element).matches?.("input, textarea, edit-piece");
	const undoes = event.key === "z" && (event.ctrlKey || event.metaKey);
	const pointed = at && at.parentElement === document.activeElement;
	if (on && event.altKey && /^Arrow(Down|Up)$/.test(event.key))
		editor.step(event.key === "ArrowDown" ? 1 : -1);
	else if (event.altKey && event.code === "KeyE") editor.toggle();
	else if (on && event.key === "Enter" && pointed && !typing && !ours(event)) void editor.begin(at);
	// In a field with changes the browser takes those back itself.
	else if (undoes && (!field || typing?.typing.changed() === false)) void editor.undo();
	else return;
	event.preventDefault();
	event.stopImmediatePropagation();
}

/** Lets the pointer and the keyboard edit the page, before the page's own listeners. */
export function listen(): void {
	addEventListener("pointermove", onPointerMove);
	addEventListener("click", onClick, { capture: true });
	addEventListener("keydown", onKeyDown, { capture: true });
	addEventListener("beforeunload", (event) => {
		if (editor.typing?.typing.changed()) event.preventDefault();
	});
	import.meta.hot?.on("words:changed", () => editor.try(() => editor.reload()));
}
