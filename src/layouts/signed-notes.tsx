import { longDate } from "#src/content/long-date.ts";
import type { Note } from "#src/content/notes.ts";

/** Opinions, signed and dated. */
export function SignedNotes({ notes }: { notes: readonly Note[] }) {
	return (
		<div className="grid gap-x-12 gap-y-12 lg:grid-cols-2">
			{notes.map(({ title, text, by, date }) => (
				<article key={title} className="border-t border-control pt-6">
					<h3 className="font-display text-heading">{title}</h3>
					<p className="mt-4 max-w-measure">{text}</p>
					<p className="mt-4 text-muted">
						{`${by.name}, `}
						<time dateTime={date}>{longDate(date)}</time>
					</p>
				</article>
			))}
		</div>
	);
}
