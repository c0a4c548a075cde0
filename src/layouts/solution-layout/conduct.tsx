import type { ReactNode } from "react";
import { PointList } from "#src/sections/point-list.tsx";
import { Mark } from "#src/ui/mark.tsx";
import { Section } from "#src/ui/section.tsx";

/** How data is handled, and what we won't do. */
export interface ConductWords {
	/** Side by side, one after the other, or first what we won't do, in columns. */
	look: "pair" | "stacked" | "refusals-first";
	tinted?: boolean;
	/** Where the reader's data goes in this kind of work, and who can see it. */
	data: { title: string; intro?: ReactNode; points: readonly ReactNode[] };
	/** What we won't do. */
	limits: { title: string; points: readonly ReactNode[] };
}

/** Where the reader's data goes, and what we won't do. */
export function Conduct({ look, tinted = false, data, limits }: ConductWords) {
	const dataSection = (
		<Section title={data.title} intro={data.intro} layout="beside">
			<PointList points={data.points} />
		</Section>
	);
	if (look === "pair") return <Pair tinted={tinted} data={data} limits={limits} />;
	if (look === "stacked") {
		return (
			<>
				{dataSection}
				<Section title={limits.title} layout="beside" tinted={tinted}>
					<PointList points={limits.points} mark="cross" />
				</Section>
			</>
		);
	}
	return (
		<>
			<Section title={limits.title} tinted={tinted}>
				<Refusals points={limits.points} />
			</Section>
			{dataSection}
		</>
	);
}

function Pair({
	tinted,
	data,
	limits,
}: Pick<ConductWords, "data" | "limits"> & { tinted: boolean }) {
	return (
		<div className={tinted ? "bg-surface" : ""}>
			<div className="page-width grid gap-x-6 gap-y-14 py-section lg:grid-cols-2 lg:gap-x-16">
				<section>
					<h2 className="text-heading">{data.title}</h2>
					{data.intro && <p className="mt-4 max-w-measure text-muted text-links">{data.intro}</p>}
					<div className="mt-8">
						<PointList points={data.points} />
					</div>
				</section>
				<section>
					<h2 className="text-heading">{limits.title}</h2>
					<div className="mt-8">
						<PointList points={limits.points} mark="cross" />
					</div>
				</section>
			</div>
		</div>
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
