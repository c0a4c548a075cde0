import type { ReactNode } from "react";
import { LegalOpening } from "#src/layouts/legal-opening.tsx";
import type { PageMetadata } from "#src/page-metadata.ts";
import { Prose } from "#src/sections/before/prose.tsx";
import { Spread } from "#src/sections/spread.tsx";

export interface LegalSection {
	/** The fragment that the contents and other pages link to. */
	id: string;
	title: string;
	/** Paragraphs, lists and tables. */
	content: ReactNode;
}

function Contents({ sections }: SectionsProps) {
	return (
		<nav aria-labelledby="contents" className="lg:col-span-3">
			{/* In a low window it scrolls by itself. The space around is for the outline of the focus. */}
			<div className="lg:sticky lg:top-28 lg:-mx-2 lg:max-h-[calc(100dvh-7rem)] lg:overflow-y-auto lg:px-2 lg:pb-2">
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

interface SectionsProps {
	sections: readonly LegalSection[];
}

/** The sections, beside the contents, which stay in view. Flush, what stands above has left the space. */
function BesideContents({ sections, flush }: SectionsProps & { flush: boolean }) {
	return (
		<div
			className={`legal-sections page-width grid gap-x-6 gap-y-12 pb-section lg:grid-cols-12 ${flush ? "" : "pt-section"}`}
		>
			<Contents sections={sections} />
			<div className="min-w-0 lg:col-span-8 lg:col-start-5">
				{sections.map(({ id, title, content }, index) => (
					<section key={id} id={id} className="mt-12 first:mt-0">
						<h2 className="text-quiet">
							<span className="text-muted">{index + 1}. </span>
							{title}
						</h2>
						<div className="mt-4">
							<Prose>{content}</Prose>
						</div>
					</section>
				))}
			</div>
		</div>
	);
}

interface ShortVersionProps {
	title: string;
	points: readonly ReactNode[];
}

/** What matters most, said in a few sentences: the loud passage of a legal page, the first of them above all. */
function ShortVersion({ title, points: [first, ...others] }: ShortVersionProps) {
	return (
		<Spread ground="open">
			<h2 className="font-sans text-lead font-medium text-muted">{title}</h2>
			<p className="mt-4 text-call">{first}</p>
			{/* The browser balances the columns, however long each point is. */}
			<ul className="mt-10 gap-x-6 lg:mt-14 lg:columns-2 lg:*:pr-6">
				{others.map((point, index) => (
					// biome-ignore lint/suspicious/noArrayIndexKey: the points never change order
					<li key={index} className="break-inside-avoid pb-8 font-display text-quiet">
						{point}
					</li>
				))}
			</ul>
		</Spread>
	);
}

interface LegalLayoutProps {
	page: PageMetadata;
	/** What the page says, as a picture. */
	picture: ReactNode;
	short?: ShortVersionProps;
	/** In reading order. */
	sections: readonly LegalSection[];
}

/** A legal page: its date, its picture, and its numbered sections beside their contents. */
export function LegalLayout({ page, picture, short, sections }: LegalLayoutProps) {
	return (
		<>
			<LegalOpening {...page} />
			{picture}
			{short && <ShortVersion {...short} />}
			<BesideContents sections={sections} flush={short !== undefined} />
		</>
	);
}
