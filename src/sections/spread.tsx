import type { ReactNode } from "react";

/**
 * What is around the loud passage: deep green or the dark of the footer from edge to edge, a pale slope, the yellow
 * of a person’s decision, or the page itself.
 */
export type Ground = "deep" | "night" | "pale" | "decided" | "open";

interface SpreadProps {
	/** The fragment that links to it. */
	id?: string | undefined;
	ground?: Ground | undefined;
	className?: string;
	children: ReactNode;
}

/** A loud passage of a page. At most two a page, on different grounds. */
export function Spread({ id, ground = "deep", className = "", children }: SpreadProps) {
	return (
		<section id={id} className={`overflow-x-clip spread spread-${ground} ${className}`.trim()}>
			<div className="page-width">{children}</div>
		</section>
	);
}

/** How the loud words stand: apart, from margin to margin, or also each higher than the one before, or the last broken in two. */
export type LoudLook = keyof typeof looks;

interface LoudTitleProps {
	/** The whole heading. */
	title: string;
	/** The words of it that are loud. */
	loud: string;
	look?: LoudLook | undefined;
	className?: string;
}

const looks = {
	apart: "text-loud lg:flex lg:justify-between",
	broken: "text-loud",
	climbing:
		"text-loud xl:flex xl:items-end xl:justify-between xl:text-call xl:*:nth-2:pb-[0.45em] xl:*:nth-3:pb-[0.9em]",
} as const;

/** A heading of which a few words are as large as the page allows, and the rest is quiet. */
export function LoudTitle({ title, loud, look, className }: LoudTitleProps) {
	// Of an answer, the last: its question may have the same words.
	const start = title.lastIndexOf(loud);
	if (start < 0) return <h2 className={`text-call ${className ?? ""}`.trim()}>{title}</h2>;
	const [before, after] = [title.slice(0, start), title.slice(start + loud.length)];
	// At this size, words that are kept together elsewhere have to wrap on a phone.
	const [, words = "", stop] = /^(.*?)([,:]?)$/.exec(loud.replaceAll("\u00a0", " ")) ?? [];
	/** Where the broken word begins. */
	const whole = look === "broken" ? words.lastIndexOf(" ") + 1 : words.length;
	const broken = words.slice(whole);
	const quiet = "block font-sans text-lead font-medium text-muted";
	return (
		<h2 className={className}>
			{before && <span className={quiet}>{`${before.trim()} `}</span>}
			<span className={`my-3 block lg:my-4 ${look ? looks[look] : "text-loud"}`}>
				{look === "apart" || look === "climbing"
					? words.split(/(?<= )/).map((word, index) => (
							// biome-ignore lint/suspicious/noArrayIndexKey: words stay in their order
							<span key={index}>{word}</span>
						))
					: words.slice(0, whole)}
				{broken && (
					<span className="broken" data-text={broken}>
						<span>{broken}</span>
					</span>
				)}
				{/* The size stands for it, except to readers who hear the heading. */}
				{stop && <span className="sr-only">{stop}</span>}
			</span>
			{after && <span className={quiet}>{` ${after.trim()}`}</span>}
		</h2>
	);
}

export interface AnswerWords {
	ground: Ground;
	question: string;
	/** In as few words as it can honestly be said. */
	answer: string;
	/** What has to be added to it. */
	text: ReactNode;
}

/** The question a reader hardly dares to ask, and its answer as large as the page allows. */
export function Answer({ ground, question, answer, text }: AnswerWords) {
	return (
		<Spread ground={ground} className="spread-answer">
			<LoudTitle title={`${question} ${answer}`} loud={answer} />
			<div className="mt-8 max-w-measure text-lead text-links lg:mt-10 lg:ml-[calc(50%+0.75rem)]">
				{text}
			</div>
		</Spread>
	);
}
