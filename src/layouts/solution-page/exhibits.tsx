import type { ReactNode } from "react";
import { Section } from "~/ui/section";

/** A section's background. The default is the page's own. */
export type Ground = "tinted";

/** The diagram that explains the subject. */
export interface PictureWords {
	/** Full width, or next to its title. */
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
	/** The section's id, for links to it. */
	id?: string;
	ground?: Ground;
	title: string;
	intro: ReactNode;
	content: ReactNode;
}

/** Title and intro side by side, above a full-width table. */
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
