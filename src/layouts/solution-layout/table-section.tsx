import type { ReactNode } from "react";
import { Spread } from "#src/sections/spread.tsx";
import { sectionClass } from "#src/ui/section.tsx";

/** A table that only this page has. */
export interface TableWords {
	/** The fragment that links to it. */
	id?: string;
	tinted?: boolean;
	/** A table in which things are looked up, the loud passage of the page, or one from edge to edge of the window. */
	look?: "quiet" | "loud" | "across";
	title: string;
	intro: ReactNode;
	content: ReactNode;
}

const titles = {
	main: "text-section",
	quiet: "text-quiet",
	across: "text-section",
	loud: "text-call",
};

/** Title and intro side by side, above a table across the whole width. */
export function TableSection({ id, tinted, look, title, intro, content }: TableWords) {
	const quiet = look === "quiet";
	const head = (
		<div className="grid items-end gap-x-6 gap-y-4 lg:grid-cols-12">
			<h2
				className={`${titles[look ?? "main"]} ${look === "loud" ? "lg:col-span-7" : "self-start lg:col-span-5"}`}
			>
				{title}
			</h2>
			<p
				className={`text-muted text-links ${quiet ? "" : "text-lead"} ${look === "loud" ? "lg:col-span-5" : "lg:col-span-6 lg:col-start-7"}`}
			>
				{intro}
			</p>
		</div>
	);
	if (look === "loud") {
		return (
			<Spread id={id}>
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
		<section id={id} className={sectionClass(quiet ? "quiet" : "main", tinted)}>
			<div className="page-width">
				{head}
				<div className="mt-10 lg:mt-14">{content}</div>
			</div>
		</section>
	);
}
