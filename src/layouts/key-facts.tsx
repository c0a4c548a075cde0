import type { ReactNode } from "react";
import { Link } from "#src/ui/link.tsx";

/** A page's key facts, for readers in a hurry. */
export interface KeyFactsWords {
	audience: string;
	/** The first piece of work. */
	first: string;
	/** How many weeks it takes and, on an industry's page, why. */
	weeks: string;
	/** How much time it takes the client's own people. */
	time: string;
	/** What the cost depends on most. */
	cost: string;
	/** What the client owns at the end. */
	own: string;
	/** Where the data is kept. */
	data: ReactNode;
}

const labels: readonly [keyof KeyFactsWords, string][] = [
	["audience", "Who it’s for"],
	["first", "First piece of work"],
	["weeks", "How long"],
	["time", "Your people’s time"],
	["cost", "What decides the cost"],
	["own", "What you own"],
	["data", "Where your data sits"],
];

interface KeyFactsProps {
	words: KeyFactsWords;
	/** Adds space below, because the next section has a tinted background. */
	beforeTint?: boolean | undefined;
}

/** The page's key facts in seven lines, under its headline. */
export function KeyFacts({ words, beforeTint = false }: KeyFactsProps) {
	return (
		<section className={`page-width ${beforeTint ? "py-section" : "pt-section"}`}>
			<h2 className="font-sans font-semibold text-subheading">At a glance</h2>
			<dl className="mt-5 grid gap-x-6 sm:grid-cols-2 lg:grid-cols-4">
				{labels.map(([key, name]) => (
					// The last one shares its row with two others.
					<div key={key} className="labelled border-line border-t py-4 sm:last:col-span-2">
						<dt className="mb-1 font-medium text-accent text-label">{name}</dt>
						<dd className="text-links">
							{words[key]}
							{key === "cost" && (
								<>
									{" "}
									<Link href="/services#cost">More on cost</Link>
								</>
							)}
						</dd>
					</div>
				))}
			</dl>
		</section>
	);
}
