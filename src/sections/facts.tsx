import type { ReactNode } from "react";

/** Four to six facts in columns. */
export function Facts({ children }: { children: ReactNode }) {
	return (
		<div className="@container not-first:mt-12">
			<dl className="even-grid gap-x-6 gap-y-6 lg:gap-y-8">{children}</dl>
		</div>
	);
}

interface FactProps {
	term: ReactNode;
	/** A sentence or two. */
	children: ReactNode;
}

/** A fact in `Facts`. */
export function Fact({ term, children }: FactProps) {
	return (
		<div className="border-line border-t pt-4 lg:pt-5 lg:pr-6">
			<dt className="font-semibold text-links">{term}</dt>
			<dd className="mt-1.5 max-w-measure text-muted text-links">{children}</dd>
		</div>
	);
}
