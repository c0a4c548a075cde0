/** The local storage keys of the visitor's choices, and of the mark of a visitor who is signed in. */
export const storageKeys = { theme: "theme", hint: "theme-hint", session: "session" } as const;

/** The classes that they set on `<html>`. */
export const rootClasses = {
	dark: "dark",
	hintClosed: "hint-closed",
	sessionExpected: "session-expected",
	loaded: "loaded",
} as const;

/** What some browsers report about the connection (Network Information API). */
interface Connection {
	saveData?: boolean;
	effectiveType?: string;
}

/**
 * The inline script's work, which nothing from outside the function can take part in:
 *
 * - Before the first paint it applies what the visitor has chosen, so that the other theme is never seen.
 * - From then on it runs the theme switch and the hint, which don't wait for a file this way, and follows
 *   what is chosen in other tabs. A page in the back/forward cache gets no storage events until it is shown.
 * - It marks a page that has loaded, so that all of it is laid out.
 * - It marks the page of a visitor who saves data or is on a slow connection, for whom nothing is fetched ahead.
 */
function runHead(keys: typeof storageKeys, classes: typeof rootClasses): void {
	const root = document.documentElement;
	let known: string | null | undefined;

	function showTheme(dark: boolean) {
		root.classList.toggle(classes.dark, dark);
		const colour = document.querySelector<HTMLMetaElement>("meta[name=theme-color]");
		if (colour) colour.content = colour.dataset[dark ? "dark" : "light"] ?? "";
		const toggle = document.querySelector<HTMLElement>(".theme-toggle");
		if (!toggle) return;
		toggle.setAttribute("aria-pressed", String(dark));
		toggle.title = `Switch to ${dark ? "light" : "dark"} mode`;
	}

	function follow() {
		try {
			const theme = localStorage.getItem(keys.theme);
			// A theme that couldn't be stored stays, until another tab stores another.
			if (theme !== known) showTheme(theme === "dark");
			known = theme;
			if (localStorage.getItem(keys.hint) === "closed") root.classList.add(classes.hintClosed);
		} catch {}
	}

	function store(key: string, value: string) {
		try {
			localStorage.setItem(key, value);
		} catch {}
	}

	const { saveData, effectiveType = "" } =
		(navigator as { connection?: Connection }).connection ?? {};
	if (saveData || effectiveType.endsWith("2g")) root.dataset.saveData = "";
	follow();
	try {
		if (localStorage.getItem(keys.session)) root.classList.add(classes.sessionExpected);
	} catch {}
	addEventListener("pageshow", follow);
	// A prerendered page may be shown much later.
	document.addEventListener("prerenderingchange", follow);
	// When the markup is here, before the script file is.
	document.addEventListener("readystatechange", () => {
		follow();
		// Earlier, the first paint would wait for the browser to allow it.
		addEventListener("storage", follow);
		showTheme(root.classList.contains(classes.dark));
		root.classList.toggle(classes.loaded, document.readyState === "complete");
		// For when the picture doesn't load. In the markup, text browsers would read the name twice.
		const [lightLogo, darkLogo] = document.querySelectorAll<HTMLImageElement>(".logo");
		if (lightLogo && darkLogo) darkLogo.alt = lightLogo.alt;
	});

	document.addEventListener("click", ({ target }) => {
		const button = target instanceof Element ? target.closest("button") : null;
		if (button?.matches(".theme-hint button")) closeHint(button);
		if (!button?.matches(".theme-toggle")) return;
		const dark = !root.classList.contains(classes.dark);
		showTheme(dark);
		store(keys.theme, dark ? "dark" : "light");
	});

	function closeHint(button: HTMLElement) {
		const wasFocused = button === document.activeElement;
		root.classList.add(classes.hintClosed);
		store(keys.hint, "closed");
		// Its button is gone. Safari doesn't focus a button that is clicked.
		if (!wasFocused) return;
		document.querySelector<HTMLElement>(".theme-toggle")?.focus({ preventScroll: true });
	}
}

/** The inline script in the head of every page. The security policy allows its text by its hash. */
export const headScript = `(${runHead})(${JSON.stringify(storageKeys)},${JSON.stringify(rootClasses)})`;
