import type { ComponentType } from "react";

interface IslandProps {
	/** The key of the part's module in src/browser/islands.ts. */
	name: string;
	part: ComponentType;
	/** Runs it at once, and not only when a visitor comes near: it shows what the build can't know. */
	soon?: boolean;
}

/**
 * A part of a page that React runs in the browser, with the notice that shows if its code fails. Only the code of a
 * page's islands is loaded; the rest stays static HTML. The part gets no props, because it is hydrated alone.
 */
export function Island({ name, part: Part, soon }: IslandProps) {
	return (
		<div>
			<p data-island-failed hidden role="alert" className="pb-6 text-links">
				This part of the page didn’t load, so its buttons do nothing.{" "}
				{/* biome-ignore lint/a11y/useValidAnchor: leads to the address that is shown */}
				<a href="" data-reload>
					Load the page again
				</a>
			</p>
			<div data-island={name} data-island-soon={soon && ""}>
				<Part />
			</div>
		</div>
	);
}
