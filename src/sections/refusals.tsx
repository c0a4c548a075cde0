import type { ReactNode } from "react";
import { Mark } from "#src/ui/mark.tsx";

/** What we won't do: a few points side by side. */
export function Refusals({ points }: { points: readonly ReactNode[] }) {
	return (
		<ul className="grid gap-x-6 gap-y-8 sm:auto-cols-fr sm:grid-flow-col">
			{points.map((point, index) => (
				// biome-ignore lint/suspicious/noArrayIndexKey: the points never change order
				<li key={index} className="flex gap-3 border-control border-t pt-4 text-links sm:block">
					<Mark kind="cross" className="mt-0.5 mb-3" />
					<span>{point}</span>
				</li>
			))}
		</ul>
	);
}
