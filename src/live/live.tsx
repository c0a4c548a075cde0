import type { ComponentType } from "react";

interface LiveProps {
	/** The part's own module, as live-parts.ts names it. */
	name: string;
	part: ComponentType;
}

/**
 * A part of a page that React runs. In a prerendered document it alone is fetched and hydrated, and
 * the rest of the page stays as it was served; a part outside of one ends the build
 * (require-static.ts). It gets no props: it is started without the page around it.
 */
export function Live({ name, part: Part }: LiveProps) {
	return (
		<div data-live={name}>
			<Part />
		</div>
	);
}
