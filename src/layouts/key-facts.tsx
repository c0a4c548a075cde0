import type { ReactNode } from "react";
import { answers } from "#src/content/answers.ts";
import { firstCallLink, offer } from "#src/content/first-call-offer.ts";
import { hasProof } from "#src/content/shown-proof.ts";
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
	["own", "What you own"],
	["data", "Where your data sits"],
];

interface KeyFactsProps {
	/** The page's topic, used as the email's subject. */
	subject: string;
	words: KeyFactsWords;
	/** Adds space below, because the next section has a tinted background. */
	beforeTint?: boolean | undefined;
}

/** The page's key facts in seven lines, under its headline. */
export function KeyFacts({ subject, words, beforeTint = false }: KeyFactsProps) {
	const cell = "labelled border-line border-t py-4";
	const label = "mb-1 font-medium text-accent text-label";
	return (
		<section className={`page-width ${beforeTint ? "py-section" : "pt-section"}`}>
			<h2 className="font-sans font-semibold text-subheading">At a glance</h2>
			<dl className="mt-5 grid gap-x-6 sm:grid-cols-2 lg:grid-cols-4">
				{labels.map(([key, name]) => (
					<div key={key} className={cell}>
						<dt className={label}>{name}</dt>
						<dd className="text-links">{words[key]}</dd>
					</div>
				))}
				<div className={`${cell} sm:col-span-2`}>
					<dt className={label}>Next step</dt>
					<dd className="text-links">
						<a href={firstCallLink(subject)} className="touch-target">
							{offer.ask}
						</a>
						{", or see "}
						<Link href="/services#cost" className="touch-target">
							what decides the cost
						</Link>
					</dd>
					{!hasProof && <dd className="mt-1">{answers.judge}</dd>}
				</div>
			</dl>
		</section>
	);
}
