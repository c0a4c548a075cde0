import type { ReactNode } from "react";
import { legal } from "#src/content/legal.ts";
import { longDate } from "#src/content/long-date.ts";
import type { PageMetadata } from "#src/page-metadata.ts";
import { Prose } from "#src/sections/prose.tsx";
import { Spread } from "#src/sections/spread.tsx";
import { Mark } from "#src/ui/mark.tsx";

export interface LegalSection {
	/** The fragment that the contents and other pages link to. */
	id: string;
	title: string;
	/** Paragraphs, lists and tables. */
	content: ReactNode;
}

function Opening({ name, headline, lead }: PageMetadata) {
	return (
		<div className="page-width pt-12 pb-12 lg:pt-20 lg:pb-16">
			<p className="mb-4 font-medium text-accent">{name}</p>
			<h1 className="max-w-[10.8em] text-title">{headline}</h1>
			<p className="mt-6 max-w-measure text-lead text-muted text-links">{lead}</p>
			<div className="mt-8 flex flex-wrap items-center gap-x-6 gap-y-3 text-small">
				<p className="text-muted">
					Last updated <time dateTime={legal.updated}>{longDate(legal.updated)}</time>
				</p>
				{!legal.reviewed && (
					<p className="flex items-center gap-2 font-semibold">
						<Mark kind="person" className="size-6 shrink-0" />
						Draft, awaiting legal review
					</p>
				)}
			</div>
		</div>
	);
}

function Contents({ sections }: Pick<LegalLayoutProps, "sections">) {
	return (
		<nav aria-labelledby="contents" className="lg:col-span-3">
			<div className="lg:sticky lg:top-28">
				<h2 id="contents" className="font-sans text-subheading font-semibold">
					On this page
				</h2>
				<ol className="mt-3 columns-1 gap-x-6 text-small sm:columns-2 lg:columns-1">
					{sections.map(({ id, title }) => (
						<li key={id} className="break-inside-avoid">
							<a
								href={`#${id}`}
								className="flex min-h-11 items-center py-1.5 text-muted underline-offset-4 hover:text-accent hover:underline"
							>
								{title}
							</a>
						</li>
					))}
				</ol>
			</div>
		</nav>
	);
}

/** A section's number, title and text: one below the other, or in three columns. */
function LegalSections({
	sections,
	columns,
}: {
	sections: readonly LegalSection[];
	columns: boolean;
}) {
	return sections.map(({ id, title, content }, index) => (
		<section
			key={id}
			id={id}
			className={
				columns
					? "-scroll-mt-9 gap-x-6 border-t border-control py-8 lg:grid lg:grid-cols-12 lg:py-10"
					: "mt-12 first:mt-0"
			}
		>
			<h2 className={`text-quiet ${columns ? "lg:col-span-4 lg:grid lg:grid-cols-subgrid" : ""}`}>
				<span className={columns ? "text-accent" : "text-muted"}>{index + 1}. </span>
				<span className={columns ? "lg:col-span-3" : undefined}>{title}</span>
			</h2>
			<div className={`mt-4 ${columns ? "lg:col-span-8 lg:mt-1" : ""}`}>
				<Prose>{content}</Prose>
			</div>
		</section>
	));
}

interface LegalLayoutProps {
	page: PageMetadata;
	/** What matters most, said in a few sentences. */
	short?: { title: string; points: readonly ReactNode[] };
	/** In reading order. */
	sections: readonly LegalSection[];
}

/**
 * A legal page: its date and its numbered sections. One that is long enough for a short version has that as
 * its loud passage, and its contents beside the sections.
 */
export function LegalLayout({ page, short, sections }: LegalLayoutProps) {
	if (!short) {
		return (
			<>
				<Opening {...page} />
				<div className="page-width pb-section">
					<LegalSections sections={sections} columns />
				</div>
			</>
		);
	}
	return (
		<>
			<Opening {...page} />
			<Spread>
				<h2 className="text-section">{short.title}</h2>
				<ul className="mt-10 grid gap-x-12 lg:mt-14 lg:grid-cols-2">
					{short.points.map((point, index) => (
						// biome-ignore lint/suspicious/noArrayIndexKey: the points never change order
						<li key={index} className="border-line border-t py-6 font-display text-quiet lg:py-8">
							{point}
						</li>
					))}
				</ul>
			</Spread>
			<div className="page-width py-section">
				<div className="grid gap-x-6 gap-y-12 lg:grid-cols-12">
					<Contents sections={sections} />
					<div className="min-w-0 lg:col-span-8 lg:col-start-5">
						<LegalSections sections={sections} columns={false} />
					</div>
				</div>
			</div>
		</>
	);
}
