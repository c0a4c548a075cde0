import { Moon, Sun } from "lucide";
import { setTheme, useTheme } from "#src/theme/theme-store.ts";
import { Icon } from "#src/ui/icon.tsx";

/** The header's dark mode switch. CSS alone picks the icon, so it is right before hydration. */
export function ThemeToggle() {
	const dark = useTheme() === "dark";
	return (
		<button
			type="button"
			aria-label="Dark mode"
			aria-pressed={dark}
			title={dark ? "Switch to light mode" : "Switch to dark mode"}
			onClick={() => setTheme(dark ? "light" : "dark")}
			className="theme-toggle needs-script bar-button"
		>
			<Icon icon={Moon} className="dark:hidden" />
			<Icon icon={Sun} className="hidden dark:block" />
		</button>
	);
}
