import type { ReactNode } from "react";

interface SpreadProps {
	/** The fragment that links to it. */
	id?: string | undefined;
	className?: string;
	children: ReactNode;
}

/** The loud passage of a page, on a band of deep green from edge to edge. One a page. */
export function Spread({ id, className = "", children }: SpreadProps) {
	return (
		<section id={id} className={`overflow-x-clip spread ${className}`.trim()}>
			<div className="page-width">{children}</div>
		</section>
	);
}

interface LoudTitleProps {
	/** The whole heading. */
	title: string;
	/** The words of it that are loud. */
	loud: string;
	className?: string;
}

/** A heading of which a few words are as large as the page allows, and the rest is quiet. */
export function LoudTitle({ title, loud, className }: LoudTitleProps) {
	const start = title.indexOf(loud);
	if (start < 0) return <h2 className={`text-call ${className ?? ""}`.trim()}>{title}</h2>;
	const [before, after] = [title.slice(0, start), title.slice(start + loud.length)];
	// At this size, words that are kept together elsewhere have to wrap on a phone.
	const [, words, stop] = /^(.*?)([,:]?)$/.exec(loud.replaceAll("\u00a0", " ")) ?? [];
	const quiet = "block font-sans text-lead font-medium text-muted";
	return (
		<h2 className={className}>
			{before && <span className={quiet}>{`${before.trim()} `}</span>}
			<span className="my-3 block text-loud lg:my-4">
				{words}
				{/* The size stands for it, except to readers who hear the heading. */}
				{stop && <span className="sr-only">{stop}</span>}
			</span>
			{after && <span className={quiet}>{` ${after.trim()}`}</span>}
		</h2>
	);
}
