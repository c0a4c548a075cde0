import type { ReactNode } from "react";
import { type Ground, Spread } from "#src/sections/spread.tsx";
import { sectionClass } from "#src/ui/section.tsx";

/** A table that only this page has. */
export interface TableWords {
	/** The fragment that links to it. */
	id?: string;
	tinted?: boolean;
	/** A table in which things are looked up, the loud passage of the page, or one from edge to edge of the window. */
	look?: keyof typeof heads | "across";
	/** Around it, if it is the loud passage of the page. */
	ground?: Ground;
	title: string;
	intro: ReactNode;
	content: ReactNode;
}

/** The classes of the title and of the intro beside it. */
const heads = {
	main: {
		title: "self-start text-section lg:col-span-5",
		intro: "text-lead lg:col-span-6 lg:col-start-7",
	},
	quiet: {
		title: "self-start text-quiet lg:col-span-5",
		intro: "lg:col-span-6 lg:col-start-7",
	},
	loud: {
		title: "text-call [text-wrap:wrap] lg:col-span-8",
		intro: "text-lead lg:col-span-4",
	},
};

/** Title and intro side by side, above a table across the whole width. */
export function TableSection({
	id,
	tinted,
	look = "main",
	ground,
	title,
	intro,
	content,
}: TableWords) {
	const classes = heads[look === "across" ? "main" : look];
	const head = (
		<div
			className={`grid gap-x-6 gap-y-4 lg:grid-cols-12 ${look === "loud" ? "items-start" : "items-end"}`}
		>
			<h2 className={classes.title}>{title}</h2>
			<p className={`text-muted text-links ${classes.intro}`}>{intro}</p>
		</div>
	);
	if (look === "loud" || ground) {
		return (
			<Spread id={id} ground={ground}>
				{head}
				<div className="mt-12 lg:mt-20">{content}</div>
			</Spread>
		);
	}
	if (look === "across") {
		return (
			<section id={id} className="[container-type:inline-size] pt-section">
				<div className="page-width">{head}</div>
				<div className="mt-10 lg:mt-14">{content}</div>
			</section>
		);
	}
	return (
		<section id={id} className={sectionClass(look, tinted)}>
			<div className="page-width">
				{head}
				<div className="mt-10 lg:mt-14">{content}</div>
			</div>
		</section>
	);
}
