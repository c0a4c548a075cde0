import type { ReactNode } from "react";

/** A table that only this page has. */
export interface TableWords {
	/** The fragment that links to it. */
	id?: string;
	tinted?: boolean;
	title: string;
	intro: ReactNode;
	content: ReactNode;
}

/** Title and intro side by side, above a table across the whole width. */
export function TableSection({ id, tinted, title, intro, content }: TableWords) {
	return (
		<section id={id} className={tinted ? "bg-surface py-section" : "py-section"}>
			<div className="page-width">
				<div className="grid gap-x-6 gap-y-4 lg:grid-cols-12">
					<h2 className="text-heading lg:col-span-5">{title}</h2>
					<p className="text-lead text-muted text-links lg:col-span-7">{intro}</p>
				</div>
				<div className="mt-10 lg:mt-14">{content}</div>
			</div>
		</section>
	);
}
