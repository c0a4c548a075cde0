import type { ReactNode } from "react";
import type { Ground } from "~/layouts/solution-page/exhibits";
import { PointList } from "~/sections/point-list";
import { Section } from "~/ui/section";

/** Who it is for: signs that a reader recognises in their own week. */
export interface AudienceWords {
	/** A ticked list, large sentences between hairlines, or a row of short columns. */
	look: "list" | "statements" | "columns";
	ground?: Ground;
	title: string;
	intro?: ReactNode;
	points: readonly string[];
}

export function Audience({ look, ground, title, intro, points }: AudienceWords) {
	return (
		<Section
			title={title}
			intro={intro}
			tinted={ground === "tinted"}
			layout={look === "columns" ? "stacked" : "beside"}
		>
			{look === "list" && <PointList points={points} />}
			{look === "statements" && <Statements points={points} />}
			{look === "columns" && <Columns points={points} />}
		</Section>
	);
}

function Statements({ points }: { points: readonly string[] }) {
	return (
		<ul className="border-line border-b">
			{points.map((point) => (
				<li key={point} className="border-line border-t py-5 text-lead">
					{point}
				</li>
			))}
		</ul>
	);
}

function Columns({ points }: { points: readonly string[] }) {
	return (
		<ul className="grid gap-x-6 gap-y-8 sm:grid-cols-2 lg:auto-cols-fr lg:grid-flow-col lg:grid-cols-none">
			{points.map((point) => (
				<li key={point} className="border-accent border-t-2 pt-4">
					{point}
				</li>
			))}
		</ul>
	);
}
