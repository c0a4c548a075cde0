import { type ComponentType, useLayoutEffect, useRef, useState } from "react";
import { PageHead, readHead } from "~/seo/page-head";

/**
 * The page of the document, if it is finished as it is: words and links. A page with a part that
 * React must run marks that part `data-live`.
 */
export function finishedPage(): Element | null {
	return document.querySelector("[data-page]:not(:has([data-live]))");
}

/**
 * Takes the page that the document was served with as it stands, for React to show without its
 * code: the visitor has its words already, and is not sent them a second time as script. Back finds
 * it as it was left.
 */
export function adoptPage(page: Element): ComponentType {
	const nodes = [...page.childNodes];
	const head = readHead();

	return function PrerenderedPage() {
		const element = useRef<HTMLDivElement>(null);
		// In place while React takes the document over; put back when the visitor comes back.
		const [inPlace] = useState(() => nodes.some((node) => node.isConnected));

		useLayoutEffect(() => {
			if (!inPlace) element.current?.append(...nodes);
		}, [inPlace]);

		return (
			<>
				<PageHead head={head} />
				<div
					data-page
					ref={element}
					// Tells React that what is inside is not its own. It writes nothing while it hydrates.
					{...(inPlace && { dangerouslySetInnerHTML: { __html: "" } })}
				/>
			</>
		);
	};
}
