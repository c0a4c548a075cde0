import { payback, yearsToPay } from "#src/content/payback.ts";
import { IndustryLayout, type IndustrySection } from "#src/layouts/industry-layout.tsx";
import type { ClosingWords } from "#src/layouts/offer.tsx";
import type { PageMetadata } from "#src/page-metadata.ts";
import { AlertQueue } from "#src/pages/industries/finance/alert-queue.tsx";
import { DecisionFile } from "#src/pages/industries/finance/decision-file.tsx";
import { ButtonLink } from "#src/ui/button.tsx";
import { Link } from "#src/ui/link.tsx";
import { Maori } from "#src/ui/maori.tsx";

export const page = {
	title: "AI for New Zealand banks and credit unions",
	description:
		"Onboarding, alert review, lending and open banking for New Zealand banks, credit unions, insurers and lenders, with a reason on file for every decision.",
	name: "Financial Services",
	headline: "AI for banks and insurers who have to say why",
	lead: (
		<>
			Software can do the legwork in onboarding, alert review and lending. It can also keep the
			reason for each decision on file, for whoever asks a year later. We build software for banks,
			credit unions, building societies, insurers and lenders in <Maori>Aotearoa</Maori>{" "}
			New&nbsp;Zealand.
		</>
	),
	contours: "finance",
} satisfies PageMetadata;

/** A third of 120 alerts a week, at half an hour each. Ten alerts save a twelfth of that. */
const alerts = { weeks: 13, hours: 20, ratio: 2, hourly: 60 } as const;
const yearsForTen = yearsToPay({ ...alerts, hours: alerts.hours / 12 });

// The sections, in the order they appear on the page.
const sections: readonly IndustrySection[] = [
	{
		kind: "diagram",
		title: "The decision file: what it holds, and who reads it",
		loud: "The decision file:",
		intro: (
			<>
				We agree these six entries before anyone chooses a model. If you can’t fill one in, the
				decision isn’t ready for software. Print a{" "}
				<a href="/forms/decision-file.pdf">blank decision file</a>&nbsp;(PDF).
			</>
		),
		content: (
			<DecisionFile
				caption="Your own records policy sets how long each entry is kept and who may open it."
				example="Illustrative example: a request to raise a card limit"
				labels={{ reader: "Read by" }}
				entries={[
					{
						name: "The request",
						holds: "What was asked for, when, and how identity was checked.",
						written:
							"Raise the limit from $4,000 to $7,000. In the app, Monday 7:42 pm, with a code to the phone on file.",
						reader: "whoever answers when the customer rings back",
					},
					{
						name: "The inputs",
						holds: "The fields, with their source, age and the consent behind them.",
						written:
							"Twelve months of repayments, from the bank’s ledger. Income, 14 months old, from the application, with the consent given then.",
						reader: "your privacy officer, when a customer asks to see or correct them",
					},
					{
						name: "The rule or model",
						holds: "Name, version, owner, last review, and the settings in force that day.",
						written: "Limit rules, version 14. Owned by lending risk, reviewed in February.",
						reader: "model risk and internal audit",
					},
					{
						name: "The outcome and its reasons",
						holds: "The factors that weighed most, in words you could send the customer.",
						written:
							"Suggested: decline. Two late repayments since November, and the income we hold is over a year old.",
						reader: "the complaints team, and through them the customer",
					},
					{
						name: "The person",
						holds:
							"Who decided, on what evidence, and why. A rule that your people wrote may approve what your credit policy allows, affordability included. Only a person can decline someone, and a language model decides nothing.",
						decided: "A lending analyst declined it",
						written: "Tuesday 8:55 am, with entries one to four open.",
						reader: "team leaders and conduct risk",
					},
					{
						name: "What happened next",
						holds: "Letters, complaints, corrections and reversals.",
						written:
							"Complaint three weeks later: the bank had misposted one repayment. Corrected, decided again, limit raised.",
						reader: "the board, and whoever answers the regulator",
					},
				]}
			/>
		),
	},
	{
		kind: "problems",
		title: "What goes wrong on a bank’s operations floor",
		picture: <AlertQueue />,
		items: [
			{
				title: "The alert queue is longer every Friday",
				text: "Closing an alert takes half an hour and a written finding, even when it’s nothing. Most of that time goes on copying account history from three screens.",
			},
			{
				title: "A customer is asked for the same passport again",
				text: "Onboarding, lending and the call centre keep separate files, and none of them trusts the others.",
			},
			{
				title: "Only the analyst knew why, and she’s gone",
				text: "A complaint arrives about a loan declined in March. The letter doesn’t say which criterion wasn’t met, and neither does anything on file.",
			},
		],
	},
	{
		kind: "builds",
		look: "columns",
		title: "From a passport to open banking: what we build",
		intro:
			"The thirteen weeks cover one decision, for instance a card limit or one type of alert, and the register that holds its files. Anything else on this list is priced separately.",
		items: [
			{
				title: "Due diligence intake",
				text: "The system reads an identity document, matches it to the customer and lists what’s missing. Your analyst confirms who it is.",
				service: { href: "/solutions/automation", label: "Automation: what rules can read" },
			},
			{
				title: "Alert findings, written up",
				text: "An agent gathers the account history, then writes a finding whose facts link to their sources. Analysts close or escalate the alert. Only your compliance officer files a suspicious activity report.",
				service: {
					href: "/solutions/ai-agents",
					label: "AI Agents: permissions, logs and approvals",
				},
			},
			{
				title: "A decision register",
				text: "Every decision, from a card limit to an insurance claim, gets one file. A mistake is corrected by adding an entry, and the original stays readable.",
				service: {
					href: "/solutions/cloud-page",
					label: "Cloud & IT infrastructure: a separate log account",
				},
			},
			{
				title: "Drift monitoring",
				text: "Each week the system compares scores, approvals and overrides by product and channel. If one of them moves, the model’s owner gets the cases that moved it.",
				service: { href: "/solutions/data-analytics", label: "Data Analytics: agreed measures" },
			},
			{
				title: "Policy answers for branch and call centre",
				text: "Staff ask in plain words and get the policy paragraph, with its version and date.",
				service: { href: "/solutions/gen-ai", label: "Generative AI: answers with a source" },
			},
			{
				title: "Open banking groundwork",
				text: "We map which data each purpose needs, and how to clear every copy when a customer withdraws consent.",
				service: { href: "/solutions/consulting", label: "Consulting: a short assessment" },
			},
		],
	},
	{
		kind: "process",
		look: "folders",
		title: "Thirteen\u00a0weeks to your committee’s vote",
		intro:
			"For four of those weeks the software only suggests and your staff decide. Those weeks supply the evidence for the vote. Two paid days of scoping come before them, and switching on is a second piece of work, after the vote. Your outline gives one range for the thirteen weeks and another for switching on.",
		plan: {
			weeks: 13,
			look: "rows",
			compare:
				"The minutes a case takes unaided and with the software’s suggestion, timed side by side in weeks 9 to 12, and every case in which staff and software disagreed.",
			time: "The decision’s owner gives half a day a week. Two analysts join in weeks 2 and 3, compliance sets the tests in weeks 4 to 8, and risk meets weekly in weeks 9 to 12. Your privacy officer approves the impact assessment before week 4. IT and security give read access and review the design, and whoever will maintain the system joins for half a day in week 13.",
			planned: "To the vote",
			cost: "How many systems we connect, the state of your data, and how much evidence your committee wants.",
			own: "The code, the decision register, the tests, the runbook and the exit plan.",
			data: "In your own environment. If a model reads part of a case, that part goes to one provider, in the regions you approve. We list every supplier, with the country it works from.",
		},
		steps: [
			{
				weeks: { first: 1, last: 1 },
				title: "Choose a decision",
				text: "We pick one with an owner, enough volume and a worst outcome you can name.",
				outcome: "one page with the decision, its owner and its limits.",
			},
			{
				weeks: { first: 2, last: 3 },
				title: "Fill the file by hand",
				text: "We complete the six entries for closed cases, with two analysts, and time how long a case takes today.",
				outcome: "a list of gaps, and which of your teams can close each one.",
			},
			{
				weeks: { first: 4, last: 8 },
				title: "Build on closed cases",
				text: "This waits for your privacy officer to approve the impact assessment. No live decision is affected. Compliance sets the tests, and a case that can’t be explained fails even if its answer was right.",
				outcome: "a working system and its test results.",
			},
			{
				weeks: { first: 9, last: 12 },
				title: "Run it beside your staff",
				text: "Your staff decide every case. In half of the cases they work unaided, as they do today. In the other half they see the software’s suggestion. We time both. Risk chairs a weekly meeting on the differences.",
				outcome: "the record of every difference, and what the meeting decided about it.",
			},
			{
				weeks: { first: 13, last: 13 },
				title: "Put it to committee",
				signed: true,
				text: "We bring the evidence and our opinion. The committee approves, stops, or asks for more evidence, which we’d price first.",
				outcome: "a runbook, an off switch and the exit plan.",
			},
		],
	},
	{
		kind: "regulations",
		title: "New Zealand rules for banks, insurers and lenders",
		intro: "For each rule we say whom it covers and, if it changes what we build, what it changes.",
		items: [
			{
				name: "Deposit Takers Act 2023",
				text: "This Act will bring banks, credit unions and building societies under one set of standards, due to take effect on 1\u00a0December 2028. Its Depositor Compensation Scheme has run since 1\u00a0July 2025.",
				source: {
					label: "Reserve Bank: Deposit Takers Act consultations",
					href: "https://consultations.rbnz.govt.nz/dta-and-dcs",
				},
			},
			{
				name: "BS11, outsourcing",
				text: "BS11 is the Reserve Bank’s outsourcing policy for large New Zealand-incorporated banks (liabilities, net of related parties, of $10 billion or more). Credit unions, and banks below that line, are outside it. Covered or not, you get the runbook and the exit plan. If it covers you, the scope also says how you’d run the system without us.",
				source: {
					label: "Reserve Bank: banks’ outsourcing policy",
					href: "https://www.rbnz.govt.nz/regulation-and-supervision/oversight-of-banks/standards-and-requirements-for-banks/banks-outsourcing-policy",
				},
			},
			{
				name: "Consumer credit",
				text: "As the lender, you carry the duties in the Credit Contracts and Consumer Finance Act 2003. The decision file keeps the inputs and reasons you’d point to.",
				source: {
					label: "New Zealand Legislation: the Act",
					href: "https://www.legislation.govt.nz/act/public/2003/0052/latest/DLM211512.html",
				},
			},
			{
				name: "AML/CFT Act 2009",
				text: "It requires customer due diligence, suspicious activity reports and audits, among other things. Parliament passed amendments in 2026, so we confirm the text in force with your compliance team.",
				source: {
					label: "New Zealand Legislation: the Act",
					href: "https://www.legislation.govt.nz/act/public/2009/0035/latest/DLM2140720.html",
				},
			},
			{
				name: "Conduct of financial institutions (CoFI)",
				text: "Since 31\u00a0March 2025 banks, insurers and non‑bank deposit takers have needed a licence and a fair conduct programme.",
				source: {
					label: "Financial Markets Authority: CoFI",
					href: "https://www.fma.govt.nz/business/legislation/conduct-of-financial-institutions-cofi-legislation/",
				},
			},
			{
				name: "Open banking",
				text: "Under the Customer and Product Data Act 2025, another firm may ask a bank for a customer’s data only if it’s accredited. ASB, ANZ, BNZ and Westpac have been data holders since 1\u00a0December 2025. Kiwibank’s dates are 1\u00a0June 2026 for payments and 1\u00a0December 2026 for account information.",
				source: {
					label: "MBIE: open banking",
					href: "https://www.mbie.govt.nz/open-banking",
				},
			},
			{
				name: "Privacy Act 2020 and AI tools",
				text: "The Privacy Commissioner’s guidance of September 2023 expects senior approval, a privacy impact assessment beforehand, openness with customers, and human review before anyone acts on an output. Since 1\u00a0May 2026 principle 3A also covers what you collect from someone other than the customer, such as a credit bureau. ",
				source: {
					label: "Privacy Commissioner: AI tools and the Privacy Act",
					href: "https://www.privacy.org.nz/publications/statements-media-releases/ai-tools-and-the-privacy-act-commissioner-issues-new-guidance/",
				},
			},
		],
	},
	{
		kind: "answer",
		ground: "decided",
		question: "What if our committee says no in week 13?",
		answer: "Then it’s no.",
		text: "You know why, and you keep everything we made. The file format and the list of gaps in your records are useful without any software.",
	},
	{
		kind: "questions",
		title: "Your core system, and who looks after the software from week\u00a014",
		intro: (
			<>
				<Link href="/services#questions">Services</Link> answers your procurement team: who hears of
				a breach and when, who mends a fault outside our hours, ownership, subcontractors and
				vendors.
			</>
		),
		items: [
			{
				question: "Do you replace our core banking system?",
				answer:
					"No. We read from it and, once you agree, write to it through an interface its vendor supports.",
			},
			{
				question: "If our committee says yes, who switches it on and looks after it?",
				answer: (
					<>
						Your team switches it on, on a day your own release process sets. We’re there that day,
						as part of the second piece of work. Afterwards it’s looked after by your team, another
						firm, or <Link href="/services#afterwards">us for some days a month</Link>. In each case
						your team has the off switch and the runbook.
					</>
				),
			},
			{
				question: "We’re a small credit union. Is this too big for us?",
				answer: `Not if you start with one type of alert and get plenty of them. Suppose 120 a week, at half an hour each to write up. If a third of that time goes, you get twenty hours a week back. ${payback("The work up to the vote", "your analyst’s", alerts)} Switching on comes on top. You save money only if you’d otherwise have paid for those hours. With ten alerts a week it would take more than ${yearsForTen} years to pay. At that volume, build it only if the files are worth the price. If software you already have would do, we’ll recommend that instead.`,
			},
		],
	},
];

const closing: ClosingWords = {
	title: "Bring the decision you’d least like to explain",
	text: "A decline, an alert or a claim will do. Describe it without names, and we’ll sketch the file you’d want to have.",
	outline:
		"Your outline names one decision, how long the system would run alongside your staff, and the result that would make us advise against it.",
	more: (
		<ButtonLink href="/solutions/ai-agents" look="secondary">
			See how an agent is supervised
		</ButtonLink>
	),
};

export default function Finance() {
	return <IndustryLayout page={page} hero="climbing" sections={sections} closing={closing} />;
}
