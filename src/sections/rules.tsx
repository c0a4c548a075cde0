import type { ReactNode } from "react";
import { ExternalLink } from "~/ui/link";

export interface Rule {
	/** The official name of the law, code or standard. */
	name: ReactNode;
	/** What it requires of the client, and how our designs take it into account. */
	text: ReactNode;
	/** The official page about it. */
	source: { label: string; href: `https://${string}` };
}

interface RulesProps {
	rules: readonly Rule[];
	/** The day on which all rules were last checked against their sources: "22 November 2026". */
	checked?: string | undefined;
}

/** New Zealand rules that apply to a page's subject, each with its official source. */
export function Rules({ rules, checked }: RulesProps) {
	return (
		<>
			<dl>
				{rules.map((rule) => (
					<div
						key={rule.source.href + rule.source.label}
						className="grid gap-2 border-t border-line py-6 lg:grid-cols-8 lg:gap-6"
					>
						<dt className="text-subheading font-semibold lg:col-span-3">{rule.name}</dt>
						<dd className="lg:col-span-5">
							<p className="max-w-measure text-muted text-links">{rule.text}</p>
							<p className="mt-3 text-small text-links">
								<ExternalLink href={rule.source.href} className="touch-target">
									{rule.source.label}
								</ExternalLink>
							</p>
						</dd>
					</div>
				))}
			</dl>
			{checked && <p className="mt-4 text-small text-muted">Checked {checked}</p>}
		</>
	);
}
