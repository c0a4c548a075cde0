import { Eye } from "lucide";
import type { ReactNode } from "react";
import { Diagram, PersonMark } from "#src/sections/diagram.tsx";
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

export interface DecisionFileProps {
	caption: ReactNode;
	/** A line above the diagram that says it is an example. */
	example: string;
	labels: { reader: string };
	entries: readonly Entry[];
}

/** The file on one decision. Each entry has its purpose, its text and its reader. */
export function DecisionFile({ caption, example, labels, entries }: DecisionFileProps) {
	return (
		<Diagram caption={caption} example={example}>
			<ol className="mt-8 grid gap-y-8 lg:gap-y-0">
				{entries.map(({ name, holds, written, decided, reader }) => (
					<li key={name} className="group grid gap-x-6 gap-y-3 lg:grid-cols-12">
						<div className="lg:col-span-4 lg:py-6">
							<h3 className="text-subheading">{name}</h3>
							<p className="mt-1 text-muted text-small">{holds}</p>
						</div>
						<div className="rounded-control border border-control bg-ground p-4 lg:col-span-5 lg:rounded-none lg:border-t-line lg:border-b-0 lg:p-6 lg:group-first:rounded-t-control lg:group-first:border-t-control lg:group-last:rounded-b-control lg:group-last:border-b">
							{decided && (
								<div className="mb-2">
									<PersonMark>{decided}</PersonMark>
								</div>
							)}
							<p>{written}</p>
						</div>
						<p className="flex gap-2.5 text-small lg:col-span-3 lg:py-6">
							<Icon icon={Eye} className="mt-0.5 text-accent" />
							<span>
								<span className="font-semibold">{labels.reader} </span>
								<span className="text-muted">{reader}</span>
							</span>
						</p>
					</li>
				))}
			</ol>
		</Diagram>
	);
}
