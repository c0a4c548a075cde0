import { Facts, factTerm, type PlanFactsWords } from "#src/layouts/plan.tsx";

/** A page's key facts, for readers in a hurry. */
export interface KeyFactsWords extends PlanFactsWords {
	/** How many weeks it takes. */
	weeks: string;
}

/** The page's key facts: how long it takes in larger type, and the others. */
export function KeyFacts({ words }: { words: KeyFactsWords }) {
	// "10 weeks. The rest", or words that don't begin with a number.
	const [, number, unit = "", stop = "", rest = ""] =
		/^(\d+(?: to \d+)?) (\w+)([.,:]?) (.*)$/.exec(words.weeks) ?? [];
	const weeks = number && /^weeks?$/.test(unit) ? Number.parseInt(number, 10) : undefined;
	const fact = "py-3 sm:py-0";
	return (
		<section className="page-width py-section">
			<h2 className="font-sans font-semibold text-subheading">At a glance</h2>
			<dl className="mt-5 grid gap-x-6 sm:grid-cols-2 sm:gap-y-8 lg:grid-cols-4">
				<div className={number ? "max-sm:mb-3 lg:row-span-2" : `labelled ${fact}`}>
					<dt className={factTerm}>How long</dt>
					<dd className="text-[1em]/normal">
						{number ? (
							<>
								<span className="mt-2 mb-3 block font-display text-title/none">
									{`${number}\u00a0${unit}`}
									{/* The size stands for it, except to readers who hear it. */}
									<span className="sr-only">{`${stop} `}</span>
								</span>
								<span className="block first-letter:uppercase">{rest}</span>
							</>
						) : (
							words.weeks
						)}
					</dd>
				</div>
				<Facts words={words} weeks={weeks} className={fact} />
			</dl>
		</section>
	);
}
