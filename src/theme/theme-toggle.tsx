import { Moon, Sun } from "lucide";
import { Icon } from "#src/ui/icon.tsx";

/** The header's dark mode switch, which the script in the head runs. CSS alone picks the icon. */
export function ThemeToggle() {
	return (
		<button
			type="button"
			aria-label="Dark mode"
			aria-pressed="false"
			title="Switch to dark mode"
			className="theme-toggle needs-script bar-button"
		>
			<Icon icon={Moon} className="dark:hidden" />
			<Icon icon={Sun} className="hidden dark:block" />
		</button>
	);
}
