import type { ReactNode } from "react";

interface ProseProps {
	/** Paragraphs, lists and `h3` headings. */
	children: ReactNode;
}

/** Running text, as wide as reads well. */
export function Prose({ children }: ProseProps) {
	return (
		<div className="text-links [&_h3]:mt-8 [&_h3]:text-subheading [&_li]:mt-2 [&_ol]:list-decimal [&_ol]:pl-5 [&_ul]:list-disc [&_ul]:pl-5 *:max-w-measure *:not-first:mt-4">
			{children}
		</div>
	);
}
