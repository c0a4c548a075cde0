import { Moon, Sun } from "lucide";
import { setTheme, useTheme } from "~/theme/theme-store";
import { Icon } from "~/ui/icon";

/** The dark-mode switch of the header. The icons change by style alone, so before script too. */
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
