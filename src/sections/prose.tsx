import type { ReactNode } from "react";

interface ProseProps {
	/** Paragraphs, lists and `h3` headings. */
	children: ReactNode;
}

/** Running text, as wide as reads well. */
export function Prose({ children }: ProseProps) {
	return <div className="prose text-links">{children}</div>;
}
