import type { ReactNode } from "react";
import { checked } from "#src/content/rule-changes.ts";
import { ExternalLink, Link } from "#src/ui/link.tsx";

/** A law, code or standard of New Zealand. */
export interface Rule {
	/** Its official name. */
	name: ReactNode;
	/** What it requires of the client, and how our designs take it into account. */
	text: ReactNode;
	/** The official page about it. */
	source: { label: string; href: `https://${string}` };
}

/** The rules of an industry, each with its official source. What changes in them by date is on Consulting. */
export function Rules({ rules }: { rules: readonly Rule[] }) {
	return (
		<>
			<dl
				className={`gap-x-6 space-y-10 lg:columns-2 lg:*:pr-6 ${rules.length > 4 ? "xl:columns-3" : ""}`.trim()}
			>
				{rules.map(({ name, text, source }) => (
					<div key={source.href + source.label} className="break-inside-avoid">
						<dt className="max-w-[22rem] text-balance font-display font-medium text-lead/snug">
							{name}
						</dt>
						<dd className="mt-3 max-w-measure text-muted text-links">{text}</dd>
						<dd className="mt-2 text-small text-links">
							<ExternalLink href={source.href} className="touch-target">
								{source.label}
							</ExternalLink>
						</dd>
					</div>
				))}
			</dl>
			<p className="mt-10 text-muted text-small text-links">
				Checked {checked}.{" "}
				<Link href="/solutions/consulting#changes" className="touch-target">
					Rule changes, by date
				</Link>
			</p>
		</>
	);
}
