/** A copy of the element in one of the document's templates (src/app.tsx), by the template's attribute. */
export function clonedTemplate(name: string): HTMLElement {
	const template = document.querySelector(`template[${name}]`) as HTMLTemplateElement;
	const element = document.importNode(template.content, true).firstElementChild as HTMLElement;
	// A base element that a proxy has added would lead it elsewhere.
	const here = element.querySelector<HTMLAnchorElement>('a[href=""]');
	if (here) here.href = location.href;
	return element;
}
