/** The address of the first script of a page's markup: it changes with every deploy. */
function deployOf(html: string): string | undefined {
	return /<script type="module"[^>]* src="([^"]+)"/.exec(html)?.[1];
}

/**
 * For the page of the address bar, whose code could not be fetched: if the site has been deployed anew since this tab was
 * opened, the old code is gone from the server, and a plain page load brings the new. Never
 * resolves then. Resolves when the deploy is the same or the server cannot be reached, so that the
 * caller can say so. The page is loaded anew only when the deploy differs, so that cannot repeat.
 */
export async function moveToDeploy(): Promise<void> {
	const here = document
		.querySelector<HTMLScriptElement>("script[type=module][src]")
		?.getAttribute("src");
	try {
		const response = await fetch(location.href, { cache: "no-store" });
		const there = deployOf(await response.text());
		if (!there || there === here) return;
	} catch {
		return;
	}
	location.reload();
	await new Promise<never>(() => {});
}
