import type { ReactNode } from "react";

/** Text in te reo Māori, marked so that screen readers pronounce it correctly. */
export function Maori({ children }: { children: ReactNode }) {
	return <span lang="mi">{children}</span>;
}
