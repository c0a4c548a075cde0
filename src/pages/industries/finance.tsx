import { price } from "#src/content/sentences.ts";
import type { PageMetadata } from "#src/page-metadata.ts";
import { DecisionFile } from "#src/pages/industries/finance/decision-file.tsx";
import { MissingEntries } from "#src/pages/industries/finance/missing-entries.tsx";
import { CallToAction } from "#src/sections/call-to-action.tsx";
import { Callout } from "#src/sections/callout.tsx";
import { Fact, Facts } from "#src/sections/facts.tsx";
import { Hero } from "#src/sections/hero.tsx";
import { LinkList } from "#src/sections/link-list.tsx";
import { Question, Questions } from "#src/sections/questions.tsx";
import { Section } from "#src/sections/section.tsx";
import { Step, Steps } from "#src/sections/steps.tsx";
import { Art } from "#src/ui/art.tsx";
import { Ask } from "#src/ui/ask.tsx";
import { ExternalLink, Link } from "#src/ui/link.tsx";
import { Maori } from "#src/ui/maori.tsx";

export const page = {
	title: "Financial Services: AI for New Zealand banks",
	description:
		"Onboarding, alert review and lending for New Zealand banks, credit unions, insurers and lenders, with a reason on file for every decision.",
	name: "Financial Services",
	menu: "Onboarding, alerts and lending, with a reason on file for every decision.",
	headline: "AI for banks and insurers who have to say why",
	art: "folders",
} satisfies PageMetadata;

/** The page for banks, credit unions, insurers and lenders. */
export default function Finance() {
	return (
		<>
			<Hero page={page} variant="under" actions={<Ask subject="Financial Services" />}>
				Software can do the legwork in onboarding, alert review and lending, and keep the reasons on
				file. For banks, credit unions, insurers and lenders in <Maori>Aotearoa</Maori>{" "}
				New&nbsp;Zealand, unless you want a model that declines people by itself. We won’t build
				that.
			</Hero>

			<Section
				id="decision-file"
				variant="deep"
				title={<span className="[letter-spacing:-0.04em] lg:text-huge">The decision file</span>}
				intro={
					<>
						Six entries, and who reads each. We agree these before anyone chooses a model. If you
						can’t fill one in, the decision isn’t ready for software. Print a{" "}
						<a href="/forms/decision-file.pdf">blank file</a>
						&nbsp;(PDF).
					</>
				}
			>
				<DecisionFile />
			</Section>

			<Section
				title="Only the analyst knew why, and she’s gone"
				layout="split"
				intro="An example: a complaint about a loan declined in March. Two of six entries are on file."
			>
				<MissingEntries />
			</Section>

			<Section
				id="what-we-build"
				variant="tinted"
				layout="beside"
				title="What we’d build first: a decision register"
				intro="One decision, such as a card limit or one type of alert, and the register that holds its files. A mistake is corrected by adding an entry, so the original stays readable. Two more could come later."
			>
				<LinkList>
					<li>
						<Link href="/solutions/ai-agents">Alert findings, with AI Agents</Link>: an agent
						gathers the account history and writes a finding that links to its sources. Analysts
						close or escalate it.
					</li>
					<li>
						<Link href="/solutions/automation">Due diligence, with Automation</Link>: identity
						documents are read and matched, and your analyst confirms who it is.
					</li>
				</LinkList>
			</Section>

			<Section id="weeks" title="How long it takes: thirteen weeks to your committee’s vote">
				<Steps>
					<Step
						when="Week 1"
						title="Choose a decision"
						result="One page: the decision, its owner, its limits."
					>
						It needs an owner, enough volume and a worst outcome you can name.
					</Step>
					<Step
						when="Weeks 2 to 3"
						title="Fill the file without software"
						result="A list of gaps in your records, and who can close them."
					>
						With an analyst or two we complete the file for closed cases.
					</Step>
					<Step
						when="Weeks 4 to 8"
						title="Build on closed cases"
						result="A working system and its test results."
					>
						Your privacy officer approves the impact assessment first. A case that can’t be
						explained fails the test, even if its answer was right.
					</Step>
					<Step
						when="Weeks 9 to 12"
						title="Run it beside your staff"
						result="Every difference, and what was decided about it."
					>
						Your staff decide every case: half unaided, half with a suggestion, both timed.
					</Step>
					<Step
						when="Week 13"
						title="Put it to your committee"
						result="An off switch and the exit plan."
						decides
					>
						The committee approves, stops or asks for more. Switching it on is scoped separately.
					</Step>
				</Steps>
				<Facts>
					<Fact term="Your people’s time">
						The decision’s owner, half a day a week. Analysts in weeks 2, 3 and 9 to 12, compliance
						and risk from week 4. IT gives read access.
					</Fact>
					<Fact term="What decides the cost">
						How many systems we connect, the state of your data, and how much evidence your
						committee wants. Switching it on after a yes is scoped separately. {price(13)}
					</Fact>
					<Fact term="What you own">
						The code, the decision register, the tests, the runbook and the exit plan.
					</Fact>
					<Fact term="Where your data sits">
						In your own environment. If a model reads part of a case, that part goes to one
						provider, in regions you approve.
					</Fact>
				</Facts>
			</Section>

			<Callout
				variant="decided"
				title={
					<>
						<span className="block text-quiet">Your committee says no in week 13?</span>{" "}
						<span className="mt-3 block [letter-spacing:-0.04em] lg:text-huge">Then it’s no.</span>
					</>
				}
			>
				You know why, and you keep what you’ve paid for. The file format and the list of gaps are
				useful without any software.
			</Callout>

			<Section id="rules" title="Four New Zealand rules that change what we build">
				<Facts>
					<Fact
						term={
							<ExternalLink href="https://www.rbnz.govt.nz/regulation-and-supervision/oversight-of-banks/standards-and-requirements-for-banks/banks-outsourcing-policy">
								BS11, outsourcing
							</ExternalLink>
						}
					>
						It binds large banks incorporated here. Small ones and credit unions are normally out.
						If it covers you, the scope says how you’d run the system without us.
					</Fact>
					<Fact
						term={
							<ExternalLink href="https://www.legislation.govt.nz/act/public/2003/0052/latest/DLM211512.html">
								Credit Contracts and Consumer Finance Act 2003
							</ExternalLink>
						}
					>
						The duties are the lender’s. The file keeps the inputs and reasons you’d point to.
					</Fact>
					<Fact
						term={
							<ExternalLink href="https://www.legislation.govt.nz/act/public/2009/0035/latest/DLM2140720.html">
								AML/CFT Act 2009
							</ExternalLink>
						}
					>
						Software may write up a suspicious finding. Only your compliance officer reports it.
					</Fact>
					<Fact
						term={
							<ExternalLink href="https://www.privacy.org.nz/publications/statements-media-releases/ai-tools-and-the-privacy-act-commissioner-issues-new-guidance/">
								Privacy Commissioner on AI tools, September 2023
							</ExternalLink>
						}
					>
						It expects senior approval, an impact assessment first, and human review before anyone
						acts.
					</Fact>
				</Facts>
			</Section>

			<Section variant="tinted" title="Your core system, and when a decision register doesn’t pay">
				<Questions>
					<Question ask="Do you replace our core banking system?">
						No. We read from it and, once you agree, write to it through an interface its vendor
						supports. If you share a vendor with others, we need its answer about that interface
						before we scope.
					</Question>

					<Question ask="When doesn’t it pay?">
						Thirteen weeks are 520 hours; say each costs as much as three of yours. With 120 alerts
						a week at half an hour, a third saved is twenty hours, and it pays after 78 weeks. With
						40 it takes four and a half years: build it for the reasons on file, or not at all.
						Going live and upkeep cost extra.
					</Question>
				</Questions>
			</Section>

			<CallToAction
				title="Bring the decision you’d least like to explain"
				subject="Financial Services"
			>
				A decline, an alert or a claim. Describe it without names. On the call we’ll talk through
				what its file should hold.
			</CallToAction>
			<Art name={page.art} viewBox="0 60 1200 600" className="hero-art to-footer -mb-px" />
		</>
	);
}
