import { longDate } from "#src/content/long-date.ts";
import type { RuleChange } from "#src/content/rule-changes.ts";

interface ChangesByYearProps {
	/** In the order of their days. */
	changes: readonly RuleChange[];
	/** The last day on which they were checked. What comes after it is still to come. */
	checked: string;
}

/** Changes of rules, year by year. */
export function ChangesByYear({ changes, checked }: ChangesByYearProps) {
	const next = changes.find(({ from }) => from > checked);
	const years = [...new Set(changes.map(({ from }) => from.slice(0, 4)))];
	return (
		<ol>
			{years.map((year) => (
				<li key={year} className="grid gap-x-6 gap-y-4 border-line border-t py-7 lg:grid-cols-12">
					<h3 className="font-display font-medium text-statement/none lg:col-span-3">{year}</h3>
					<ol className="grid gap-y-6 lg:col-span-9">
						{changes
							.filter(({ from }) => from.startsWith(year))
							.map((change) => (
								<li key={change.text} className="gap-x-6 sm:grid sm:grid-cols-[1fr_3fr]">
									{change === next && (
										<p className="mb-2 font-semibold text-accent sm:col-span-2">
											Due after {longDate(checked)}, when we last checked:
										</p>
									)}
									<time dateTime={change.from} className="font-display font-medium text-lead/snug">
										{longDate(change.from).replace(` ${year}`, "")}
									</time>{" "}
									<p className="max-w-measure">{change.text}</p>
								</li>
							))}
					</ol>
				</li>
			))}
		</ol>
	);
}
