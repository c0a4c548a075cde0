import type { ReactNode } from "react";
import { Mark } from "#src/ui/mark.tsx";

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
					<Mark kind={mark} className="mt-1" />
					<span className="max-w-measure">{point}</span>
				</li>
			))}
		</ul>
	);
}
