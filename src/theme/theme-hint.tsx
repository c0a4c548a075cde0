import { X } from "lucide";
import { type SyntheticEvent, useEffect, useRef } from "react";
import { hintClosedClass, hintKey } from "~/theme/head-script";
import { Icon } from "~/ui/icon";

function rememberClosed(): void {
	document.documentElement.classList.add(hintClosedClass);
	try {
		localStorage.setItem(hintKey, "closed");
	} catch {
		// Storage is blocked: the hint stays closed for this page view.
	}
}

/** Closed by its own button, which goes with it: the focus passes to the switch that it points at. */
function close({ currentTarget }: SyntheticEvent): void {
	rememberClosed();
	const focused = document.activeElement;
	// Whether the browser has taken the focus from what is hidden now, or is about to.
	if (focused === document.body || currentTarget.contains(focused)) {
		document.querySelector<HTMLElement>(".theme-toggle")?.focus({ preventScroll: true });
	}
}

/** Closed in another tab, it closes here. */
function followOtherTabs(): void {
	try {
		const closed = localStorage.getItem(hintKey) === "closed";
		if (closed) document.documentElement.classList.add(hintClosedClass);
	} catch {
		// Storage is blocked: no tab can have told this one anything.
	}
}

/**
 * The bubble that points at the theme switch until the visitor closes it. An open, non-modal
 * dialog: its own form closes it, before script has loaded too.
 */
export function ThemeHint() {
	const hint = useRef<HTMLDialogElement>(null);

	useEffect(() => {
		// Closed before script was there to notice.
		if (!hint.current?.open) rememberClosed();
		// A page kept for Back hears nothing of other tabs until it is shown again.
		const told = ["storage", "pageshow"] as const;
		for (const event of told) addEventListener(event, followOtherTabs);
		return () => {
			for (const event of told) removeEventListener(event, followOtherTabs);
		};
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
