import type { ReactNode } from "react";

interface FigureProps {
	/** What it shows, and which parts of it are only an example. */
	caption: ReactNode;
	/** A drawing, a table or a diagram. */
	children: ReactNode;
}

/** A picture with its caption. */
export function Figure({ caption, children }: FigureProps) {
	return (
		<figure>
			{children}
			<figcaption className="mt-6 max-w-measure text-muted text-small text-links">
				{caption}
			</figcaption>
		</figure>
	);
}
