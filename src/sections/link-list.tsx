import type { ReactNode } from "react";

/** Links one below the other, each with a few words. Its children are `li`. */
export function LinkList({ children }: { children: ReactNode }) {
	return <ul className="link-list text-links not-first:mt-6">{children}</ul>;
}
