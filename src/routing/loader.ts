import { clonedTemplate } from "#src/routing/templates.ts";

/** Time between two steps of the ring, in milliseconds. */
const stepEvery = 30;
/** Steps in one turn of the ring: 1.5 seconds. */
const stepsPerTurn = 50;

let loader: Element | null = null;
let timer: ReturnType<typeof setInterval> | undefined;

/** Shows the loader over the page. */
export function showLoader(): void {
	if (loader) return;
	loader = clonedTemplate("data-page-loader");
	const ring = loader?.querySelector("circle:last-of-type");
	let step = 0;
	timer = setInterval(() => {
		step = (step + 1) % stepsPerTurn;
		ring?.setAttribute("stroke-dashoffset", String(1 - step / stepsPerTurn));
	}, stepEvery);
	if (loader) document.querySelector("main")?.append(loader);
}

/** Hides the loader. */
export function hideLoader(): void {
	clearInterval(timer);
	loader?.remove();
	loader = null;
}
