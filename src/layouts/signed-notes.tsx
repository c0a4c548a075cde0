import { joinTexts } from "#src/content/join-texts.ts";
import { monthOf } from "#src/content/long-date.ts";
import type { Note } from "#src/content/notes.ts";

interface SignedNotesProps {
	notes: readonly Note[];
	/** Whether to show only how each begins. */
	beginnings?: boolean;
}

/** Opinions, signed and dated. In whole, the first is page-wide, its title as large as the page allows. */
export function SignedNotes({ notes, beginnings = false }: SignedNotesProps) {
	const first = beginnings ? undefined : notes[0];
	// One that would stand beside an empty column takes both.
	const last = (notes.length - (first ? 1 : 0)) % 2 === 1 ? notes.at(-1) : undefined;
	return (
		<div className="grid gap-x-6 gap-y-12 lg:grid-cols-2">
			{notes.map((note) => {
				const { title, text, rest, by, date } = note;
				const large = note === first;
				const wide = large || note === last;
				return (
					<article
						key={title}
						className={`grid content-start gap-x-6 gap-y-4 border-control border-t pt-6 ${wide ? "lg:col-span-2 lg:grid-cols-2" : "lg:pr-6"} ${large ? "lg:pb-10" : ""}`.trimEnd()}
					>
						<h3
							className={
								large ? "text-balance text-call lg:col-span-2 lg:pb-6" : "font-display text-heading"
							}
						>
							{title}
						</h3>
						<div className={large ? "lg:col-start-2" : undefined}>
							<p className={`max-w-measure ${large ? "font-display text-quiet" : ""}`.trimEnd()}>
								{beginnings ? text : joinTexts(text, rest)}
							</p>
							<p className="mt-4 text-muted">
								{`${by.name}, `}
								<time dateTime={date}>{monthOf(date)}</time>
							</p>
						</div>
					</article>
				);
			})}
		</div>
	);
}
