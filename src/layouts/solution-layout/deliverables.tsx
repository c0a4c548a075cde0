import type { ReactNode } from "react";
import { type Feature, FeatureList } from "#src/sections/feature-list.tsx";
import { Section } from "#src/ui/section.tsx";

/** What the client has at the end. */
export interface DeliverablesWords {
	/** Two columns, a table of cells, rows with the title at the left, or a numbered list. */
	look: "grid" | "cells" | "ledger" | "contents";
	tinted?: boolean;
	title: string;
	intro?: ReactNode;
	items: readonly Feature[];
}

/** What the reader has in hand at the end. */
export function Deliverables({ look, tinted, title, intro, items }: DeliverablesWords) {
	return (
		<Section
			title={title}
			intro={intro}
			tinted={tinted}
			volume={look === "contents" ? "main" : "quiet"}
			layout={look === "contents" ? "beside" : "stacked"}
		>
			{look === "grid" && <FeatureList features={items} />}
			{look === "cells" && <Cells items={items} />}
			{look === "ledger" && <Ledger items={items} />}
			{look === "contents" && <Contents items={items} />}
		</Section>
	);
}

interface ItemsProps {
	items: readonly Feature[];
}

/** In rows of up to three. Those of the last row share its width. */
function Cells({ items }: ItemsProps) {
	return (
		<ul className="flex flex-wrap border-control border-t border-l">
			{items.map((item) => (
				<li key={item.title} className="grow basis-80 border-control border-r border-b p-6 lg:p-8">
					<h3 className="text-subheading">{item.title}</h3>
					<p className="mt-2 text-muted text-links">{item.text}</p>
				</li>
			))}
		</ul>
	);
}

function Ledger({ items }: ItemsProps) {
	return (
		<ul className="border-line border-b">
			{items.map((item) => (
				<li
					key={item.title}
					className="grid gap-x-6 gap-y-2 border-line border-t py-6 lg:grid-cols-12"
				>
					<h3 className="text-subheading lg:col-span-5">{item.title}</h3>
					<p className="max-w-measure text-muted text-links lg:col-span-7">{item.text}</p>
				</li>
			))}
		</ul>
	);
}

function Contents({ items }: ItemsProps) {
	return (
		<ol>
			{items.map((item, index) => (
				<li
					key={item.title}
					className="grid grid-cols-[2.5rem_1fr] border-control border-t py-6 sm:grid-cols-[5rem_1fr]"
				>
					<span aria-hidden="true" className="text-accent text-subheading even-figures">
						{index + 1}
					</span>
					<div>
						<h3 className="text-subheading">{item.title}</h3>
						<p className="mt-2 max-w-measure text-muted text-links">{item.text}</p>
					</div>
				</li>
			))}
		</ol>
	);
}
