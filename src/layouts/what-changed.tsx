import { longDate } from "#src/content/long-date.ts";
import type { RuleChange } from "#src/content/rule-changes.ts";

/** Changes of rules, each with the day from which it applies. */
export function WhatChanged({ changes }: { changes: readonly RuleChange[] }) {
	return (
		<ul className="border-line border-b">
			{changes.map(({ from, text }) => (
				<li
					key={text}
					className="grid gap-x-6 gap-y-1 border-line border-t py-4 sm:grid-cols-[12rem_1fr]"
				>
					<time dateTime={from} className="font-semibold">
						{longDate(from)}
					</time>{" "}
					<span className="max-w-measure text-muted">{text}</span>
				</li>
			))}
		</ul>
	);
}
