import { Mark } from "#src/ui/mark.tsx";

/** What we won't do, a line each. */
export function Refusals({ points }: { points: readonly string[] }) {
	return (
		<ul>
			{points.map((point) => (
				<li
					key={point}
					className="flex gap-x-4 border-control border-t py-6 font-display text-heading lg:gap-x-6 lg:py-8"
				>
					<Mark kind="cross" className="mt-[0.3em]" />
					<span>{point}</span>
				</li>
			))}
		</ul>
	);
}
