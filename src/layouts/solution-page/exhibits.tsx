import type { ReactNode } from "react";
import { Section } from "~/ui/section";

/** A section's ground; the page's own unless said otherwise. */
export type Ground = "tinted";

/** The picture that explains the subject. */
export interface PictureWords {
	/** Over the whole width, or beside its title. */
	look: "wide" | "beside";
	ground?: Ground;
	title: string;
	intro: ReactNode;
	content: ReactNode;
}

export function Picture({ look, ground, title, intro, content }: PictureWords) {
	return (
		<Section
			title={title}
			intro={intro}
			tinted={ground === "tinted"}
			layout={look === "beside" ? "beside" : "stacked"}
		>
			{content}
		</Section>
	);
}

/** The table that only this page has. */
export interface TableWords {
	/** A fragment to link to. */
	id?: string;
	ground?: Ground;
	title: string;
	intro: ReactNode;
	content: ReactNode;
}

/** Title and intro side by side, as the head of a full-width table. */
export function Table({ id, ground, title, intro, content }: TableWords) {
	return (
		<section id={id} className={ground === "tinted" ? "bg-surface py-section" : "py-section"}>
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
