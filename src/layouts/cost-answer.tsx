import type { ReactNode } from "react";
import { Link } from "#src/ui/link.tsx";

/** The answer to "What does it cost?": what drives the cost here, then the same for every page. */
export function CostAnswer({ children }: { children: ReactNode }) {
	return (
		<>
			{children} The two-page outline gives a rough range.{" "}
			<Link href="/services#cost">What decides the cost</Link> is on the Services page.
		</>
	);
}
