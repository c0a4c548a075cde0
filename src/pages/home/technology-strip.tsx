interface TechnologyStripProps {
	/** What the terms are, over the strip. */
	title: string;
	technologies: readonly string[];
}

/**
 * Chips that pass by without end (25 seconds a turn, in the style sheet), paused under the pointer or
 * the focus, by the switch, which needs no script, and for visitors who asked for less motion.
 */
export function TechnologyStrip({ title, technologies }: TechnologyStripProps) {
	return (
		<section aria-labelledby="technology" className="technology-strip border-y border-line">
			<h2 id="technology" className="page-width pt-4 text-small font-medium text-muted">
				{title}
			</h2>
			<div className="page-width flex items-center gap-4 max-sm:flex-col-reverse max-sm:items-start max-sm:gap-0 max-sm:pb-3">
				<label className="technology-pause">
					{/* Named in full, with both of its words, for those who meet it in a list of controls. */}
					<input type="checkbox" aria-label="Pause or play the passing list" className="sr-only" />
					<span aria-hidden="true">
						<span className="technology-moving">Pause</span>
						<span className="technology-paused">Play</span>
					</span>
				</label>
				<div className="technology-window">
					<Chips technologies={technologies} />
					<Chips technologies={technologies} copy />
				</div>
			</div>
		</section>
	);
}

/** One run of the chips. The copy follows it so that the loop shows no gap; it is not read out. */
function Chips({
	technologies,
	copy = false,
}: {
	technologies: readonly string[];
	copy?: boolean;
}) {
	return (
		<ul className="technology-chips" aria-hidden={copy || undefined}>
			{technologies.map((technology) => (
				<li key={technology}>{technology}</li>
			))}
		</ul>
	);
}
