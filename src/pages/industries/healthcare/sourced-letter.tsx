import { PenLine, UserCheck } from "lucide";
import type { ReactNode } from "react";
import { Diagram } from "#src/sections/diagram.tsx";
import { Icon } from "#src/ui/icon.tsx";

interface SourcedLetterProps {
	caption: ReactNode;
	/** A line above the diagram that says it is an example. */
	example: string;
	/** The clinician's note, line by line. */
	note: { title: string; by: string; lines: readonly string[] };
	letter: {
		title: string;
		date: string;
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

/**
 * A draft letter next to its note. A line runs from each line of the note to its sentence. The note and
 * the letter share three rows: what is above their lines, their lines, and what is below. Lines and
 * sentences are equally far apart, so that the drawing between them knows where they are.
 */
export function SourcedLetter({ caption, example, note, letter, lineLabel }: SourcedLetterProps) {
	const [lines, sentences] = [note.lines.length, letter.sentences.length];
	return (
		<Diagram caption={caption} example={example}>
			<div className="grid gap-6 pt-8 lg:grid-cols-[4fr_4rem_8fr] lg:grid-rows-[auto_auto_1fr] lg:gap-0 lg:pt-12">
				<div className="bg-stratum-1 p-5 lg:col-start-1 lg:row-span-2 lg:row-start-1 lg:grid lg:grid-rows-subgrid lg:pt-10 lg:pr-0 lg:pb-0 lg:pl-6">
					<div>
						<h3 className="text-subheading">{note.title}</h3>
						<p className="text-muted text-small">{note.by}</p>
					</div>
					<ol className="mt-4 grid gap-3 lg:mt-0 lg:auto-rows-fr lg:gap-0">
						{note.lines.map((line, index) => (
							<li
								key={line}
								className="flex items-center gap-3 text-small/snug lg:flex-row-reverse lg:justify-between"
							>
								<LineNumber className="lg:-mr-3.5">{index + 1}</LineNumber> {line}
							</li>
						))}
					</ol>
				</div>
				<svg
					width="64"
					height="160"
					aria-hidden="true"
					viewBox={`0 0 2 ${lines * sentences * 2}`}
					preserveAspectRatio="none"
					className="hidden h-0 min-h-full w-full fill-none stroke-[3] stroke-accent lg:col-start-2 lg:row-start-2 lg:block"
				>
					{letter.sentences.map(({ text, line }, index) => {
						const [start, end] = [(2 * line - 1) * sentences, (2 * index + 1) * lines];
						return (
							<path
								key={text}
								vectorEffect="non-scaling-stroke"
								d={`M0 ${start}C1 ${start} 1 ${end} 2 ${end}`}
							/>
						);
					})}
				</svg>
				<div className="sheet-of-paper border border-line px-6 pt-6 pb-8 sm:px-8 lg:col-start-3 lg:row-span-3 lg:row-start-1 lg:grid lg:grid-rows-subgrid lg:pt-10 lg:pr-14 lg:pb-12 lg:pl-0">
					<div className="lg:pb-4 lg:pl-14">
						<div className="flex flex-wrap justify-between gap-x-8 text-small">
							<h3 className="font-normal text-small">{letter.title}</h3>
							<p>{letter.date}</p>
						</div>
						<p className="mt-8 font-display text-lead lg:mt-12">{letter.greeting}</p>
					</div>
					<ul className="mt-3 grid gap-3 lg:mt-0 lg:auto-rows-fr lg:gap-0">
						{letter.sentences.map(({ text, line }) => (
							<li
								key={text}
								className="flex items-center justify-between gap-3 font-display text-lead/snug lg:flex-row-reverse lg:justify-end lg:gap-[2.625rem] lg:py-3"
							>
								{text}{" "}
								<LineNumber className="lg:-ml-3.5">
									<span className="sr-only">({lineLabel} </span>
									{line}
									<span className="sr-only">)</span>
								</LineNumber>
							</li>
						))}
					</ul>
					<div className="lg:pl-14">
						<div className="-mx-8 mt-6 bg-highlight px-8 py-4 text-on-highlight sm:-mx-10 sm:px-10 lg:-mx-[4.5rem] lg:px-[4.5rem]">
							<p className="flex items-center gap-2 font-semibold text-small/snug">
								<Icon icon={UserCheck} />
								{letter.gap.mark}
							</p>
							<p className="mt-1 text-small">{letter.gap.text}</p>
						</div>
						<p className="mt-16 flex max-w-[20rem] gap-2.5 border-ink border-t-2 pt-3 text-small">
							<Icon icon={PenLine} className="mt-1" />
							{letter.signature}
						</p>
					</div>
				</div>
			</div>
		</Diagram>
	);
}

interface LineNumberProps {
	className?: string;
	children: ReactNode;
}

function LineNumber({ className = "", children }: LineNumberProps) {
	return (
		<span
			className={`relative z-1 inline-grid size-7 shrink-0 place-items-center rounded-full bg-accent font-sans font-semibold text-label/none text-on-accent ${className}`.trim()}
		>
			{children}
		</span>
	);
}
