import { Check, X } from "lucide";
import type { ReactNode } from "react";
import { Icon } from "~/ui/icon";

interface PointListProps {
	points: readonly ReactNode[];
	/** A tick for what we do, a cross for what we won't. */
	mark?: "tick" | "cross";
}

/** A list of short points, each with a tick or a cross. */
export function PointList({ points, mark = "tick" }: PointListProps) {
	return (
		<ul className="grid gap-4">
			{points.map((point, index) => (
				// biome-ignore lint/suspicious/noArrayIndexKey: the points never change order
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
