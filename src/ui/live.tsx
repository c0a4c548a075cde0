import type { ComponentType } from "react";

interface LiveProps {
	/** The key of the part's module in live-parts.ts. */
	name: string;
	part: ComponentType;
	/** Hydrates the page without waiting for an interaction: the part shows what the build can't know. */
	soon?: boolean;
}

/**
 * A part of a page that React runs in the browser. Only the code of a page's live parts is loaded
 * and hydrated; the rest stays static HTML. A hook or event handler outside a live part fails the
 * build (prerender/checks/require-static.ts). The part gets no props, because it is hydrated without its page.
 */
export function Live({ name, part: Part, soon }: LiveProps) {
	return (
		<div data-live={name} data-live-soon={soon && ""}>
			<Part />
		</div>
	);
}
