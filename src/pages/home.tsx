import { businessFacts } from "#src/content/business-facts.ts";
import { company, phoneLink } from "#src/content/company.ts";
import { byNumber, capitalised, count, inWords, listed } from "#src/content/counts.ts";
import { firstCallLink, offer } from "#src/content/first-call-offer.ts";
import { industries, services } from "#src/content/navigation.ts";
import { notes } from "#src/content/notes.ts";
import { openingHours } from "#src/content/opening-hours.ts";
import { director, founder, people } from "#src/content/people.ts";
import { onTop, personWeeks, priceOf } from "#src/content/person-weeks.ts";
import { quotesTitle, shownProof } from "#src/content/shown-proof.ts";
import { EmailLink } from "#src/layouts/email-link.tsx";
import { HeroOffer } from "#src/layouts/offer.tsx";
import { SignedNotes } from "#src/layouts/signed-notes.tsx";
import type { PageMetadata } from "#src/page-metadata.ts";
import { comparedServices } from "#src/pages/compared-services.ts";
import { About } from "#src/pages/home/about.tsx";
import { ClientWords } from "#src/pages/home/client-words.tsx";
import { ContactPanel } from "#src/pages/home/contact-panel.tsx";
import { requests } from "#src/pages/home/example-requests.ts";
import { HomeHero } from "#src/pages/home/home-hero.tsx";
import { IndustryList } from "#src/pages/home/industry-list.tsx";
import { TechnologyStrip } from "#src/pages/home/technology-strip.tsx";
import { People } from "#src/sections/before/people.tsx";
import { ServiceMap } from "#src/sections/service-map.tsx";
import { ButtonLink, buttonClass } from "#src/ui/button.tsx";
import { Link } from "#src/ui/link.tsx";
import { OpenSection, Section } from "#src/ui/section.tsx";

/** “banks, clinics and freight firms”, or nothing. */
const trades = listed(industries.flatMap(({ clients = [] }) => clients));

export const page = {
	title: `AI consultancy in ${company.location}`,
	description: `A consultancy in ${company.location}: AI agents, automation and data systems${trades && ` for ${trades}`}.`,
	headline: "AI does the groundwork. Your people make the call.",
	lead: `We’re a New Zealand consultancy that builds software for ${trades || "work where a mistake costs a lot"}. Suppose a customer asks why your bank wouldn’t raise her card limit. The software reads the file, drafts an answer and checks it against your payment records. It finds that one of the two late repayments wasn’t late: your bank had misposted it. Your lending analyst decides again.`,
	contours: "home",
} satisfies PageMetadata;

const {
	quotes: [quote],
	clients,
	results,
	figures,
} = shownProof;

const [note] = notes;

const shortest = Math.min(...comparedServices.map(({ weeks, shortest = weeks }) => shortest));
const longest = Math.max(...comparedServices.map(({ weeks }) => weeks));
const weeks = shortest < longest ? `${shortest} to ${longest} weeks` : `${longest} weeks`;
const [least, most] = [shortest, longest].map((weeks) => priceOf(personWeeks(weeks)));
const price = least === most ? most : `${least} to ${most}`;

const industryPages = import.meta.glob<PageMetadata>("./industries/*.tsx", {
	eager: true,
	import: "page",
});
const drawnIndustries = industries.map((industry) => {
	const { contours, land } = industryPages[`.${industry.href}.tsx`] ?? {};
	return { ...industry, contours, land: land ?? ("all" as const) };
});

const technologies = [
	{ name: "Artificial Intelligence", need: "name" },
	{ name: "Machine Learning", need: "maybe" },
	{ name: "Generative AI", need: "maybe" },
	{ name: "Cloud Computing", need: "maybe" },
	{ name: "Deep Learning", need: "name" },
	{ name: "Web3", need: "ask" },
	{ name: "Blockchain", need: "ask" },
	{ name: "IoT", need: "maybe" },
] as const;

export default function Home() {
	return (
		<>
			<HomeHero
				page={page}
				actions={
					<HeroOffer
						subject="our work"
						inFull
						more={
							<ButtonLink href="/services" look="secondary">
								{byNumber(services.length, {
									one: "What we offer",
									more: `Compare the ${inWords(services.length)} services`,
								})}
							</ButtonLink>
						}
					/>
				}
				labels={["reads", "drafts", "checks", "A person decides"]}
				example={{
					title: `Try it: ${count(requests.length, "request", "requests")}, and you decide`,
					intro:
						"Illustrative example: all of it is made up, no model runs, and your choice stays on this page.",
				}}
				proof={
					quote && (
						<ClientWords
							quote={quote}
							clients={clients}
							more={
								results.length + figures.length > 0
									? "What changed, and who measured it"
									: quotesTitle
							}
						/>
					)
				}
				promises={[
					{
						title: "Every action has an owner",
						text: "A named person approves it, or has agreed in writing that the software may do it alone. The log says who and when.",
					},
					{
						title: "It runs in your accounts",
						text: "The software runs in your cloud or on your own machines. You hold the keys, and can lock\u00a0us\u00a0out. Requests to an AI model go to the regions you approve.",
					},
					{
						title: "You can stop at the end of any week",
						text: "You pay for the weeks worked, and what was made in them is yours. If we misjudged the work, the extra weeks cost you nothing.",
					},
				]}
			/>
			<OpenSection
				id="industries"
				title={`${capitalised(count(industries.length, "industry", "industries"))} where a small mistake costs a lot`}
				intro="Two swapped digits that nobody sees for a week can hold up a payment, a letter or a delivery. If your industry isn’t one of these, ring us."
			>
				<IndustryList industries={drawnIndustries} />
			</OpenSection>
			<OpenSection
				id="services"
				title={byNumber(services.length, {
					one: "One service, start to finish",
					more: `${capitalised(inWords(services.length))} services, alone or together`,
				})}
				intro={
					<>
						{`Start with one team. A first piece of work takes ${weeks}, and your own sign‑offs can add to that. ${price ? `It costs ${price}, plus GST. ${onTop} ` : ""}See `}
						<Link href="/services#cost">what decides the cost</Link>, and{" "}
						<Link href="/services#afterwards">who looks after it afterwards</Link>.
					</>
				}
			>
				<ServiceMap services={services} />
			</OpenSection>
			<TechnologyStrip
				title="Eight words vendors use, and which of them you may need"
				note="You may need cloud computing, generative AI or machine learning. IoT matters only if you have sensors. Artificial intelligence is the family name, and deep learning the technique behind much of it. Before you pay for Web3 or blockchain, ask what it would do that an ordinary database with a log couldn’t."
				technologies={technologies}
			/>
			<About
				title="About us: what we’re for and how we work"
				leading={{
					title: "Our Mission",
					text: "To take the paperwork off the people whose judgement you pay for, and to leave the judgement with them.",
				}}
				others={[
					{
						title: "360° Vision",
						text: "Before week\u00a01 we sit with the people around a job, from the one who does it to the one whose phone rings when it goes wrong. If each of them describes a different job, we find out which is really being done, and only then build.",
					},
					{
						title: "What We Believe",
						text: "A model’s answer is a suggestion until somebody has checked where it came from, so the source should be one click away. An answer may go out unchecked only if somebody has agreed beforehand to answers of that kind. And if nobody can explain how a process works today, it isn’t ready to be automated, however good the software is.",
					},
					{
						title: "Guided by Innovation",
						text: "New models arrive every few months. If we look after your system, some of your booked days can go to testing new models on cases you’ve already closed: you say how many days. You change over only if the new model scores better, or scores as well and costs less.",
					},
				]}
			/>
			<Section
				id="leadership"
				title={byNumber(people.length, {
					one: `Who leads ${company.name} and signs for the work`,
					more: `The ${inWords(people.length)} people who lead ${company.name}`,
				})}
				intro={`${byNumber(people.length, {
					one: `You’ll meet ${founder.name} before you sign the contract.`,
					two: `${founder.name} signs the scope before we build, and ${director.name} signs the release before it goes live. You’ll meet both before you sign the contract.`,
					more: `You’ll meet ${founder.name} and ${director.name} before you sign the contract.`,
				})} ${businessFacts.references}`.trim()}
			>
				<People people={people} brief />
				{note && (
					<div className="mt-16 lg:mt-24">
						<SignedNotes notes={[note]} beginnings />
						<p className="mt-4 text-links lg:ml-[calc(50%+0.75rem)]">
							<Link href="/company/leadership#notes" className="touch-target">
								{byNumber(people.length, {
									one: `Read on, and see what else ${founder.name} thinks`,
									more: "Read on, and see what else we think",
								})}
							</Link>
						</p>
					</div>
				)}
			</Section>
			<ContactPanel
				title="Tell us which job eats your week"
				text={
					<>
						{`Ring or email us. Say what the job is, how often it comes up and what a mistake costs. ${offer.full} `}
						<Link href="/services#outline">{offer.example}</Link>
					</>
				}
				ways={[
					{ label: "Phone", value: <a href={phoneLink}>{company.phone}</a> },
					{ label: "Hours", value: openingHours },
					{ label: "Email", value: <EmailLink /> },
					{ label: "Where", value: company.location },
				]}
				actions={
					<a href={firstCallLink("our work")} className={buttonClass()}>
						{offer.ask}
					</a>
				}
			/>
		</>
	);
}
