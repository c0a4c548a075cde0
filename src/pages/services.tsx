import { openingHours } from "#src/content/opening-hours.ts";
import { hasProof } from "#src/content/proof.ts";
import { decided, price } from "#src/content/sentences.ts";
import type { PageMetadata } from "#src/page-metadata.ts";
import { OutlineExcerpt } from "#src/pages/services/outline-excerpt.tsx";
import { Promises } from "#src/pages/services/promises.tsx";
import { RangeOfWeeks } from "#src/pages/services/range-of-weeks.tsx";
import { CallToAction } from "#src/sections/call-to-action.tsx";
import { Cell, ComparisonTable, Row } from "#src/sections/comparison-table.tsx";
import { Fact, Facts } from "#src/sections/facts.tsx";
import { Hero } from "#src/sections/hero.tsx";
import { LinkList } from "#src/sections/link-list.tsx";
import { Prose } from "#src/sections/prose.tsx";
import { Question, Questions } from "#src/sections/questions.tsx";
import { Section } from "#src/sections/section.tsx";
import { Ask } from "#src/ui/ask.tsx";
import { Link } from "#src/ui/link.tsx";

export const page: PageMetadata = {
	title: "Services: AI and automation in New Zealand",
	description:
		"Six services side by side: when to pick which, how long a first piece of work takes, what decides the cost and what you own at the end.",
	name: "Services",
	headline: "Which of our six services do you need?",
	art: "range",
};

const rate = decided("weeklyRate");
const systems = decided("systems");

export default function Services() {
	return (
		<>
			<Hero page={page} variant="plain" actions={<Ask subject="Services" />}>
				Find the situation below that sounds like your week. If none does, put your idea to{" "}
				<Link href="/solutions/consulting#four-questions">four questions</Link>, or ring us.
			</Hero>
			<RangeOfWeeks />
			<Section id="comparison" title="The six services compared">
				<div className="text-links">
					<ComparisonTable
						caption="An industry’s page may plan more weeks."
						columns={["Service", "Pick it when", "How long", "What you own"]}
					>
						<Row title={<Link href="/solutions/ai-agents">AI Agents</Link>}>
							<Cell>
								Similar requests queue up, and they need a look in several systems and some
								judgement.
							</Cell>
							<Cell>
								<Weeks>10</Weeks> weeks for one task.
							</Cell>
							<Cell>The code, the authority table, the log and the off switch.</Cell>
						</Row>
						<Row title={<Link href="/solutions/gen-ai">Generative AI</Link>}>
							<Cell>
								Answers are buried in contracts and old reports, or people write much the same
								letter every day.
							</Cell>
							<Cell>
								<Weeks>8</Weeks> weeks for one team and one set of documents.
							</Cell>
							<Cell>The search tool, the register of documents and test questions.</Cell>
						</Row>
						<Row title={<Link href="/solutions/consulting">Consulting</Link>}>
							<Cell>
								You have more ideas than budget, or a supplier’s demo looked very good, and you have
								to choose.
							</Cell>
							<Cell>
								<Weeks>5</Weeks> weeks for one organisation, about 2 for one process or contract.
							</Cell>
							<Cell>A ranked shortlist with costs, and a list of what to drop.</Cell>
						</Row>
						<Row title={<Link href="/solutions/automation">Automation</Link>}>
							<Cell>
								People copy figures from one screen into another, by rules you could write on a
								page.
							</Cell>
							<Cell>
								<Weeks>6</Weeks> weeks for one process, start to finish.
							</Cell>
							<Cell>The connections, the rules and their tests, and a runbook.</Cell>
						</Row>
						<Row title={<Link href="/solutions/data-analytics">Data Analytics</Link>}>
							<Cell>
								The same total comes out differently in every department, and meetings argue about
								the number.
							</Cell>
							<Cell>
								<Weeks>9</Weeks> weeks for one set of measures and a forecast.
							</Cell>
							<Cell>Definitions, checks and reports, in your warehouse.</Cell>
						</Row>
						<Row title={<Link href="/solutions/cloud-page">Cloud & IT infrastructure</Link>}>
							<Cell>
								A pilot that people depend on runs on one person’s laptop, or the monthly bill
								surprises you.
							</Cell>
							<Cell>
								<Weeks>14</Weeks> weeks for a handful of systems.
							</Cell>
							<Cell>The accounts as code, a location register, a runbook and an exit plan.</Cell>
						</Row>
					</ComparisonTable>
				</div>
			</Section>
			<Section id="not-us" title="When you don’t need us" variant="tinted">
				<Facts>
					<Fact term="You already pay for it">
						The feature is there, but switched off. Ask the supplier to turn it on.
					</Fact>
					<Fact term="It takes an hour a month">
						A system would cost more to build and look after than the hour is worth.
					</Fact>
					<Fact term="The process is about to change">
						Wait. A system built for the old way has to be rebuilt for the new one.
					</Fact>
				</Facts>
			</Section>
			<Section
				id="outline"
				title={
					decided("outline")
						? "What you get after a first call: an example outline"
						: "A piece of work in outline: an example"
				}
			>
				<OutlineExcerpt />
			</Section>
			<Section
				id="promises"
				title="What we promise, in one place"
				intro="The contract says the same, in a lawyer’s words."
				variant="deep"
			>
				<Promises />
			</Section>
			<Section
				id="cost"
				title={<span className="block text-statement">What it costs: weeks × the weekly rate</span>}
				intro={
					rate > 0
						? `A week of an engineer costs $${rate.toLocaleString("en-NZ")} plus GST. A written scope lists the weeks.`
						: price(0)
				}
			>
				<Facts>
					<Fact term="Your systems">
						Every further system is another owner to ask and another interface to test.
					</Fact>
					<Fact term="Your records">
						Duplicates, scans and missing fields take time to sort. We look at a sample first.
					</Fact>
					<Fact term="How much proof you need">
						A clinic or a bank needs a longer trial than an office, a formula plant a validation
						file.
					</Fact>
					<Fact term="What it runs on">
						Your cloud provider bills hosting and model charges to you. You set a ceiling before
						anything is live.
					</Fact>
				</Facts>
			</Section>
			<Section id="afterwards" title="Who looks after it afterwards, and at night" layout="beside">
				<Prose>
					<p>Your own team, another firm or us: everything is in your accounts from the start.</p>
					<p>
						Before we leave a live system, the person who’ll maintain it makes one real change and
						releases it while we watch. If that’s us, one of your people does it once too. Upkeep by
						us is a number of days a month, at a price we agree.
					</p>
					<p>
						Our hours are {openingHours}, and we aren’t on call at night. Then your team works from
						the runbook, the system’s written instructions.
					</p>
					{systems && <p>{`We connect ${systems}, among others.`}</p>}
				</Prose>
			</Section>
			<Section id="questions" title="Your questions: clients, time, models, vendors">
				<Questions>
					<Question ask="Who else have you done this for?">
						{hasProof ? (
							<p>
								<Link href="/company/leadership#proof">Our leadership</Link> has what clients say,
								and what they measured.
							</p>
						) : (
							<p>
								This site names no clients, and its worked examples are made up. Judge us by{" "}
								<a href="#outline">the outline</a> and by the tools below, which you can try without
								a call.
							</p>
						)}
					</Question>
					<Question ask="How much of our people’s time does it take?">
						<p>
							Usually an hour to half a day a week from the people who do the job now; each page
							gives its figure. Cloud moves and validation need two days a week.
						</p>
					</Question>
					<Question ask="Which AI models do you use?">
						<p>
							Whichever scores best on your test cases at a price you accept. You keep the tests, so
							you can try the next model yourself.
						</p>
					</Question>

					<Question ask="Will you work with our vendor?">
						<p>
							Usually, through an interface the vendor supports or the system’s own exports. If it
							has neither, we say so before you sign.
						</p>
					</Question>

					<Question ask="What if you close?">
						<p>
							The system stays in your accounts and under your keys. Another firm can take over from
							the runbook and the code.
						</p>
					</Question>
				</Questions>
			</Section>
			<Section id="forms" title="Tools to use without us" layout="beside">
				<LinkList>
					<li>
						<Link href="/solutions/consulting#four-questions">Four questions</Link> to put to any AI
						idea.
					</li>
					<li>
						<Link href="/solutions/data-analytics#nhi-checker">NHI checker</Link> for test numbers,
						old and new.
					</li>
					<li>
						Forms to print (PDF): <a href="/forms/authority-table.pdf">authority table</a>,{" "}
						<a href="/forms/decision-file.pdf">decision file</a>,{" "}
						<a href="/forms/recall-drill.pdf">recall drill</a>,{" "}
						<a href="/forms/location-register.pdf">location register</a>.
					</li>
				</LinkList>
			</Section>
			<CallToAction title="Describe one job that takes too long" subject="Services">
				On the call you’ll hear which service fits, or why none does.
			</CallToAction>
		</>
	);
}

/** A number of weeks, in large figures. */
function Weeks({ children }: { children: string }) {
	return <span className="block font-display text-heading">{children}</span>;
}
