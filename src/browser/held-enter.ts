/**
 * Lets Enter act once for each press. Held down, the key repeats, and would make the theme flash, decide on
 * what comes next, or send a form again and again.
 */
export function actOncePerPress(): void {
	let pressedOn: EventTarget | null = null;
	document.addEventListener(
		"keydown",
		(event) => {
			const { key, repeat, target } = event;
			if (key !== "Enter") return;
			if (!repeat) pressedOn = target;
			const acts = target instanceof Element && target.matches("a, button, input, summary");
			// In a text, it begins lines.
			if (repeat && (acts || target !== pressedOn)) event.preventDefault();
		},
		true,
	);
}
