import { IndustryPage, type IndustrySection } from "~/layouts/industry-page";
import type { PageFacts } from "~/page-facts";
import { DecisionFile } from "~/pages/industries/finance/decision-file";
import type { CallToActionProps } from "~/sections/call-to-action";
import { ButtonLink } from "~/ui/button";
import { Maori } from "~/ui/maori";

export const page = {
	title: "AI for financial services, reasons on file",
	description:
		"Onboarding, alert review, lending and open banking for New Zealand banks, insurers and lenders, with a record of what was decided, on what, and by whom.",
	name: "Financial Services",
	headline: "A reason on file for every automated decision",
	lead: (
		<>
			You can automate parts of onboarding, alert review and lending, and still explain one outcome
			to one customer a year later. We build for banks, insurers, lenders and fintechs in{" "}
			<Maori>Aotearoa</Maori> New Zealand. Each system writes down what it looked at, which rule or
			model it used, and who agreed.
		</>
	),
	contours: "finance",
} satisfies PageFacts;

// In the order of the page.
const sections: readonly IndustrySection[] = [
	{
		kind: "problems",
		title: "Heard around the operations floor",
		intro: "The trouble is rarely the decision. It is finding out, later, how it was made.",
		items: [
			{
				title: "We asked the customer for the same passport again",
				text: "Onboarding, lending and the call centre each keep their own copy of the due diligence file. Nobody can see which one is current, so the request goes out once more and the application goes quiet.",
			},
			{
				title: "Every alert gets the same slow look",
				text: "Monitoring fills a queue overnight. Analysts open screen after screen to close an alert that was plainly a rent payment, and the odd one that matters waits its turn behind it.",
			},
			{
				title: "The reason left with the analyst",
				text: "A complaint arrives long after a decline. The letter on file says the application did not meet our criteria. It does not say which criterion, and the person who knew has moved on.",
			},
			{
				title: "The score changed and nobody told risk",
				text: "A vendor updated its model between two board meetings. Approvals moved in one product first, and the first sign of it was a broker asking why.",
			},
			{
				title: "We cannot say where the consented data went",
				text: "A customer withdraws permission to read their account. Somebody now has to find each table, extract and spreadsheet that the permission ever filled.",
			},
		],
	},
	{
		kind: "rules",
		title: "Rules that shape the build",
		intro: "These are your obligations. We read them to know what the system must be able to show.",
		items: [
			{
				name: "Customer and Product Data Act 2025",
				text: "Open banking under the Act is available to accredited requestors, with the customer’s authorisation. ASB, ANZ, BNZ and Westpac became data holders on 1 December 2025 and Kiwibank, for payments, on 1 June 2026. Kiwibank account information is included from 1 December 2026. We design consent, audit and withdrawal in from the first sprint.",
				source: {
					label: "MBIE: open banking regulations",
					href: "https://www.mbie.govt.nz/open-banking",
				},
			},
			{
				name: "AML/CFT Act 2009",
				text: "Reporting entities assess their risk, keep a programme, carry out customer due diligence, report suspicious activities to the Police Financial Intelligence Unit, report annually and are audited. We build files that show who checked what, and on which evidence. Parliament passed amendments in 2026, so we confirm the text in force with your compliance team first.",
				source: {
					label: "New Zealand Legislation: the Act",
					href: "https://www.legislation.govt.nz/act/public/2009/0035/latest/DLM2140720.html",
				},
			},
			{
				name: "Conduct of financial institutions (CoFI)",
				text: "Since 31 March 2025 banks, insurers and non-bank deposit takers need a licence and a fair conduct programme, with a summary published. We write the checks on an automated step in your programme’s own terms, so the two can be read side by side.",
				source: {
					label: "Financial Markets Authority: the CoFI legislation",
					href: "https://www.fma.govt.nz/business/legislation/conduct-of-financial-institutions-cofi-legislation/",
				},
			},
			{
				name: "Reserve Bank guidance on cyber resilience",
				text: "The guidance is principle-based and proportionate, for banks, insurers, non-bank deposit takers and market infrastructures. It reaches the third parties you rely on, which would include us. Our first proposal therefore names each supplier beneath us and says how you would leave.",
				source: {
					label: "Reserve Bank: improving cyber resilience",
					href: "https://www.rbnz.govt.nz/regulation-and-supervision/cross-sector-oversight/improving-cyber-resilience-for-regular-entities",
				},
			},
			{
				name: "The FMA on generative AI",
				text: "An article of March 2024, not a rule. The Authority sees gains in claims, transaction monitoring and fraud detection. It adds that firms may need to look at their governance again, and that oversight of outsourced providers matters. So the decision file says who oversees us, and how.",
				source: {
					label: "Financial Markets Authority: generative AI",
					href: "https://www.fma.govt.nz/library/opinion/gen-ai/",
				},
			},
			{
				name: "Privacy Act 2020 and AI tools",
				text: "The Privacy Commissioner expects senior approval, an assessment of privacy impact beforehand, openness with customers, and human review before anyone acts on an output. Since 1 May 2026 principle 3A has added a duty to notify people when information about them is collected from someone else, with exceptions. Both become entries in the decision file.",
				source: {
					label: "Privacy Commissioner: AI tools and the Privacy Act",
					href: "https://www.privacy.org.nz/publications/statements-media-releases/ai-tools-and-the-privacy-act-commissioner-issues-new-guidance/",
				},
			},
		],
	},
	{
		kind: "builds",
		title: "Six systems, each with a person at the end of it",
		intro: "Take one, or several that write to the same record.",
		items: [
			{
				title: "Due diligence intake",
				text: "Documents come by upload, email or branch scan. The system names each one, reads the fields, matches them to the customer and lists what is missing. Confirming identity stays with your analyst.",
				service: {
					href: "/solutions/automation",
					label: "Automation: what comes off the keyboard, and what stays",
				},
			},
			{
				title: "Alert findings, drafted",
				text: "An agent gathers the account history and earlier alerts, then drafts a finding with each fact linked to its source. Analysts close it, escalate it or send it back. Your compliance officer alone reports suspicious activity.",
				service: {
					href: "/solutions/ai-agents",
					label: "AI Agents: permissions, logs and approval points",
				},
			},
			{
				title: "The decision register",
				text: "One entry for each automated decision, written as it is made. Entries can be added to and never edited. Complaints, risk and audit read the same entry through their own view.",
				service: {
					href: "/solutions/cloud-page",
					label: "Cloud & IT infrastructure: how records are stored and restored",
				},
			},
			{
				title: "A watch on drift",
				text: "Scores, approvals and overrides are compared week by week, by product and by channel. When a pattern moves, the model’s owner hears of it and sees the cases that moved it.",
				service: {
					href: "/solutions/data-analytics",
					label: "Data Analytics: agreeing the numbers before watching them",
				},
			},
			{
				title: "Policy answers for branch and call centre",
				text: "Staff ask in plain words and get the paragraph of policy that answers, with its version and date. Where the policy is silent the tool says so and names the owner.",
				service: {
					href: "/solutions/gen-ai",
					label: "Generative AI: answers that show their source",
				},
			},
			{
				title: "Open banking groundwork",
				text: "Before any code, we map which data each purpose needs, who would request it, and how a withdrawn consent reaches each copy. The finding may be that you need a partner who is already accredited.",
				service: {
					href: "/solutions/consulting",
					label: "Consulting: what a short assessment decides",
				},
			},
		],
	},
	{
		kind: "exhibit",
		title: "What a decision file holds, and for whom",
		intro:
			"We agree these six entries with you before anyone chooses a model. If one of them cannot be filled, the decision is not ready to be automated.",
		content: (
			<DecisionFile
				caption="The request and all that follows from it are made up. Your own records policy sets how long each entry is kept and who may open it."
				example="Illustrative example: a request to raise a card limit"
				labels={{ reader: "Read by" }}
				entries={[
					{
						name: "The request",
						holds:
							"What was asked for, when, through which channel, and the identity check relied on.",
						written:
							"Raise the limit from $4,000 to $7,000. In the app, Monday 7:42 pm, signed in with a code to the phone on file.",
						reader: "the person on the phone when the customer rings back",
					},
					{
						name: "The inputs",
						holds:
							"Each field used, where it came from, how old it was, and the consent or purpose it was collected under.",
						written:
							"Twelve months of repayments, from our own ledger, that evening. Income, as stated in the application, 14 months old.",
						reader: "your privacy officer, for a request to see or correct it",
					},
					{
						name: "The rule or model",
						holds: "Name, version, owner, date of last review, and the settings in force that day.",
						written: "Limit rules, version 14. Owned by lending risk, reviewed in February.",
						reader: "model risk and internal audit",
					},
					{
						name: "The outcome and its reasons",
						holds:
							"The result and the factors that weighed most, in words the customer could be sent as they stand.",
						written:
							"Declined. Two repayments came late since November, and the income we hold is over a year old.",
						reader: "the complaints team, and through them the customer",
					},
					{
						name: "The person",
						holds:
							"Who agreed, changed or overrode it, what they had in front of them, and why. Blank only where you have said in writing that the step may run unattended.",
						decided: "A lending analyst agreed",
						written: "Tuesday 8:55 am, with entries one to four open.",
						reader: "team leaders and conduct risk",
					},
					{
						name: "What happened next",
						holds:
							"Letters, complaints, corrections and reversals, dated and joined to the first entry.",
						written:
							"Complaint three weeks later: one repayment was on time and we had misposted it. Corrected, decided again, limit raised.",
						reader: "the board, and whoever answers a regulator’s question",
					},
				]}
			/>
		),
	},
	{
		kind: "process",
		title: "From one decision to a live one",
		intro: "The last step belongs to your risk committee.",
		steps: [
			{
				when: "Week 1",
				title: "Choose a decision",
				text: "We pick one with an owner, a volume worth the trouble and a worst outcome you can name.",
				outcome: "a single page with the decision, its owner and its limits.",
			},
			{
				when: "Weeks 2 to 3",
				title: "Fill the file by hand",
				text: "Your analysts and ours take closed cases and complete the six entries on paper. The blanks show which data is missing before it costs anything to learn.",
				outcome: "a list of gaps, each with the team that can close it.",
			},
			{
				when: "Weeks 4 to 8",
				title: "Build on closed cases",
				text: "No live customer is touched. Compliance sets the tests, and a case that cannot be explained counts as a failure even when its answer was right.",
				outcome:
					"a working system, its test results and the model’s description for your register.",
			},
			{
				when: "Weeks 9 to 12",
				title: "Run it in shadow",
				text: "Staff decide as they do today while the system decides beside them. Differences go to a weekly meeting that risk chairs.",
				outcome: "the record of every difference, and who turned out to be right.",
			},
			{
				when: "Week 13",
				title: "Put it to committee",
				text: "We bring the evidence and an opinion. Committee members switch it on, ask for more, or stop.",
				outcome: "a runbook, an off switch and the exit plan, whichever way the vote goes.",
			},
		],
	},
];

const callToAction = {
	title: "Bring the decision you would least like to explain",
	text: "A decline, an alert, a claim. Describe it without names, and on a first call we will sketch its file with you and mark the entries you could not fill today.",
	actions: (
		<>
			<ButtonLink href="/contact">Talk through one decision</ButtonLink>
			<ButtonLink href="/solutions/ai-agents" look="secondary">
				See how an agent is supervised
			</ButtonLink>
		</>
	),
} satisfies CallToActionProps;

export default function Finance() {
	return <IndustryPage page={page} sections={sections} callToAction={callToAction} />;
}
