import type { ReactNode } from "react";
import { Mark } from "#src/ui/mark.tsx";

interface StatCardProps {
	title: string;
	benefits: readonly string[];
	stats: readonly { value: string; label: string }[];
	/** Sets its first figure huge and, where there is room, beside the words, in a card of four or all six columns. */
	wide?: 4 | 6;
	/** The description. */
	children: ReactNode;
}

/** A card with a description, benefits and statistics, in a `CardGrid`. */
export function StatCard({ title, benefits, stats, wide, children }: StatCardProps) {
	const second = wide ? "lg:col-start-2" : "";
	return (
		<li
			className={`card flex flex-col p-6 ${wide ? `content-start gap-x-12 lg:grid lg:grid-cols-2 lg:p-8 ${wide === 4 ? "lg:col-span-4" : "lg:col-span-6"}` : ""}`.trim()}
		>
			<h3 className={`font-display font-medium text-quiet ${second}`.trim()}>{title}</h3>
			<p className={`mt-2 text-muted text-links ${second}`.trim()}>{children}</p>
			<ul className={`mt-4 mb-6 grid gap-2 ${second}`.trim()}>
				{benefits.map((benefit) => (
					<li key={benefit} className="flex gap-2.5">
						<Mark kind="tick" className="mt-0.5" />
						{benefit}
					</li>
				))}
			</ul>
			<dl
				className={`grid gap-x-4 ${wide ? "content-start gap-y-4 lg:col-start-1 lg:row-span-4 lg:row-start-1" : "mt-auto grid-cols-2 border-line border-t pt-5"}`}
			>
				{stats.map(({ value, label }, index) => (
					<div key={label} className="flex flex-col-reverse justify-end">
						<dt className="mt-1 text-pretty text-small">{label}</dt>
						<dd
							className={`font-display ${wide && index === 0 ? "text-display lg:text-huge" : "text-quiet"}`}
						>
							{value}
						</dd>
					</div>
				))}
			</dl>
		</li>
	);
}
