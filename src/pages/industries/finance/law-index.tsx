import { longDate } from "#src/content/long-date.ts";
import type { RuleChange } from "#src/content/rule-changes.ts";
import { RecentChanges } from "#src/layouts/what-changed.tsx";
import type { Regulation } from "#src/sections/regulations.tsx";
import { ExternalLink } from "#src/ui/link.tsx";

interface LawIndexProps {
	laws: readonly Regulation[];
	/** The day on which all of them were last checked against their sources: "22 November 2026". */
	checked: string;
	changes: readonly RuleChange[];
}

const line = "grid gap-x-8 gap-y-2 border-line border-b py-5 lg:grid-cols-12";

/** The laws as a ledger, set as the decision file is, and the dates on which they change. */
export function LawIndex({ laws, checked, changes }: LawIndexProps) {
	return (
		<>
			<p className="border-ink border-b-3 pb-4 font-medium">Checked {checked}</p>
			<dl>
				{laws.map(({ name, text, source }) => (
					<div key={source.href + source.label} className={line}>
						<dt className="font-semibold text-subheading lg:col-span-3">{name}</dt>
						<dd className="font-display text-subheading/normal lg:col-span-6">{text}</dd>
						<dd className="text-small text-links lg:col-span-3">
							<ExternalLink href={source.href} className="touch-target">
								{source.label}
							</ExternalLink>
						</dd>
					</div>
				))}
			</dl>
			<RecentChanges>
				<ul className="border-ink border-t-3">
					{changes.map(({ from, text }) => (
						<li key={text} className={line}>
							<time dateTime={from} className="font-semibold lg:col-span-3">
								{longDate(from)}
							</time>{" "}
							<span className="font-display text-subheading/normal lg:col-span-9">{text}</span>
						</li>
					))}
				</ul>
			</RecentChanges>
		</>
	);
}
