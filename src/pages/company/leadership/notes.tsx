import { longDate } from "#src/content/long-date.ts";
import { notes } from "#src/content/notes.ts";
import { Section } from "#src/sections/section.tsx";

/** What the people who lead the company think, signed and dated. Nothing while there are no notes. */
export function Notes() {
	if (notes.length === 0) return;
	return (
		<Section id="notes" title="What we think, signed">
			<div className="grid gap-x-12 gap-y-10 lg:grid-cols-2">
				{notes.map(({ title, text, by, date }) => (
					<article key={title} className="border-line border-t pt-6">
						<h3 className="font-display text-quiet">{title}</h3>
						<p className="mt-3 max-w-measure">{text}</p>
						<p className="mt-3 text-muted">
							{by.name}, <time dateTime={date}>{longDate(date)}</time>
						</p>
					</article>
				))}
			</div>
		</Section>
	);
}
