import { Check, X } from "lucide";
import type { ReactNode } from "react";
import { Icon } from "~/ui/icon";

interface PointListProps {
	points: readonly ReactNode[];
	/** A tick for what is so, a cross for what we will not do. */
	mark?: "tick" | "cross";
}

/** Short points, each with a mark. */
export function PointList({ points, mark = "tick" }: PointListProps) {
	return (
		<ul className="grid gap-4">
			{points.map((point, index) => (
				// The points are fixed words of a page; their order never changes.
				// biome-ignore lint/suspicious/noArrayIndexKey: see above
				<li key={index} className="flex gap-3 text-links">
					<Icon
						icon={mark === "tick" ? Check : X}
						className={`mt-1 ${mark === "tick" ? "text-accent" : "text-danger"}`}
					/>
					<span className="max-w-measure">{point}</span>
				</li>
			))}
		</ul>
	);
}
