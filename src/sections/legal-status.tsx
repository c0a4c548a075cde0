import type { ReactNode } from "react";
import { legal } from "#src/content/legal.ts";
import { longDate } from "#src/content/long-date.ts";
import { Prose } from "#src/sections/prose.tsx";

/** When a legal page was last changed, and who has reviewed it. */
export function LegalStatus() {
	return (
		<p className="page-width flex flex-wrap gap-x-6 pt-6 pb-20 text-muted">
			<span>Last updated {longDate(legal.updated)}</span>{" "}
			<strong className="font-semibold">{legal.reviewed || "Draft, awaiting legal review."}</strong>
		</p>
	);
}

/** The numbered clauses of a legal page, two beside each other where there is room. */
export function Clauses({ children }: { children: ReactNode }) {
	return <div className="numbered page-width grid gap-x-12 py-10 lg:grid-cols-2">{children}</div>;
}

interface ClauseProps {
	/** The fragment that links to it. */
	id: string;
	title: string;
	/** Paragraphs. */
	children: ReactNode;
}

/** A clause in `Clauses`. */
export function Clause({ id, title, children }: ClauseProps) {
	return (
		<section id={id}>
			<h2 className="text-quiet">{title}</h2>
			<div className="mt-4">
				<Prose>{children}</Prose>
			</div>
		</section>
	);
}
