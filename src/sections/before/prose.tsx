import type { ReactNode } from "react";

interface ProseProps {
	/** Paragraphs, lists, `h3` headings and tables. */
	children: ReactNode;
}

/** Running text, as wide as reads well. */
export function Prose({ children }: ProseProps) {
	return (
		<div className="text-links [&_h3]:mt-10 [&_h3]:text-subheading [&_li+li]:mt-2 [&_ol]:max-w-measure [&_ol]:list-decimal [&_ol]:pl-5 [&_ul]:max-w-measure [&_ul]:list-disc [&_ul]:pl-5 [&>*+*]:mt-4 [&>p]:max-w-measure">
			{children}
		</div>
	);
}

/** Two columns of running text where there is room. */
export function TwoColumns({ left, right }: { left: ReactNode; right: ReactNode }) {
	return (
		<div className="grid gap-x-6 gap-y-10 md:grid-cols-2 lg:*:pr-6">
			<Prose>{left}</Prose>
			<Prose>{right}</Prose>
		</div>
	);
}
