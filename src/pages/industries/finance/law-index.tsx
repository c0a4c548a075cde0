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

/** The laws as an index in two columns, and the dates on which they change. */
export function LawIndex({ laws, checked, changes }: LawIndexProps) {
	return (
		<>
			<dl className="gap-x-16 lg:columns-2">
				{laws.map(({ name, text, source }) => (
					<div
						key={source.href + source.label}
						className="grid break-inside-avoid gap-x-6 gap-y-1 border-line border-t py-5 sm:grid-cols-[10rem_1fr]"
					>
						<dt className="font-display font-medium text-subheading">{name}</dt>
						<dd className="text-small text-muted text-links">
							<p>{text}</p>
							<p className="mt-2">
								<ExternalLink href={source.href} className="touch-target">
									{source.label}
								</ExternalLink>
							</p>
						</dd>
					</div>
				))}
			</dl>
			<p className="mt-6 text-small text-muted">Checked {checked}</p>
			<RecentChanges>
				<ul className="grid gap-x-8 gap-y-6 md:grid-cols-3">
					{changes.map(({ from, text }) => (
						<li key={text} className="border-line border-t pt-4">
							<time dateTime={from} className="block font-display font-medium text-subheading">
								{longDate(from)}
							</time>{" "}
							<span className="mt-1 block text-muted text-small">{text}</span>
						</li>
					))}
				</ul>
			</RecentChanges>
		</>
	);
}
