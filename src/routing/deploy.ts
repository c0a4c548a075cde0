/** The URL of the entry script in a page's markup. It identifies the deploy that built the page. */
function entryScript(html: string): string | undefined {
	return /<script type="module"[^>]* src="([^"]+)"/.exec(html)?.[1];
}

/**
 * Call this when the code of the current page couldn't be fetched. If the site was deployed since
 * this tab was opened, the old chunks are gone from the server: the page reloads to get the new ones,
 * and the promise never resolves. It resolves if the deploy is the same or the server can't be
 * reached, so that the caller can show an error. It can't cause a reload loop, because after the
 * reload the deploy is the same.
 */
export async function moveToDeploy(): Promise<void> {
	const currentScript = document
		.querySelector<HTMLScriptElement>("script[type=module][src]")
		?.getAttribute("src");
	try {
		const response = await fetch(location.href, { cache: "no-store" });
		const servedScript = entryScript(await response.text());
		if (!servedScript || servedScript === currentScript) return;
	} catch {
		return;
	}
	location.reload();
	await new Promise<never>(() => {});
}
