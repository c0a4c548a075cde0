import { careersEmail, city, company, mailLink, phoneLink } from "#src/content/company.ts";
import { openingHours } from "#src/content/opening-hours.ts";
import { director, founder } from "#src/content/people.ts";
import { applicantTime, decided } from "#src/content/sentences.ts";
import type { PageMetadata } from "#src/page-metadata.ts";
import { HiringClosed } from "#src/pages/career/hire/closed.tsx";
import { EngineersWeek } from "#src/pages/career/hire/engineers-week.tsx";
import { CallToAction } from "#src/sections/call-to-action.tsx";
import { Fact, Facts } from "#src/sections/facts.tsx";
import { Figure } from "#src/sections/figure.tsx";
import { Hero } from "#src/sections/hero.tsx";
import { Refusals } from "#src/sections/refusals.tsx";
import { Section } from "#src/sections/section.tsx";
import { Step, Steps } from "#src/sections/steps.tsx";
import { buttonClass } from "#src/ui/button.tsx";
import { ExternalLink, Link } from "#src/ui/link.tsx";
import { Maori } from "#src/ui/maori.tsx";

const isOpen = decided("hiring") === "open";

export const page = {
	title: `Hiring Journey: how we hire in ${city}`,
	description: isOpen
		? `An engineer’s week at an AI consultancy in ${city}, what we don’t do when we hire, and each step from your email to an offer.`
		: `No role is open at the moment. What to do instead if you want to work as an engineer at an AI consultancy in ${city}.`,
	name: "Hiring Journey",
	menu: "An engineer’s week, and each step from your email to an offer.",
	headline: isOpen
		? "How we hire: three conversations, then an answer"
		: "How we hire: no role is open now",
	art: "range",
} satisfies PageMetadata;

/** Hiring Journey: the full page while a role is open. */
export default function Hire() {
	if (!isOpen) return <HiringClosed page={page} />;
	return (
		<>
			<Hero
				page={page}
				variant="under"
				mirrored
				actions={
					<a href={mailLink("Application", careersEmail)} className={buttonClass()}>
						Email your application
					</a>
				}
			>
				We’re a small firm in {city}, looking to employ an engineer. Send a CV of two pages and a
				paragraph; a person reads both, and you hear from us {applicantTime} of your email.
			</Hero>

			<Section title="What an engineer does here in a week">
				<Figure caption="Illustrative example: five days of a build.">
					<EngineersWeek />
				</Figure>
				<Facts>
					<Fact term="One client at a time">
						You build one system, full time. In some weeks you’re the only engineer its client sees;
						when you’re stuck, you ring one of us.
					</Fact>
					<Fact term="The model is seldom the hard part">
						We use existing models and don’t train large ones. The hard part is another system’s
						export, so most of the tests you write are about what comes in.
					</Fact>
					<Fact term="No nights on call">
						Clients ring {openingHours}. After that, their team works from the runbook you wrote.
					</Fact>
					<Fact term="In the client’s accounts">
						Code, tests and logs are theirs, and you sign in under your own name. A coding assistant
						may do what <Link href="/company/leadership#own-rules">our AI rules</Link> allow.
					</Fact>
				</Facts>
			</Section>

			<Section title="What we don’t do when we hire" variant="deep">
				<Refusals>
					<li>Set unpaid trial days, or use what you make in an interview.</li>
					<li>Let software score, rank or reject an application.</li>
					<li>Ask what you earn now, or ring your employer without asking you.</li>
				</Refusals>
			</Section>

			<Section
				id="steps"
				title="Five steps from your email to an offer"
				intro="The conversations take about three hours in all. After each we’d say whether we go on and, if not, why."
			>
				<Steps>
					<Step when="You write" title="A CV of two pages, and a paragraph">
						The paragraph is on something you made or fixed.
					</Step>
					<Step when="40 minutes" title="A first conversation">
						By video or phone, about one piece of your work, including the part that went badly.
						Ask, here or by email, about pay, place and team.
					</Step>
					<Step when="90 minutes" title="Working together">
						An invented problem with invented data, described two days ahead. Use the tools you
						normally use, AI assistants too. We look at how you break it up, check your own work and
						take a correction.
					</Step>
					<Step when="45 minutes" title="A talk about decisions">
						With {founder.name}
						{director !== founder && ` and ${director.name}`}: a time you said no, and whether we’d
						tell each other bad news in time.
					</Step>
					<Step when="An offer" title="Referees, then the whole agreement">
						With your permission we ring two referees. Then you get the employment agreement, with
						time to read it and to take independent advice.
					</Step>
				</Steps>
			</Section>

			<Section title="Support, visas and your application">
				<Facts>
					<Fact term="Ask for what you need">
						Written questions beforehand, more time, an interpreter (including New Zealand Sign
						Language), a support person or <Maori>whānau</Maori>: say so by email, or ring{" "}
						<a href={phoneLink} className="whitespace-nowrap">
							{company.phone}
						</a>
						. You needn’t give a reason.
					</Fact>
					<Fact term="Your right to work here">
						Tell us your work rights in your first email. If you’d need an{" "}
						<ExternalLink href="https://www.immigration.govt.nz/opsmanual/88716.htm">
							Accredited Employer Work Visa
						</ExternalLink>
						, ask whether we can support one before you resign from another job.
					</Fact>
					<Fact term="Your application">
						Only those who hire for the role read it. Our{" "}
						<Link href="/privacy#collection">privacy page</Link> says where it’s kept.
					</Fact>
				</Facts>
			</Section>

			<CallToAction
				title="Apply: two pages and a paragraph"
				actions={
					<a href={mailLink("Application", careersEmail)} className={buttonClass()}>
						Email your application
					</a>
				}
			>
				<p>
					Write to <a href={mailLink("Application", careersEmail)}>{careersEmail}</a> and say where
					you’d want to work. Studying or changing careers?{" "}
					<Link href="/career/opportunities">Explore Opportunities</Link> has the internship.
				</p>
			</CallToAction>
		</>
	);
}
