import type { ReactNode } from "react";
import { Mark } from "#src/ui/mark.tsx";

interface StatCardProps {
	title: string;
	benefits: readonly string[];
	stats: readonly { value: string; label: string }[];
	/** The description. */
	children: ReactNode;
}

/** A card with a description, benefits and statistics, in a `CardGrid`. */
export function StatCard({ title, benefits, stats, children }: StatCardProps) {
	return (
		<li className="card flex flex-col p-6">
			<h3 className="font-display font-medium text-quiet">{title}</h3>
			<p className="mt-2 text-muted text-links">{children}</p>
			<ul className="mt-4 mb-6 grid gap-2">
				{benefits.map((benefit) => (
					<li key={benefit} className="flex gap-2.5">
						<Mark kind="tick" className="mt-0.5" />
						{benefit}
					</li>
				))}
			</ul>
			<dl className="mt-auto grid grid-cols-2 gap-x-4 border-line border-t pt-5">
				{stats.map(({ value, label }) => (
					<div key={label} className="flex flex-col-reverse justify-end">
						<dt className="mt-1 text-pretty text-small">{label}</dt>
						<dd className="font-display text-quiet">{value}</dd>
					</div>
				))}
			</dl>
		</li>
	);
}
