/** What holds typed text, can hold the focus or can be pressed before hydration. */
const controls = "[name], a[href], button";

/** What tells a field, a link or a button of an island from its others. */
const keyOf = (element: Element) =>
	element.getAttribute("name") ?? element.getAttribute("href") ?? element.textContent;

/** The controls of an island. */
export const controlsIn = (island: Element) => [...island.querySelectorAll<HTMLElement>(controls)];

/** Finds a control again after React may have replaced it. Its text may have been translated before. */
export function findAgain(island: Element, control: Element): () => HTMLElement | undefined {
	const key = keyOf(control);
	const index = controlsIn(island).indexOf(control as HTMLElement);
	return () => {
		const all = controlsIn(island);
		return all.find((other) => keyOf(other) === key) ?? all[index];
	};
}
