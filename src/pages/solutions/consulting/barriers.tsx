import type { ReactNode } from "react";
import { Diagram } from "#src/sections/diagram.tsx";

export interface BarriersProps {
	caption: ReactNode;
	/** Read before what the reader gets. */
	label: string;
	/** Each with what people say in a meeting, without quotation marks. */
	barriers: readonly { name: string; words: string; remedy: ReactNode; result: string }[];
}

/** What holds people back, in their own words, each beside what we do about it. */
export function Barriers({ caption, label, barriers }: BarriersProps) {
	return (
		<Diagram caption={caption}>
			<ul className="grid gap-y-14 lg:gap-y-20">
				{barriers.map(({ name, words, remedy, result }, index) => (
					<li key={name} className="grid gap-x-6 gap-y-5 lg:grid-cols-12 lg:items-end">
						<div className={`lg:col-span-7 ${index % 2 ? "lg:order-1 lg:col-start-6" : ""}`.trim()}>
							<h3 className="font-semibold text-[1em] text-accent">{name}</h3>
							<p className="mt-3 text-balance font-display font-medium text-statement">{`“${words}”`}</p>
						</div>
						<div className="lg:col-span-4 lg:pb-2">
							<p className="max-w-measure text-muted">{remedy}</p>
							<p className="mt-3 max-w-measure">
								<strong className="font-semibold">{`${label} `}</strong>
								{result}
							</p>
						</div>
					</li>
				))}
			</ul>
		</Diagram>
	);
}
