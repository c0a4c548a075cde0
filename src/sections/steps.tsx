import type { ReactNode } from "react";

/** Steps in order, each beside its layer of land. */
export function Steps({ children }: { children: ReactNode }) {
	return <ol className="steps">{children}</ol>;
}

interface StepProps {
	/** "Weeks 1 to 2". */
	when: string;
	title: ReactNode;
	/** What the client has at its end. */
	result?: ReactNode;
	/** Marks it in yellow: a named person signs. */
	decides?: boolean;
	/** A sentence. */
	children?: ReactNode;
}

/** A step in `Steps`. */
export function Step({ when, title, result, decides = false, children }: StepProps) {
	return (
		<li className="gap-x-6 sm:grid sm:grid-cols-12">
			<p
				className={`step-when px-4 py-3 font-display text-quiet sm:col-span-4 lg:col-span-3 sm:flex sm:flex-col-reverse sm:justify-end lg:px-6 lg:py-5 ${decides ? "bg-highlight! text-on-highlight" : ""}`.trim()}
			>
				<When>{when}</When>
			</p>
			<div className="gap-x-6 border-line pt-4 pb-8 sm:col-span-8 lg:col-span-9 lg:border-t lg:grid lg:grid-cols-9 lg:py-6">
				<div className={result ? "lg:col-span-5" : "lg:col-span-7"}>
					<h3 className="text-subheading">{title}</h3>
					{children && <div className="mt-1.5 max-w-measure text-muted text-links">{children}</div>}
				</div>
				{result && (
					<p className="mt-2 max-w-measure text-links lg:col-span-4 lg:mt-0 lg:pl-6">
						<strong className="font-semibold lg:block lg:text-accent lg:text-label">
							You get:{" "}
						</strong>
						{result}
					</p>
				)}
			</div>
		</li>
	);
}

/** The number of a week or a phase in large figures, which grow from step to step. Other times stay as they are. */
function When({ children }: { children: string }) {
	const [, word, first, last] = /^(\D+) (\d+)(?: (?:to|and) (\d+))?$/.exec(children) ?? [];
	if (!word) return children;
	return (
		<>
			<span className="font-medium font-sans text-label">{word}</span>{" "}
			<span className="step-number whitespace-nowrap">{last ? `${first}–${last}` : first}</span>
		</>
	);
}
