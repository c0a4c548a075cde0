import type { ReactNode } from "react";
import { longDate } from "#src/content/long-date.ts";
import type { RuleChange } from "#src/content/rule-changes.ts";
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

interface RulesProps {
	rules: readonly Rule[];
	/** The day on which all of them were last checked against their sources: "22 November 2026". */
	checked: string;
	/** Which rules have changed, or are about to. */
	changes?: readonly RuleChange[] | undefined;
}

/** The rules of an industry, each with its official source, and under their dates what changes in them. */
export function Rules({ rules, checked, changes }: RulesProps) {
	return (
		<>
			<dl className="grid gap-x-12 gap-y-10 lg:grid-cols-2 lg:gap-y-12">
				{rules.map(({ name, text, source }) => (
					<div key={source.href + source.label}>
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
			<p className="mt-10 text-muted text-small">Checked {checked}</p>
			{changes && (
				<>
					<h3 className="mt-12 text-subheading">Rule changes, by date</h3>
					<ul className="mt-6 grid gap-x-12 gap-y-8 sm:grid-cols-2 lg:grid-cols-3">
						{changes.map(({ from, text }) => (
							<li key={text}>
								<time dateTime={from} className="block font-display font-medium text-quiet">
									{longDate(from)}
								</time>{" "}
								<span className="mt-1 block text-muted text-links">{text}</span>
							</li>
						))}
					</ul>
					<p className="mt-6 text-small text-links">
						<Link href="/solutions/consulting#changes" className="touch-target">
							The whole list
						</Link>
					</p>
				</>
			)}
		</>
	);
}
