/** How long a page may take before the loader shows, in milliseconds: a fast change would flicker. */
const delay = 150;
/** Time between two steps of the ring, in milliseconds. */
const stepEvery = 30;
/** Steps in one turn of the ring: 1.5 seconds. */
const stepsPerTurn = 50;
/** After this time the loader goes by itself, in milliseconds: the browser may have given up, or saved a file. */
const longest = 30_000;

/** The link of a plain click that loads another page of this site in this tab. */
function followedLink(event: MouseEvent): HTMLAnchorElement | null {
	const { defaultPrevented, button, metaKey, ctrlKey, shiftKey, altKey, target } = event;
	if (defaultPrevented || button !== 0 || metaKey || ctrlKey || shiftKey || altKey) return null;
	const link = target instanceof Element ? target.closest<HTMLAnchorElement>("a[href]") : null;
	if (!link || link.origin !== location.origin || link.target || link.download) return null;
	const samePage = link.pathname === location.pathname && link.search === location.search;
	const isFile = /\.\w+$/.test(link.pathname);
	return isFile || (samePage && link.hash) ? null : link;
}

/**
 * Shows the loader over a page that is being left, once the next one has been loading for a moment. It goes when
 * the page comes back, on Escape, and after a while.
 */
export function showLoaderWhileLeaving(): void {
	const loader = document.querySelector<HTMLElement>(".page-loader");
	const ring = loader?.querySelector("circle:last-of-type");
	const status = loader?.querySelector("[role=status]");
	if (!loader || !ring || !status) return;
	let timers: number[] = [];

	function hide(): void {
		for (const timer of timers) clearTimeout(timer);
		timers = [];
		loader?.hidePopover();
	}

	function show(): void {
		let step = 0;
		const turn = () => {
			step = (step + 1) % stepsPerTurn;
			ring?.setAttribute("stroke-dashoffset", String(1 - step / stepsPerTurn));
		};
		loader?.showPopover();
		// Text that appears in a live region is announced, once.
		if (status) status.textContent = "Loading";
		timers.push(window.setInterval(turn, stepEvery), window.setTimeout(hide, longest));
	}

	addEventListener("click", (event) => {
		if (!followedLink(event)) return;
		hide();
		timers.push(window.setTimeout(show, delay));
	});
	addEventListener("keydown", ({ key }) => {
		if (key === "Escape") hide();
	});
	// It also comes when a page has loaded whose visitor has followed a link meanwhile.
	addEventListener("pageshow", ({ persisted }) => persisted && hide());
}
