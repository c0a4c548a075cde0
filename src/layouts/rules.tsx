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

const line = "grid gap-x-8 gap-y-2 border-line border-t py-5 first:border-t-0 lg:grid-cols-12";
const serif = "font-display text-subheading/normal text-links lg:col-span-6";

/** The rules of an industry as a register, each with its official source, and the days on which they change. */
export function Rules({ rules, checked, changes }: RulesProps) {
	return (
		<>
			<p className="border-ink border-b-3 pb-4 font-medium">Checked {checked}</p>
			<dl>
				{rules.map(({ name, text, source }) => (
					<div key={source.href + source.label} className={line}>
						<dt className="font-semibold text-subheading lg:col-span-3">{name}</dt>
						<dd className={serif}>{text}</dd>
						<dd className="text-small text-links lg:col-span-3">
							<ExternalLink href={source.href} className="touch-target">
								{source.label}
							</ExternalLink>
						</dd>
					</div>
				))}
			</dl>
			{changes && (
				<>
					<h3 className="mt-12 border-ink border-b-3 pb-4 text-subheading">
						Rule changes, by date
					</h3>
					<ul>
						{changes.map(({ from, text }) => (
							<li key={text} className={line}>
								<time dateTime={from} className="font-semibold lg:col-span-3">
									{longDate(from)}
								</time>{" "}
								<span className={serif}>{text}</span>
							</li>
						))}
					</ul>
					<p className="mt-4 text-small text-links">
						<Link href="/solutions/consulting#changes" className="touch-target">
							The whole list
						</Link>
					</p>
				</>
			)}
		</>
	);
}
