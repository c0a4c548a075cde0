import { X } from "lucide";
import { Icon } from "#src/ui/icon.tsx";

/**
 * The hint that points at the theme switch until the visitor closes it: an open, non-modal dialog, whose
 * form closes it. The script in the head remembers that. Firefox would make the dialog itself a tab stop,
 * which only repeats what its button says.
 */
export function ThemeHint() {
	return (
		<dialog
			open
			tabIndex={-1}
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
