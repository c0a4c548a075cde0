import { legal } from "#src/content/legal.ts";
import { longDate } from "#src/content/long-date.ts";
import type { PageMetadata } from "#src/page-metadata.ts";

/** The opening of a legal page: its date, and whether it is a draft. */
export function LegalOpening({ name, headline, lead }: PageMetadata) {
	return (
		<div className="page-width pt-12 pb-12 lg:pt-20 lg:pb-16">
			<p className="mb-4 font-medium text-accent">{name}</p>
			<h1 className="max-w-[10.8em] text-title">{headline}</h1>
			<p className="mt-6 max-w-measure text-lead text-muted text-links">{lead}</p>
			<div className="mt-8 flex flex-wrap items-center gap-x-6 gap-y-3 text-small">
				<p className="text-muted">
					Last updated <time dateTime={legal.updated}>{longDate(legal.updated)}</time>
				</p>
				{!legal.reviewed && <p className="font-semibold">Draft, awaiting legal review</p>}
			</div>
		</div>
	);
}
