import type { ReactNode } from "react";
import { PointList } from "#src/sections/point-list.tsx";
import { Mark } from "#src/ui/mark.tsx";
import { Section } from "#src/ui/section.tsx";

/** How data is handled, after what we won't do if the page says so. */
export interface ConductWords {
	tinted?: boolean;
	/** Where the reader's data goes in this kind of work, and who can see it. */
	data: { title: string; intro?: ReactNode; points: readonly ReactNode[] };
	/** What we won't do, where that is the page's subject. */
	limits?: { title: string; points: readonly ReactNode[] };
}

/** Where the reader's data goes, and what we won't do. */
export function Conduct({ tinted = false, data, limits }: ConductWords) {
	return (
		<>
			{limits && (
				<Section title={limits.title} tinted={tinted}>
					<Refusals points={limits.points} />
				</Section>
			)}
			<Section
				title={data.title}
				intro={data.intro}
				layout="beside"
				tinted={limits ? undefined : tinted}
			>
				<PointList points={data.points} />
			</Section>
		</>
	);
}

function Refusals({ points }: { points: readonly ReactNode[] }) {
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
