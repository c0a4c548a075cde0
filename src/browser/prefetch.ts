/**
 * Fetches the next document when a link to it is hovered, touched or focused, in browsers without speculation
 * rules: those follow public/speculation-rules.json. Nothing is fetched for visitors who save data.
 */
export function prefetchOnIntent(): void {
	if (HTMLScriptElement.supports?.("speculationrules")) return;
	const known = new Set([location.pathname]);
	function prefetch({ target }: Event): void {
		const link = target instanceof Element ? target.closest("a") : null;
		if (!link || link.origin !== location.origin || known.has(link.pathname)) return;
		if ("saveData" in document.documentElement.dataset || /\.\w+$/.test(link.pathname)) return;
		known.add(link.pathname);
		document.head.append(
			Object.assign(document.createElement("link"), { rel: "prefetch", href: link.href }),
		);
	}
	for (const intent of ["pointerover", "touchstart", "focusin"]) {
		addEventListener(intent, prefetch, { passive: true });
	}
}
