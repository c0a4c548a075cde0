import { joinTexts } from "#src/content/join-texts.ts";
import { monthOf } from "#src/content/long-date.ts";
import type { Note } from "#src/content/notes.ts";

interface SignedNotesProps {
	notes: readonly Note[];
	/** Whether to show only how each begins. */
	beginnings?: boolean;
}

/** Opinions, signed and dated. */
export function SignedNotes({ notes, beginnings = false }: SignedNotesProps) {
	return (
		<div className="grid gap-x-12 gap-y-12 lg:grid-cols-2">
			{notes.map(({ title, text, rest, by, date }) => (
				<article
					key={title}
					className="grid content-start gap-x-12 gap-y-4 border-t border-control pt-6 lg:odd:last:col-span-2 lg:odd:last:grid-cols-2"
				>
					<h3 className="font-display text-heading">{title}</h3>
					<div>
						<p className="max-w-measure">{beginnings ? text : joinTexts(text, rest)}</p>
						<p className="mt-4 text-muted">
							{`${by.name}, `}
							<time dateTime={date}>{monthOf(date)}</time>
						</p>
					</div>
				</article>
			))}
		</div>
	);
}
