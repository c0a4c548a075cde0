import { X } from "lucide";
import { useEffect, useRef } from "react";
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

/**
 * The bubble that points at the theme switch until the visitor closes it. An open, non-modal
 * dialog: its own form closes it, before script has loaded too.
 */
export function ThemeHint() {
	const hint = useRef<HTMLDialogElement>(null);

	useEffect(() => {
		// Closed before script was there to notice.
		if (!hint.current?.open) rememberClosed();
	}, []);

	return (
		<dialog
			ref={hint}
			open
			suppressHydrationWarning
			onClose={rememberClosed}
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
