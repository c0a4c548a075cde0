import type { ReactNode } from "react";
import type { Note } from "#src/content/notes.ts";
import { ClosingOffer, type ClosingWords, HeroOffer } from "#src/layouts/offer.tsx";
import { SignedNotes } from "#src/layouts/signed-notes.tsx";
import type { PageMetadata } from "#src/page-metadata.ts";
import { ComparisonTable } from "#src/sections/before/comparison-table.tsx";
import { PageHero } from "#src/sections/page-hero.tsx";
import { People, type PersonWords } from "#src/sections/before/people.tsx";
import { Spread } from "#src/sections/spread.tsx";
import { Mark } from "#src/ui/mark.tsx";
import { Section } from "#src/ui/section.tsx";

interface Moment {
	/** The stage of the work: "Before release". */
	when: string;
	/** Who the client speaks to at this stage. */
	who: readonly string[];
	text: ReactNode;
}

interface Table {
	title: string;
	intro: ReactNode;
	caption: string;
	columns: readonly string[];
	rows: readonly (readonly [name: string, ...cells: ReactNode[]])[];
}

/** The text of the leadership page, in reading order. */
export interface LeadershipWords {
	people: { title: string; items: readonly PersonWords[] };
	/** About the rest of the team, and who covers absences. */
	team: string;
	/** Each kind of decision, with who makes it. */
	decisions: Table;
	/** Who a client speaks to, from the first call on. */
	contact: {
		title: string;
		intro: ReactNode;
		moments: readonly Moment[];
	};
	/** What the people think. Without any note, the section is gone. */
	notes: { title: string; intro: string; items: readonly Note[] };
	/** How the company uses AI itself. */
	ownRules: Table;
	declined: { title: string; intro: ReactNode; points: readonly ReactNode[] };
	closing: ClosingWords;
}

/** Who signs, in the colour of decisions. */
export function Signature({ children }: { children: ReactNode }) {
	return (
		<>
			<Mark kind="person" className="mr-2 inline-block align-[-0.2em]" />
			<span className="font-semibold text-ink">{children}</span>
		</>
	);
}

/** The stages, each under the names of those a client speaks to then. */
function Moments({ moments }: LeadershipWords["contact"]) {
	return (
		<ol className="grid gap-x-6 gap-y-10 lg:auto-cols-fr lg:grid-flow-col lg:grid-rows-[repeat(3,auto)] lg:gap-y-0 lg:*:pr-4">
			{moments.map(({ when, who, text }) => (
				<li
					key={when}
					className="flex flex-col border-ink border-t-3 pt-4 lg:row-span-3 lg:grid lg:grid-rows-subgrid"
				>
					<h3 className="order-1 pt-5 text-subheading">{when}</h3>
					<p className="order-1 mt-2 max-w-measure text-small text-muted">{text}</p>
					<p className="font-display text-quiet text-accent">
						{who.map((name) => (
							<span key={name} className="block">
								{name}{" "}
							</span>
						))}
					</p>
				</li>
			))}
		</ol>
	);
}

interface LeadershipLayoutProps {
	page: PageMetadata & { name: string };
	words: LeadershipWords;
	/** What others say of the work, if they do. */
	proof: ReactNode;
}

/** The page about the people who lead the company and how they decide. */
export function LeadershipLayout({ page, words, proof }: LeadershipLayoutProps) {
	const { decisions, contact, notes, ownRules, declined } = words;
	return (
		<>
			<PageHero page={page} look="wide" actions={<HeroOffer subject={page.name} />}>
				<section aria-labelledby="people" className="page-width pb-section">
					<h2 id="people" className="sr-only">
						{words.people.title}
					</h2>
					<People people={words.people.items} />
					{words.team && <p className="mt-10 max-w-measure text-muted">{words.team}</p>}
				</section>
			</PageHero>
			{proof}
			<Section title={decisions.title} intro={decisions.intro} tinted>
				<ComparisonTable
					caption={decisions.caption}
					columns={decisions.columns}
					rows={decisions.rows}
				/>
			</Section>
			<Section title={contact.title} intro={contact.intro}>
				<Moments {...contact} />
			</Section>
			{notes.items.length > 0 && (
				<Section id="notes" title={notes.title} intro={notes.intro}>
					<SignedNotes notes={notes.items} />
				</Section>
			)}
			<Section id="own-rules" title={ownRules.title} intro={ownRules.intro} volume="quiet">
				<ComparisonTable
					caption={ownRules.caption}
					columns={ownRules.columns}
					look="columns"
					marks={["tick", "person", "cross"]}
					rows={ownRules.rows}
				/>
			</Section>
			<Spread>
				<h2 className="text-quiet">{declined.title}</h2>
				<p className="mt-10 text-call lg:mt-16">{declined.intro}</p>
				<ul className="mt-14 lg:mt-24">
					{declined.points.map((point, index) => (
						// biome-ignore lint/suspicious/noArrayIndexKey: the points never change order
						<li key={index} className="flex gap-4 border-line border-t py-6 lg:gap-8 lg:py-7">
							<Mark kind="cross" className="mt-1 lg:mt-2" />
							<span className="max-w-[34em] font-display text-quiet">{point}</span>
						</li>
					))}
				</ul>
			</Spread>
			<ClosingOffer subject={page.name} {...words.closing} />
		</>
	);
}
