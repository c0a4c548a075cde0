import type { ReactNode } from "react";

/** Links one below the other, each with a few words. Its children are `li`. */
export function LinkList({ children }: { children: ReactNode }) {
	return (
		<ul className="text-links *:border-line *:border-t *:py-4 not-first:mt-6 [&_a]:font-semibold">
			{children}
		</ul>
	);
}
