import { X } from "lucide";
import { Icon } from "#src/ui/icon.tsx";

/** The hint that points at the theme switch until the visitor closes it, which the script in the head remembers. */
export function ThemeHint() {
	return (
		<aside
			aria-label="Hint"
			className="theme-hint needs-script flex items-center justify-between font-medium text-label"
		>
			<p>Try Dark/Light Mode!</p>
			<button
				type="button"
				aria-label="Close the hint"
				className="grid size-11 shrink-0 place-items-center rounded-control"
			>
				<Icon icon={X} />
			</button>
		</aside>
	);
}
