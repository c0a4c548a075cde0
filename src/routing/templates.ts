/** A copy of the element in one of the document's templates (src/app.tsx), by the template's attribute. */
export function clonedTemplate(name: string): HTMLElement | null {
	const template = document.querySelector<HTMLTemplateElement>(`template[${name}]`);
	const element = template?.content.firstElementChild?.cloneNode(true);
	return element instanceof HTMLElement ? document.adoptNode(element) : null;
}
