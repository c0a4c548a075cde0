import type { ReactNode } from "react";
import type { Feature } from "#src/sections/feature-list.tsx";
import { Section } from "#src/ui/section.tsx";

/** What the client has at the end. */
export interface DeliverablesWords {
	/** A line of three columns, or rows with the title at the left. */
	look: "cells" | "ledger";
	tinted?: boolean;
	title: string;
	intro?: ReactNode;
	items: readonly Feature[];
}

/** What the reader has in hand at the end. */
export function Deliverables({ look, tinted, title, intro, items }: DeliverablesWords) {
	return (
		<Section title={title} intro={intro} tinted={tinted} volume="quiet">
			{look === "cells" && <Cells items={items} />}
			{look === "ledger" && <Ledger items={items} />}
		</Section>
	);
}

interface ItemsProps {
	items: readonly Feature[];
}

/** In rows of up to three, or of two where three would leave one alone. Those of the last row share its width. */
function Cells({ items }: ItemsProps) {
	const basis = items.length % 3 === 1 ? "basis-[26rem]" : "basis-80";
	return (
		<ul className="flex flex-wrap gap-x-6 gap-y-4">
			{items.map((item) => (
				<li key={item.title} className={`grow ${basis} border-accent border-t-[3px] pt-5 pb-6`}>
					<h3 className="text-subheading">{item.title}</h3>
					<p className="mt-2 text-muted text-links">{item.text}</p>
				</li>
			))}
		</ul>
	);
}

function Ledger({ items }: ItemsProps) {
	return (
		<ul>
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
