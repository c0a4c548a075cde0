/** Something that a visitor does on a page. */
export interface Act {
	/** What answers it: the colours change, links come to light, or another page's heading is there. */
	effect: "theme" | "menu" | "page";
	/** Its controls. The first is taken that can be seen and that, if it is a link, leads to another page. */
	selector: string;
	/** Whether the visitor has to scroll to it first. */
	below?: boolean;
}

/** What a page reports, with the time since 1970 in ms and, when it is ready, the middle of the control. */
export interface Report {
	kind: "painted" | "ready" | "acted" | "applied" | "shown" | "opaque";
	time: number;
	at?: { x: number; y: number };
}

/**
 * Runs in each document before its own code. Reports the first paint and when the control is ready, does
 * nothing until the visitor acts, and then looks at each frame for the effect, and later for the next one.
 * Needs a function `report` in the window, and adds `aim`, which returns the control's middle.
 */
export function probe({ effect, selector, below }: Act): void {
	const now = () => performance.timeOrigin + performance.now();
	const report = (kind: Report["kind"], time = now(), at?: Report["at"]) =>
		Reflect.get(window, "report")({ kind, time, at });
	const isVisible = (element: Element) =>
		element.checkVisibility({ visibilityProperty: true, opacityProperty: true });

	let control: HTMLElement | undefined;
	function canBeUsed(element: HTMLElement): boolean {
		const { top, bottom, left, width } = element.getBoundingClientRect();
		if (!width || !isVisible(element)) return false;
		if (element instanceof HTMLAnchorElement) {
			const { origin, pathname } = element;
			if (origin !== location.origin || pathname === location.pathname) return false;
		}
		const onTop = document.elementFromPoint(left + width / 2, (top + bottom) / 2);
		return below ? top > innerHeight : element.contains(onTop);
	}
	function isReady(): boolean {
		control = [...document.querySelectorAll<HTMLElement>(selector)].find(canBeUsed);
		return control !== undefined;
	}
	function middle() {
		const { left, top, width, height } = control?.getBoundingClientRect() ?? new DOMRect();
		return { x: left + width / 2, y: top + height / 2 };
	}

	/** Brings the control into view, and focuses it if asked to. */
	function aim(focus: boolean) {
		if (below) control?.scrollIntoView({ block: "center", behavior: "instant" });
		if (focus) control?.focus();
		return middle();
	}

	const heading = () => document.querySelector("h1");
	const isOpaque = (element: Element | null): boolean =>
		!element || (getComputedStyle(element).opacity === "1" && isOpaque(element.parentElement));
	/** What the effect changes: it is there once each part is another one. */
	function look(): (string | number)[] {
		if (effect === "menu") return [[...document.links].filter(isVisible).length];
		if (effect === "page") return [location.pathname, heading()?.textContent ?? ""];
		const styles = [document.documentElement, document.body].map((of) => getComputedStyle(of));
		return [styles.map(({ backgroundColor, color }) => backgroundColor + color).join()];
	}
	// In the session's storage, because the next page may be another document.
	const key = "look-before";
	const remember = () => sessionStorage.setItem(key, JSON.stringify(look()));
	function isChanged(): boolean {
		const before = JSON.parse(sessionStorage.getItem(key) ?? "[]");
		return look().every((part, index) => part !== "" && part !== before[index]);
	}

	/** Calls back at the end of the first frame in which something is so. */
	function afterFrame(isSo: () => boolean, then: () => void): void {
		requestAnimationFrame(() => {
			if (!isSo()) return afterFrame(isSo, then);
			// The message arrives once the frame has been rendered.
			const { port1, port2 } = new MessageChannel();
			port1.onmessage = then;
			port2.postMessage(null);
		});
	}
	function awaitEffect(): void {
		afterFrame(isChanged, () => {
			report("shown");
			afterFrame(
				() => isOpaque(heading()),
				() => report("opaque"),
			);
			remember();
			awaitEffect();
		});
	}
	function onAct({ target, timeStamp }: Event): void {
		if (!control?.contains(target as Node)) return;
		report("acted", performance.timeOrigin + timeStamp);
		// Not when the control is ready: the heading may come after it.
		remember();
		awaitEffect();
		const observer = new MutationObserver(() => report("applied"));
		observer.observe(document.documentElement, { attributes: true });
	}

	if (sessionStorage.getItem(key)) {
		// The act led to this page.
		awaitEffect();
		return;
	}
	new PerformanceObserver((list) => {
		const [paint] = list.getEntriesByName("first-contentful-paint");
		if (paint) report("painted", performance.timeOrigin + paint.startTime);
	}).observe({ type: "paint", buffered: true });
	afterFrame(isReady, () => report("ready", now(), middle()));
	for (const type of ["pointerup", "keydown"]) addEventListener(type, onAct, { capture: true });
	Object.assign(window, { aim });
}
