import { PenLine } from "lucide";
import type { ReactNode } from "react";
import { Diagram, PersonMark } from "#src/sections/diagram.tsx";
import { Icon } from "#src/ui/icon.tsx";

export interface SourcedLetterProps {
	caption: ReactNode;
	/** A line above the diagram that says it is an example. */
	example: string;
	/** The clinician's note, line by line. */
	note: { title: string; by: string; lines: readonly string[] };
	letter: {
		title: string;
		greeting: string;
		/** Each sentence with the number of its line in the note, starting at 1. */
		sentences: readonly { text: string; line: number }[];
		/** What such a letter usually says but this note doesn't. */
		gap: { mark: string; text: string };
		signature: string;
	};
	/** Screen readers read it before a line's number. */
	lineLabel: string;
}

/** A draft letter next to its note. Each sentence has the number of its line in the note. */
export function SourcedLetter({ caption, example, note, letter, lineLabel }: SourcedLetterProps) {
	return (
		<Diagram caption={caption} example={example}>
			<div className="grid items-start gap-6 pt-8 lg:grid-cols-12">
				<div className="rounded-control border border-line bg-surface p-5 lg:col-span-4">
					<h3 className="text-subheading">{note.title}</h3>
					<p className="text-muted text-small">{note.by}</p>
					<ul className="mt-4">
						{note.lines.map((line, index) => (
							<li key={line} className="flex gap-3 border-line border-t py-3 text-small last:pb-0">
								<LineNumber>{index + 1}</LineNumber> {line}
							</li>
						))}
					</ul>
				</div>
				<div className="rounded-control border border-control bg-ground p-5 shadow-panel sm:p-8 lg:col-span-8 lg:px-14 lg:py-12">
					<h3 className="text-subheading">{letter.title}</h3>
					<p className="mt-6">{letter.greeting}</p>
					<p className="mt-3 text-[1em]/loose">
						{letter.sentences.map(({ text, line }) => {
							const lastWord = text.lastIndexOf(" ") + 1;
							return (
								<span key={text}>
									{text.slice(0, lastWord)}
									{/* Keeps the number on the same line as the last word. */}
									<span className="min-[20rem]:whitespace-nowrap">
										{text.slice(lastWord)}{" "}
										<LineNumber>
											<span className="sr-only">({lineLabel} </span>
											{line}
											<span className="sr-only">)</span>
										</LineNumber>
									</span>
									<span className="mr-1.5"> </span>
								</span>
							);
						})}
					</p>
					<div className="mt-5 border-control border-l-2 border-dashed pl-4">
						<PersonMark>{letter.gap.mark}</PersonMark>
						<p className="mt-2 text-muted text-small">{letter.gap.text}</p>
					</div>
					<p className="mt-12 flex max-w-[22rem] gap-2.5 border-ink border-t pt-3 text-small">
						<Icon icon={PenLine} className="text-accent" />
						{letter.signature}
					</p>
				</div>
			</div>
		</Diagram>
	);
}

function LineNumber({ children }: { children: ReactNode }) {
	return (
		<span className="inline-grid size-6 shrink-0 place-items-center rounded-full border border-accent font-semibold text-accent text-label/none">
			{children}
		</span>
	);
}
