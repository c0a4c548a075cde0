import { exampleOutline } from "#src/content/example-outline.ts";
import { ComparisonTable } from "#src/sections/before/comparison-table.tsx";
import { FeatureList } from "#src/sections/feature-list.tsx";
import { PointList } from "#src/sections/point-list.tsx";

interface OutlineExcerptProps {
	/** Says that the job is made up. */
	caption: string;
	/** What the link to the whole outline says. */
	download: string;
}

/** A part of the example outline, on the first of its two sheets: the question, the weeks, the cost, what would end it. */
export function OutlineExcerpt({ caption, download }: OutlineExcerptProps) {
	const { file, job, question, answer, weeks, cost, stop } = exampleOutline;
	return (
		<div className="relative isolate py-6 before:absolute before:inset-0 before:-z-10 before:translate-3 before:bg-land-3 after:absolute after:inset-0 after:-z-10 after:bg-ground max-sm:before:hidden max-sm:after:-inset-x-gutter sm:p-6 lg:p-10">
			<p className="font-medium text-small">{caption}</p>
			<h3 className="mt-3 font-display text-heading">{job}</h3>
			<div className="mt-6">
				<FeatureList features={[question, answer]} />
			</div>
			<ComparisonTable caption={weeks.title} columns={weeks.columns} rows={weeks.rows} />
			<div className="mt-8 grid gap-x-6 gap-y-8 lg:grid-cols-2">
				<div>
					<h4 className="font-semibold text-subheading">{cost.title}</h4>
					<p className="mt-2 font-display text-lead">{cost.formula}</p>
					{cost.points.slice(0, 2).map((point) => (
						<p key={point} className="mt-2 text-muted">
							{point}
						</p>
					))}
				</div>
				<div>
					<h4 className="mb-3 font-semibold text-subheading">{stop.title}</h4>
					<PointList points={stop.points} mark="cross" />
				</div>
			</div>
			<p className="mt-8 text-links">
				<a href={file} className="touch-target">
					{download}
				</a>
			</p>
		</div>
	);
}
