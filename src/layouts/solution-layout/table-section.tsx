import type { ReactNode } from "react";
import { sectionClass } from "#src/ui/section.tsx";

/** A table that only this page has. */
export interface TableWords {
	/** The fragment that links to it. */
	id?: string;
	tinted?: boolean;
	/** A table in which things are looked up. */
	quiet?: boolean;
	title: string;
	intro: ReactNode;
	content: ReactNode;
}

/** Title and intro side by side, above a table across the whole width. */
export function TableSection({ id, tinted, quiet = false, title, intro, content }: TableWords) {
	return (
		<section id={id} className={sectionClass(quiet ? "quiet" : "main", tinted)}>
			<div className="page-width">
				<div className="grid gap-x-6 gap-y-4 lg:grid-cols-12">
					<h2 className={`${quiet ? "text-quiet" : "text-section"} lg:col-span-5`}>{title}</h2>
					<p
						className={`text-muted text-links ${quiet ? "" : "text-lead"} lg:col-span-6 lg:col-start-7`}
					>
						{intro}
					</p>
				</div>
				<div className="mt-10 lg:mt-14">{content}</div>
			</div>
		</section>
	);
}
