import { clonedTemplate } from "#src/routing/templates.ts";

/** How long a page may take before it is covered, in milliseconds. Without it, quick changes would flicker. */
const delay = 150;
/** Time between two steps of the ring, in milliseconds. */
const stepEvery = 30;
/** Steps in one turn of the ring: 1.5 seconds. */
const stepsPerTurn = 50;

let cover: Element | null = null;
let waiting: ReturnType<typeof setTimeout> | undefined;
let turning: ReturnType<typeof setInterval> | undefined;

/** Covers the page once the next one has been loading for a moment. */
export function coverWhileLoading(): void {
	waiting ??= setTimeout(show, delay);
}

function show(): void {
	cover = clonedTemplate("data-page-loader");
	document.querySelector("main")?.append(cover);
	const ring = cover.querySelector("circle:last-of-type");
	let step = 0;
	turning = setInterval(() => {
		step = (step + 1) % stepsPerTurn;
		ring?.setAttribute("stroke-dashoffset", String(1 - step / stepsPerTurn));
	}, stepEvery);
}

/** Uncovers the page. */
export function uncover(): void {
	clearTimeout(waiting);
	clearInterval(turning);
	waiting = undefined;
	cover?.remove();
	cover = null;
}
