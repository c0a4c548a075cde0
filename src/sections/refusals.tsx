import type { ReactNode } from "react";

/** What we won't do, three or four lines. Its children are `li`. */
export function Refusals({ children }: { children: ReactNode }) {
	return <ul className="refusals font-display text-heading">{children}</ul>;
}
