/** A copy of the element in one of the document's templates (src/app.tsx), by the template's attribute. */
export function clonedTemplate(name: string): HTMLElement | null {
	const template = document.querySelector<HTMLTemplateElement>(`template[${name}]`);
	const element = template?.content.firstElementChild?.cloneNode(true);
	if (!(element instanceof HTMLElement)) return null;
	document.adoptNode(element);
	// A base element that a proxy has added would lead it elsewhere.
	const here = element.querySelector<HTMLAnchorElement>('a[href=""]');
	if (here) here.href = location.href;
	return element;
}
