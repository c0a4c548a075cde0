import { X } from "lucide";
import { type SyntheticEvent, useEffect, useRef } from "react";
import { hintClosedClass, hintKey } from "#src/head-script.ts";
import { followOtherTabs } from "#src/theme/follow-other-tabs.ts";
import { Icon } from "#src/ui/icon.tsx";

function rememberClosed(): void {
	document.documentElement.classList.add(hintClosedClass);
	try {
		localStorage.setItem(hintKey, "closed");
	} catch {
		// Storage is blocked: the hint stays closed for this page view.
	}
}

/** Moves the focus to the theme switch when the hint closes, because its button disappears. */
function close({ currentTarget }: SyntheticEvent): void {
	rememberClosed();
	const focused = document.activeElement;
	// The browser may or may not have removed the focus from the hidden button yet.
	if (focused === document.body || currentTarget.contains(focused)) {
		document.querySelector<HTMLElement>(".theme-toggle")?.focus({ preventScroll: true });
	}
}

/** Closes the hint if it was closed in another tab, or in the one that prerendered this page. */
function applyStored(stored: string | null): void {
	if (stored === "closed") document.documentElement.classList.add(hintClosedClass);
}

/**
 * The hint that points at the theme switch until the visitor closes it. It is an open, non-modal
 * dialog, whose form closes it even before hydration.
 */
export function ThemeHint() {
	const hint = useRef<HTMLDialogElement>(null);

	useEffect(() => {
		// It was closed before hydration.
		if (!hint.current?.open) rememberClosed();
		// Firefox makes the dialog itself a tab stop, which only repeats what its button says.
		hint.current?.setAttribute("tabindex", "-1");
		return followOtherTabs(hintKey, applyStored);
	}, []);

	return (
		<dialog
			ref={hint}
			open
			suppressHydrationWarning
			onClose={close}
			aria-labelledby="theme-hint-text"
			className="theme-hint needs-script"
		>
			<p id="theme-hint-text">Try Dark/Light Mode!</p>
			<form method="dialog">
				<button type="submit" aria-label="Close the hint">
					<Icon icon={X} />
				</button>
			</form>
		</dialog>
	);
}
