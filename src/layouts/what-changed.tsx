import type { ReactNode } from "react";
import { longDate } from "#src/content/long-date.ts";
import type { RuleChange } from "#src/content/rule-changes.ts";
import { Link } from "#src/ui/link.tsx";

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

/** The changes for one industry, under its laws, and the way to those for all. */
export function RecentChanges({ children }: { children: ReactNode }) {
	return (
		<div className="mt-12">
			<h3 className="mb-4 text-subheading">Rule changes, by date</h3>
			{children}
			<p className="mt-4 text-small text-links">
				<Link href="/solutions/consulting#changes" className="touch-target">
					The whole list
				</Link>
			</p>
		</div>
	);
}
