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
	["time", "Your people’s time"],
	["cost", "What decides the cost"],
	["own", "What you own"],
	["data", "Where your data sits"],
];

interface KeyFactsProps {
	words: KeyFactsWords;
	/** Adds space below, because the next section has a tinted background. */
	beforeTint?: boolean | undefined;
	/** Without space above, because the section before it has its own. */
	afterSection?: boolean;
}

/** The page's key facts: how long it takes as a figure, and beside it the other six. */
export function KeyFacts({ words, beforeTint = false, afterSection = false }: KeyFactsProps) {
	return (
		<section
			className={`page-width ${beforeTint ? "pb-section" : ""} ${afterSection ? "" : "pt-section"}`.trim()}
		>
			<h2 className="font-sans font-semibold text-subheading">At a glance</h2>
			<dl className="mt-5 grid gap-x-6 sm:grid-cols-2 sm:gap-y-8 lg:grid-cols-[4fr_3fr_3fr_3fr]">
				<div className="step bg-stratum-2 p-5 max-sm:mb-4 sm:col-span-2 lg:col-span-1 lg:row-span-2 lg:p-6">
					<dt className="font-medium">How long</dt>
					<dd className="mt-5 text-[1em]/normal">
						<Weeks words={words.weeks} />
					</dd>
				</div>
				{labels.map(([key, name]) => (
					<div key={key} className="labelled py-3 sm:py-0">
						<dt className="mb-1 font-semibold text-accent">{name}</dt>
						<dd className="text-[1em]/normal text-links">
							{words[key]}
							{key === "cost" && (
								<>
									{" "}
									<Link href="/services#cost" className="sm:whitespace-nowrap">
										More on cost
									</Link>
								</>
							)}
						</dd>
					</div>
				))}
			</dl>
		</section>
	);
}

/** "10 weeks. The rest": the number as large as its column allows, if the words begin with one. */
function Weeks({ words }: { words: string }) {
	const [, figure, unit, stop, rest] = /^(\d+(?: to \d+)?) (\w+)([.,:]?) (.*)$/.exec(words) ?? [];
	if (!figure) return words;
	return (
		<>
			<span
				className={`-ml-[0.05em] block font-display ${figure.length > 2 ? "text-statement" : "text-loud"}`}
			>
				{`${figure} `}
			</span>
			<span className="mb-3 block font-display text-section">
				{unit}
				{/* The size stands for it, except to readers who hear it. */}
				<span className="sr-only">{`${stop} `}</span>
			</span>
			<span className="block first-letter:uppercase">{rest}</span>
		</>
	);
}
