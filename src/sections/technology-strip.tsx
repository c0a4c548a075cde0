import { Pause, Play } from "lucide";
import type { ReactNode } from "react";
import { Icon } from "#src/ui/icon.tsx";

interface TechnologyStripProps {
	title: string;
	/** The chips, in order. */
	terms: readonly string[];
	/** What we think of the words, in one line. */
	children?: ReactNode;
}

/** Chips that pass by in an endless loop of 25 seconds. A switch stops them that works without scripts. */
export function TechnologyStrip({ title, terms, children }: TechnologyStripProps) {
	return (
		<section aria-labelledby="technology" className="py-10 print:hidden">
			<div className="page-width flex items-center justify-between gap-6">
				<div>
					<h2 id="technology" className="text-quiet">
						{title}
					</h2>
					{children && <p className="mt-1 text-muted text-links">{children}</p>}
				</div>
				<label className="technology-pause grid size-11 shrink-0 cursor-pointer place-items-center rounded-full border border-control">
					<input type="checkbox" className="peer sr-only" aria-label="Pause the moving list" />
					<Icon icon={Pause} className="peer-checked:hidden" />
					<Icon icon={Play} className="hidden peer-checked:block" />
				</label>
			</div>
			<div className="mt-6 flex overflow-hidden">
				<Chips terms={terms} />
				<Chips terms={terms} copy />
			</div>
		</section>
	);
}

/** One run of the chips. A copy, hidden from assistive technology, follows so that the loop has no gap. */
function Chips({ terms, copy = false }: { terms: readonly string[]; copy?: boolean }) {
	return (
		<ul className="technology-chips" aria-hidden={copy || undefined}>
			{terms.map((term) => (
				<li
					key={term}
					className="whitespace-nowrap rounded-full border border-line bg-surface px-5 py-2.5 font-medium"
				>
					{term}
				</li>
			))}
		</ul>
	);
}
