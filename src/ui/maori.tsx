import type { ReactNode } from "react";

/** Words in te reo Māori, marked so that a screen reader pronounces them as such. */
export function Maori({ children }: { children: ReactNode }) {
	return <span lang="mi">{children}</span>;
}
