import type { ReactNode } from "react";

/** Four to six facts in columns. */
export function Facts({ children }: { children: ReactNode }) {
	return <dl className="even-grid gap-x-6 gap-y-8 not-first:mt-12">{children}</dl>;
}

interface FactProps {
	term: ReactNode;
	/** A sentence or two. */
	children: ReactNode;
}

/** A fact in `Facts`. */
export function Fact({ term, children }: FactProps) {
	return (
		<div className="border-line border-t pt-5 lg:pr-6">
			<dt className="font-semibold">{term}</dt>
			<dd className="mt-1.5 max-w-measure text-muted text-links">{children}</dd>
		</div>
	);
}
