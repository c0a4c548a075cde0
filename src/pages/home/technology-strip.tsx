interface TechnologyStripProps {
	/** The heading above the strip. */
	title: string;
	/** A line under the heading. */
	note: string;
	technologies: readonly Technology[];
}

interface Technology {
	name: string;
	/** Whether a client may need it, hears it as a name for the rest, or should ask what it is for. */
	need: keyof typeof needs;
}

/** What may be needed is first to the eye. Screen readers keep the order of the specification. */
const needs = { maybe: "", name: "order-1 text-muted", ask: "order-2 text-muted italic" } as const;

/**
 * Chips that scroll in an endless loop of 25 seconds (in the stylesheet). They pause on hover and
 * focus, with reduced motion, and by a switch that works without scripts.
 */
export function TechnologyStrip({ title, note, technologies }: TechnologyStripProps) {
	return (
		<section aria-labelledby="technology" className="technology-strip py-8">
			<h2 id="technology" className="page-width text-quiet">
				{title}
			</h2>
			<p className="page-width pt-2 text-muted">
				<span className="block max-w-measure">{note}</span>
			</p>
			<div className="page-width mt-4 flex items-center gap-4 max-sm:flex-col-reverse max-sm:items-start max-sm:gap-0 max-sm:pb-3">
				<label className="technology-pause">
					<input type="checkbox" /> Pause
					{/* Screen readers also list controls without what is around them. */}
					<span className="sr-only"> the moving list</span>
				</label>
				<div className="technology-window">
					<Chips technologies={technologies} />
					<Chips technologies={technologies} copy />
				</div>
			</div>
		</section>
	);
}

/** One run of the chips. A copy, hidden from screen readers, follows so that the loop has no gap. */
function Chips({
	technologies,
	copy = false,
}: {
	technologies: readonly Technology[];
	copy?: boolean;
}) {
	return (
		<ul className="technology-chips" aria-hidden={copy || undefined}>
			{technologies.map(({ name, need }) => (
				<li key={name} className={needs[need]}>
					{name}
				</li>
			))}
		</ul>
	);
}
