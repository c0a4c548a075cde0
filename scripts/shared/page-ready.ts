/**
 * Whether the page's script has run, and React the islands that don't wait to be scrolled to; wait until it
 * is true. It uses nothing from outside itself, because its source is run in the browser.
 */
export async function pageReady(): Promise<boolean> {
	const script = document.querySelector<HTMLScriptElement>(
		"script[type=module][fetchpriority=low]",
	);
	if (!script) return false;
	await import(/* @vite-ignore */ script.src);
	return [...document.querySelectorAll("[data-island-soon]")].every((island) => {
		const fields: Record<string, unknown> = Object.fromEntries(Object.entries(island));
		const key = Object.keys(fields).find((name) => name.startsWith("__reactContainer"));
		const container = fields[key ?? ""] as
			| { stateNode: { current: { memoizedState: { isDehydrated: boolean } } } }
			| undefined;
		return container?.stateNode.current.memoizedState.isDehydrated === false;
	});
}

/** The function as text for a browser: in a command, Vite gives its `import()` another name. */
export const pageReadyText = `${pageReady}`.replace("__vite_ssr_dynamic_import__", "import");
