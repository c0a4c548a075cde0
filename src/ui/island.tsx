import type { ComponentType } from "react";

interface IslandProps {
	/** The key of the part's module in islands.ts. */
	name: string;
	part: ComponentType;
	/** Runs it at once, and not only when a visitor comes near: it shows what the build can't know. */
	soon?: boolean;
}

/**
 * A part of a page that React runs in the browser. Only the code of a page's islands is loaded
 * and hydrated; the rest stays static HTML. A hook or event handler outside an island fails the
 * build (prerender/checks/require-static.ts). The part gets no props, because it is hydrated alone.
 */
export function Island({ name, part: Part, soon }: IslandProps) {
	return (
		<div data-island={name} data-island-soon={soon && ""}>
			<Part />
		</div>
	);
}
