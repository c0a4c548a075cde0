import { price } from "#src/content/sentences.ts";
import type { PageMetadata } from "#src/page-metadata.ts";
import { LetterDay } from "#src/pages/industries/healthcare/letter-day.tsx";
import { SourcedLetter } from "#src/pages/industries/healthcare/sourced-letter.tsx";
import { CallToAction } from "#src/sections/call-to-action.tsx";
import { Fact, Facts } from "#src/sections/facts.tsx";
import { Hero } from "#src/sections/hero.tsx";
import { LinkList } from "#src/sections/link-list.tsx";
import { Question, Questions } from "#src/sections/questions.tsx";
import { Section } from "#src/sections/section.tsx";
import { Step, Steps } from "#src/sections/steps.tsx";
import { Ask } from "#src/ui/ask.tsx";
import { ButtonLink } from "#src/ui/button.tsx";
import { ExternalLink, Link } from "#src/ui/link.tsx";
import { Maori } from "#src/ui/maori.tsx";

export const page = {
	title: "Healthcare AI for NZ hospitals and practices",
	description:
		"Clinic letters, referral checks, coding and both NHI formats, prepared by software and checked by people, for New Zealand hospitals and general practices.",
	name: "Healthcare",
	menu: "Letters, referrals and coding prepared for your staff to check.",
	headline: "AI for healthcare: letters ready for a clinician to sign",
	art: "river",
} satisfies PageMetadata;

/** The page for hospitals, clinics and practices. */
export default function Healthcare() {
	return (
		<>
			<Hero
				page={page}
				variant="under"
				actions={
					<>
						<Ask subject="Healthcare" />{" "}
						<ButtonLink href="/solutions/data-analytics#nhi-checker" variant="secondary">
							Check a test NHI
						</ButtonLink>
					</>
				}
			>
				Software for the paperwork around care in <Maori>Aotearoa</Maori> New&nbsp;Zealand: letters
				for hospitals and specialist clinics that write to GPs, referrals for general practices.
				Your staff stay in the systems they use, and a letter waits until a clinician signs it. If
				you want a tool that diagnoses, we’re not for you.
			</Hero>

			<Section
				id="letter"
				variant="deep"
				title="A clinic letter, sentence by sentence"
				intro="Your template sets the opening line. Every sentence after it carries the number of a line in the clinician’s note."
			>
				<SourcedLetter />
			</Section>

			<Section title="When letters wait until the kids are in bed">
				<LetterDay />
			</Section>

			<Section
				id="what-we-build"
				variant="tinted"
				layout="beside"
				title="What we’d build first: one kind of letter, in one clinic"
				intro="We start from what your clinicians typed or dictated. If an AI scribe writes your notes, the numbers lead to the scribe’s words, so the clinician checks those first. Or start with one of these."
			>
				<LinkList>
					<li>
						<Link href="/solutions/ai-agents">Complete referrals, with AI Agents</Link>: what’s
						missing is listed, and a request is written for the triage nurse to send.
					</li>
					<li>
						<Link href="/solutions/gen-ai">Coding worksheets, with Generative AI</Link>: the
						passages that support a code are laid out for the coder to accept or reject.
					</li>
					<li>
						<Link href="/solutions/data-analytics">Both NHI formats, with Data Analytics</Link>:
						every form, interface, barcode and report that holds a number is tested with old and
						new.
					</li>
				</LinkList>
			</Section>

			<Section
				id="weeks"
				layout="split"
				title="How long it takes: fourteen weeks; you read every pilot letter"
				intro="The plan has one unknown: if Health New Zealand has to register the tool, the pilot waits for that."
			>
				<Steps>
					<Step
						when="Weeks 1 to 2"
						title="Watch the letters being written"
						result="The letter’s path, and how many days it takes now."
					>
						We follow one kind of letter to the GP who receives it, and start the privacy impact
						assessment that your privacy officer approves before week 5.
					</Step>
					<Step
						when="Weeks 3 to 4"
						title="Agree what it must never do"
						result="The limits, approved by your leads."
					>
						Your clinical, privacy, security and <Maori>Māori</Maori> health leads say what approval
						takes and how patients are told. In a small clinic one person may be several of them.
						Their limits become tests.
					</Step>
					<Step
						when="Weeks 5 to 9"
						title="Build on made-up or de-identified records"
						result="Marked letters, sorted by kind of correction."
					>
						Clinicians mark letters as they’d mark a registrar’s. Weeks 8 and 9 leave room for an
						independent security test.
					</Step>
					<Step
						when="Weeks 10 to 13"
						title="Pilot in one clinic"
						result="The correction log, and days per letter before and after."
					>
						A serious correction stops the pilot until it’s understood.
					</Step>
					<Step
						when="Week 14"
						title="Widen it or end it"
						result="A runbook, and the case for and against."
						decides
					>
						Your clinical lead decides, from the log and the clinicians’ own view.
					</Step>
				</Steps>
				<Facts>
					<Fact term="Your people’s time">
						Your clinical lead and your manager, an hour a week each. The other leads, two meetings
						in weeks 3 and 4. Two or three clinicians, an hour a week in weeks 5 to 13. IT or your
						system’s vendor, about two days.
					</Fact>
					<Fact term="What decides the cost">
						How many kinds of letter, clinics and systems. If you need a security test, you choose
						and pay the tester. {price(14)}
					</Fact>
					<Fact term="What you own">
						The code, the tests, the correction log and the privacy impact assessment.
					</Fact>
					<Fact term="Where your data sits">
						Letters stay in your record. A note’s text, with any name or NHI number, goes to one
						provider, in regions you approve. It mustn’t train on it; its reviewers may read it.
					</Fact>
				</Facts>
			</Section>

			<Section id="rules" variant="tinted" title="Four rules for a clinic that uses AI">
				<Facts>
					<Fact
						term={
							<ExternalLink href="https://www.healthnz.govt.nz/about-us/who-we-are/expert-groups-and-networks/expert-groups/artificial-intelligence-and-algorithm-expert-advisory-group">
								Health New Zealand’s AI advisory group
							</ExternalLink>
						}
					>
						Health New&nbsp;Zealand tells staff and contractors to keep patient information out of
						tools it hasn’t approved. Even if you’re private, ask the group whether yours must be
						registered.
					</Fact>
					<Fact
						term={
							<ExternalLink href="https://www.mcnz.org.nz/assets/standards/Guidance-on-using-artificial-intelligence-AI-in-patient-care-March-2026.pdf">
								Medical Council on AI in patient care
							</ExternalLink>
						}
					>
						The doctor stays responsible, checks what the tool produces and tells patients.
					</Fact>
					<Fact
						term={
							<ExternalLink href="https://www.privacy.org.nz/resources-and-learning/a-z-topics/hipc-rule-3a/">
								Health Information Privacy Code, rule 3A
							</ExternalLink>
						}
					>
						It covers health information collected from someone else since 1&nbsp;May 2026. Your
						privacy officer decides whether a referral or result is caught.
					</Fact>
					<Fact
						term={
							<ExternalLink href="https://www.tewhatuora.govt.nz/health-services-and-programmes/digital-health/other-digital-health-initiatives/digital-data-and-technology-services-minimum-requirements/">
								Health New Zealand’s minimum requirements
							</ExternalLink>
						}
					>
						They ask for HISO standards, the NHI, an independent security test and regard for{" "}
						<Maori>Māori</Maori> data sovereignty.
					</Fact>
				</Facts>
			</Section>

			<Section title="Scribes, gaps in a letter, and when software for letters doesn’t pay">
				<Questions>
					<Question ask="Why not just buy an AI scribe?">
						Buy one, if typing the consult note is the problem. Check with Health New Zealand which
						are endorsed, and for whom. We help with what comes after the note.
					</Question>
					<Question ask="What if the letter leaves something out?">
						That’s the hardest error to see. So the note stands beside the letter, and lines that
						the letter seems not to use are marked. It won’t find every gap: the clinician still
						reads both.
					</Question>
					<Question ask="When doesn’t it pay?">
						Fourteen weeks are 560 hours. Say each costs as much as one of a clinician’s, and half
						the writing is saved. Six doctors who each write three hours a week save nine: it pays
						after 62 weeks. At an hour each it takes over three years, with upkeep on top. If they
						write in unpaid evenings, you save no money.
					</Question>
				</Questions>
			</Section>

			<CallToAction title="Which letter do people put off writing?" subject="Healthcare">
				Send a blank template, with no patient details, and the name of your practice management
				system. On the call we’ll say which parts software could write.
			</CallToAction>
		</>
	);
}
