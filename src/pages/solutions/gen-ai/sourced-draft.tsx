import type { InternalHref } from "#src/paths.ts";
import { DecisionMark } from "#src/sections/diagram.tsx";
import { Link } from "#src/ui/link.tsx";

export interface SourcedDraftProps {
	/** Says that it is an example, and what was asked. */
	example: string;
	/** Each sentence with the passage it was written from, and where that is. */
	sentences: readonly {
		text: string;
		passage: string;
		source: { href: InternalHref; label: string };
	}[];
	/** A sentence that no passage supports, and what becomes of it. */
	struck: { text: string; why: string };
	/** What the person does who decides. */
	signed: { text: string; mark: string };
}

const row = "grid gap-y-4 lg:grid-cols-[2fr_1fr]";
const sentence = "font-display font-medium text-statement";

/** A draft in large type. Each sentence leads to the passage it rests on; the one that has none is struck out. */
export function SourcedDraft({ example, sentences, struck, signed }: SourcedDraftProps) {
	return (
		<>
			<p className="mt-3 max-w-measure text-lead text-muted">{example}</p>
			<ol className="mt-12 grid gap-y-12 lg:mt-16 lg:gap-y-14">
				{sentences.map(({ text, passage, source }) => (
					<li key={text} className={row}>
						<p className={`overflow-x-clip ${sentence}`}>
							{text} {/* From the last word, a line leads to the passage. */}
							<span
								aria-hidden="true"
								className="-mr-[100%] hidden w-full border-accent border-b-2 lg:inline-block"
							/>
						</p>
						<div className="border-accent border-l-2 py-1 pl-4 lg:self-end lg:pl-6">
							<p className="font-display text-lead/snug">{`“${passage}”`}</p>
							<p className="mt-2 text-small text-links">
								<Link href={source.href} className="touch-target">
									{source.label}
								</Link>
							</p>
						</div>
					</li>
				))}
				<li className={row}>
					<p className={`${sentence} text-muted`}>
						<s className="decoration-[0.06em]">{struck.text}</s>
					</p>
					<p className="border-transparent border-l-2 text-lead/snug lg:self-center lg:pl-6">
						{struck.why}
					</p>
				</li>
				<li className="decision grid w-fit gap-y-3 px-5 py-5 lg:px-8 lg:py-7">
					<DecisionMark>{signed.mark}</DecisionMark>
					<p className="font-display font-medium text-statement">{signed.text}</p>
				</li>
			</ol>
		</>
	);
}
