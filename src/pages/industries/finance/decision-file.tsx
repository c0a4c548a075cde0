import { UserCheck } from "lucide";
import type { ReactNode } from "react";
import { Icon } from "#src/ui/icon.tsx";

interface Entry {
	name: string;
	/** What the entry is for. */
	holds: string;
	/** The entry's text in the example. */
	written: ReactNode;
	/** The label of a decision that a person made. */
	decided?: string;
	/** Who reads it, and for what. */
	reader: string;
}

interface DecisionFileProps {
	caption: ReactNode;
	/** A line at the head of the sheet that says it is an example. */
	example: string;
	labels: { reader: string };
	entries: readonly Entry[];
}

/** The file on one decision, a sheet of paper. Each entry has its purpose, its text and its reader. */
export function DecisionFile({ caption, example, labels, entries }: DecisionFileProps) {
	return (
		<>
			<div className="sheet-of-paper px-5 pt-6 pb-4 sm:px-8 lg:mr-24 lg:px-12 lg:pt-10 lg:pb-6">
				<p className="border-ink border-b-2 pb-4 font-medium">{example}</p>
				<ol>
					{entries.map(({ name, holds, written, decided, reader }, index) => (
						<li
							key={name}
							className={`relative grid gap-x-8 gap-y-3 border-line border-b py-6 last:border-b-0 lg:grid-cols-12 ${decided ? "lg:min-h-[13.5rem]" : ""}`}
						>
							<div className="grid grid-cols-[2rem_1fr] lg:col-span-4">
								<span aria-hidden="true" className="font-display text-lead text-muted">
									{index + 1}
								</span>
								<div>
									<h3 className="text-subheading">{name}</h3>
									<p className="mt-1 text-muted text-small">{holds}</p>
								</div>
							</div>
							<div className="max-lg:pl-8 lg:col-span-5">
								{decided && (
									<p className="stamp">
										<Icon icon={UserCheck} />
										{decided}
									</p>
								)}
								<p className="font-display text-lead/snug">{written}</p>
							</div>
							<p className="text-small max-lg:pl-8 lg:col-span-3">
								<span className="font-semibold">{labels.reader} </span>
								<span className="text-muted">{reader}</span>
							</p>
						</li>
					))}
				</ol>
			</div>
			<p className="mt-8 max-w-measure text-muted text-small text-links">{caption}</p>
		</>
	);
}
