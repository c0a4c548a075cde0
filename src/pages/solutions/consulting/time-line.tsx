import { longDate } from "#src/content/long-date.ts";
import type { RuleChange } from "#src/content/rule-changes.ts";

interface TimeLineProps {
	changes: readonly RuleChange[];
	/** The last day on which they were checked. What comes after it is still to come. */
	checked: string;
}

/**
 * Changes of rules on one line of time, from 1280 px up in turn above it and below. The line is full as far
 * as the day on which they were checked, and hollow from there.
 */
export function TimeLine({ changes, checked }: TimeLineProps) {
	const next = changes.findIndex(({ from }) => from > checked);
	return (
		<ol className="time-line">
			{changes.map(({ from, text }, index) => (
				<li key={text} className={from > checked ? "to-come" : undefined}>
					{index === next && (
						<p className="mb-3 font-semibold text-accent">
							Due after {longDate(checked)}, when we last checked:
						</p>
					)}
					<time dateTime={from} className="font-display text-[1.375rem]/snug font-medium">
						{longDate(from)}
					</time>{" "}
					<p className="mt-1 text-[1em]/normal">{text}</p>
				</li>
			))}
		</ol>
	);
}
