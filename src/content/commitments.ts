export interface Commitment {
	/** What the site promises in the owner's name. */
	promise: string;
	/** The file that makes the promise. */
	file: string;
	/** Part of the promise's text in that file. `npm run review` says when the file no longer has it. */
	words: string;
	/** True once the owner has agreed to keep the promise. */
	confirmed: boolean;
}

/*
 * The promises that a visitor could hold the company to. Only the owner can say whether the company
 * will keep them: change the text on the page if needed, then set `confirmed` to true.
 * `npm run launch-check` lists those still open. No page imports this file.
 */
export const commitments: readonly Commitment[] = [
	{
		promise: "Messages are answered within 2 working days",
		file: "src/content/first-call-offer.ts",
		words: "replies within 2 working days",
		confirmed: false,
	},
	{
		promise: "The same, in one line beside a page’s headline",
		file: "src/content/first-call-offer.ts",
		words: "A reply within 2 working days, a 30‑minute call, then a two‑page outline.",
		confirmed: false,
	},
	{
		promise: "A first call of 30 minutes, and a two-page outline within a week of it",
		file: "src/content/first-call-offer.ts",
		words: "Within a week of the call you get a two-page outline",
		confirmed: false,
	},
	{
		promise:
			"An outline has what the example has: weeks, people, cost as a formula, what would end it",
		file: "src/content/example-outline.ts",
		words: "9 weeks × 1.2 people = 10.8 person-weeks ×",
		confirmed: false,
	},
	{
		promise: "What the company is insured for is said in writing, before scoping",
		file: "src/pages/services.tsx",
		words: "Before scoping, we tell you in writing what we’re insured for.",
		confirmed: false,
	},
	{
		promise:
			"A confidentiality agreement, the client’s or the company’s, and a page with the price of the two days are signed before scoping starts",
		file: "src/pages/services.tsx",
		words:
			"First we both sign two things: a confidentiality agreement, yours or ours, and one page with the price of the two days.",
		confirmed: false,
	},
	{
		promise: "The same, among the questions: before anything confidential is shown",
		file: "src/pages/services.tsx",
		words: "Yes: yours or ours, before you show us anything confidential.",
		confirmed: false,
	},
	{
		promise:
			"The phone is answered during the hours of the company file, except on public holidays",
		file: "src/pages/contact.tsx",
		words: "Closed on New Zealand public holidays.",
		confirmed: false,
	},
	{
		promise:
			"Clients can stop at the end of any week, and own code, prompts, tests and notes from the start",
		file: "src/pages/home.tsx",
		words: "You can stop at the end of any week",
		confirmed: false,
	},
	{
		promise: "The price is fixed by week, for a scope in writing",
		file: "src/pages/services.tsx",
		words: "A written scope fixes the number of weeks and the price of each.",
		confirmed: false,
	},
	{
		promise: "A piece of work has one engineer full time, and another for about a day a week",
		file: "src/pages/services.tsx",
		words: "Almost every job has the same crew: one engineer full time",
		confirmed: false,
	},
	{
		promise: "The contract has what Services promises, and is sent before the call to whoever asks",
		file: "src/pages/services.tsx",
		words: "what this page promises is in it",
		confirmed: false,
	},
	{
		promise: "Nothing is charged for a wait for somebody outside both, such as a registration",
		file: "src/pages/services.tsx",
		words:
			"If we both have to wait for someone else, such as a national register, you don’t pay for the wait.",
		confirmed: false,
	},
	{
		promise:
			"The scope lists what it assumes, and the contract says who decides if the two don’t agree",
		file: "src/pages/services.tsx",
		words: "the contract says who decides.",
		confirmed: false,
	},
	{
		promise: "A check that misses what it was written to catch is mended at no charge for a period",
		file: "src/pages/industries/logistic.tsx",
		words: "If a check misses what it was written to catch, we mend it at no charge",
		confirmed: false,
	},
	{
		promise: "Weeks beyond the estimate aren’t charged if the company misjudged the work",
		file: "src/pages/services.tsx",
		words: "If we misjudged the work, we do the extra weeks at no charge.",
		confirmed: false,
	},
	{
		promise:
			"Records that need more work than the scope assumes change it: work stops, and the client chooses",
		file: "src/pages/services.tsx",
		words: "your records need more work than the scope assumes",
		confirmed: false,
	},
	{
		promise:
			"Data Analytics: more repairs than the scope assumed stop the work, and the client chooses",
		file: "src/pages/solutions/data-analytics.tsx",
		words: "we stop and tell you what continuing would cost. You choose.",
		confirmed: false,
	},
	{
		promise: "The contract says for how long the company mends its own faults at no charge",
		file: "src/pages/services.tsx",
		words: "for how long we mend our own faults at no charge",
		confirmed: false,
	},
	{
		promise:
			"Faults in what the company built are put right at no charge for a period that the contract names, whoever does the upkeep. AI Agents and Retreats say that they’re put right",
		file: "src/pages/services.tsx",
		words: "we put right any fault in what we built at no charge, whoever does the upkeep.",
		confirmed: false,
	},
	{
		promise: "Logistic Solutions: a fault on a Sunday is begun on the next working day",
		file: "src/pages/industries/logistic.tsx",
		words: "on the next working day.",
		confirmed: false,
	},
	{
		promise: "Recovery Retreats: the outline gives a range in dollars",
		file: "src/pages/industries/retreats.tsx",
		words: "Your outline gives a range in dollars.",
		confirmed: false,
	},
	{
		promise:
			"A supplier questionnaire is filled in before the contract, with a no where the answer is no",
		file: "src/pages/services.tsx",
		words: "Yes, before the contract. Where the true answer is no,",
		confirmed: false,
	},
	{
		promise:
			"An engineer sits with the people around a job before anything is built, and settles the differences",
		file: "src/pages/home.tsx",
		words: "we find out which is really being done, and only then build.",
		confirmed: false,
	},
	{
		promise: "The same, in the two days of scoping",
		file: "src/pages/services.tsx",
		words: "Then the engineer who’d do the work sits with four people",
		confirmed: false,
	},
	{
		promise:
			"People look at the sample of records, with names blacked out, and no software reads it",
		file: "src/pages/services.tsx",
		words: "with names and identity numbers blacked out. No software reads the sample.",
		confirmed: false,
	},
	{
		promise:
			"We begin on a fault before it’s clear whose it is, at no charge if it turns out to be ours",
		file: "src/pages/services.tsx",
		words: "If nobody knows yet where the fault lies, we begin anyway",
		confirmed: false,
	},
	{
		promise:
			"Invoices come at the end of a month for the weeks worked; subcontractors only by name",
		file: "src/pages/services.tsx",
		words: "At the end of each month, for the weeks worked.",
		confirmed: false,
	},
	{
		promise:
			"An engineer who is away or leaves is replaced, and the time the next one takes to learn the work isn’t charged",
		file: "src/pages/services.tsx",
		words: "We don’t charge for the time a new engineer takes to learn it.",
		confirmed: false,
	},
	{
		promise: "Travel is charged at cost, as the scope says",
		file: "src/pages/services.tsx",
		words: "Travel is agreed in the scope, at cost.",
		confirmed: false,
	},
	{
		promise:
			"Who applies for the internship hears within 2 working days of the phone call and of the hour with the mentor",
		file: "src/pages/career/opportunities.tsx",
		words: "You hear within 2 working days of each",
		confirmed: false,
	},
	{
		promise: "The client switches a system on, not the company: a bank, for instance",
		file: "src/pages/industries/finance.tsx",
		words: "Your team switches it on",
		confirmed: false,
	},
	{
		promise: "A bank’s outline has a range for switching the system on after the committee’s vote",
		file: "src/pages/industries/finance.tsx",
		words: "Your outline gives one range for the thirteen weeks and another for switching on.",
		confirmed: false,
	},
	{
		promise:
			"In the last week whoever will maintain a system makes and releases one change, watched; a runbook stays",
		file: "src/pages/services.tsx",
		words: "makes one real change and releases it while we watch.",
		confirmed: false,
	},
	{
		promise:
			"Upkeep by days a month, ended with a month’s notice; a fault is begun the same working day, or the next if it’s rung in outside the hours",
		file: "src/pages/services.tsx",
		words: "begins the same working day. Outside those hours nobody is on call",
		confirmed: false,
	},
	{
		promise:
			"A fault is begun by somebody who knows the system, also while its engineer is on another build",
		file: "src/pages/services.tsx",
		words: "and somebody who knows the system begins",
		confirmed: false,
	},
	{
		promise: "The weeks of a first engagement: 10, 8, 5, 6, 9 and 14",
		file: "src/pages/services.tsx",
		words: "The weeks are what we plan for a first piece of work.",
		confirmed: false,
	},
	{
		promise: "Clients who stop pay for the weeks worked, and nothing for the rest",
		file: "src/pages/services.tsx",
		words: "You pay for the weeks worked, and keep everything made in them.",
		confirmed: false,
	},
	{
		promise: "No commission is taken from vendors, or on devices that a retreat buys",
		file: "src/pages/services.tsx",
		words: "We take no commission from vendors.",
		confirmed: false,
	},
	{
		promise: "Clients’ systems can be maintained, for days × the day rate",
		file: "src/pages/services.tsx",
		words: "A day costs a fifth of the weekly rate",
		confirmed: false,
	},
	{
		promise: "AI Agents: the steps of its ten weeks",
		file: "src/pages/solutions/ai-agents.tsx",
		words: "and nothing live changes before week",
		confirmed: false,
	},
	{
		promise: "Generative AI: the steps of its eight weeks",
		file: "src/pages/solutions/gen-ai.tsx",
		words: "Eight weeks, and your experts do the marking",
		confirmed: false,
	},
	{
		promise:
			"Generative AI: the privacy officer approves before software reads documents that name people",
		file: "src/pages/solutions/gen-ai.tsx",
		words: "your privacy officer approves the impact assessment before week 3",
		confirmed: false,
	},
	{
		promise:
			"Automation: the privacy officer approves before the software reads cases that name people",
		file: "src/pages/solutions/automation.tsx",
		words:
			"If cases name people, your privacy officer approves the impact assessment before week 3.",
		confirmed: false,
	},
	{
		promise: "Data Analytics: the privacy officer approves before rows about people are checked",
		file: "src/pages/solutions/data-analytics.tsx",
		words:
			"If rows are about people, your privacy officer approves the impact assessment before week 3.",
		confirmed: false,
	},
	{
		promise:
			"Consulting: the steps of its five weeks, and the deletion of copies when the work ends",
		file: "src/pages/solutions/consulting.tsx",
		words: "we delete our copies when the work ends",
		confirmed: false,
	},
	{
		promise:
			"Consulting: one process or contract takes about two weeks, without inventory and trials",
		file: "src/pages/solutions/consulting.tsx",
		words: "For one process or one contract it takes about 2 weeks",
		confirmed: false,
	},
	{
		promise: "Consulting: the prototypes belong to the client, like the report",
		file: "src/pages/solutions/consulting.tsx",
		words: "the prototypes, and our notes on them.",
		confirmed: false,
	},
	{
		promise: "Generative AI: the table’s verdicts are checked on a sample before anything is built",
		file: "src/pages/solutions/gen-ai.tsx",
		words: "So in week 3 we try each one on a sample.",
		confirmed: false,
	},
	{
		promise: "Generative AI: no document is sent to a provider that may train on it",
		file: "src/pages/solutions/gen-ai.tsx",
		words: "We send nothing to a provider whose terms let it train on what it gets",
		confirmed: false,
	},
	{
		promise: "Generative AI: the index is built in the client’s cloud account",
		file: "src/pages/solutions/gen-ai.tsx",
		words: "Copies of the registered ones go to your cloud account, where the index is built.",
		confirmed: false,
	},
	{
		promise: "Automation: the minutes a case takes are counted before and after",
		file: "src/pages/solutions/automation.tsx",
		words: "the minutes a case takes now",
		confirmed: false,
	},
	{
		promise: "Automation: the steps of its six weeks",
		file: "src/pages/solutions/automation.tsx",
		words: "For the first process, plan on six weeks",
		confirmed: false,
	},
	{
		promise: "Data Analytics: the steps of its nine weeks",
		file: "src/pages/solutions/data-analytics.tsx",
		words: "Nine weeks to a tested forecast",
		confirmed: false,
	},
	{
		promise: "Cloud & IT infrastructure: the steps of its fourteen weeks",
		file: "src/pages/solutions/cloud-page.tsx",
		words: "and in the last two you break it on",
		confirmed: false,
	},
	{
		promise: "Financial Services: the steps of its thirteen weeks",
		file: "src/pages/industries/finance.tsx",
		words: "Thirteen weeks to your committee’s vote",
		confirmed: false,
	},
	{
		promise: "A model gets the text of a clinic note, and no name or number beside it",
		file: "src/pages/industries/healthcare.tsx",
		words: "A patient’s name or NHI number goes with it only if it stands in that text.",
		confirmed: false,
	},
	{
		promise: "Healthcare: the steps of its fourteen weeks",
		file: "src/pages/industries/healthcare.tsx",
		words: "Fourteen weeks in one clinic, with every pilot letter read",
		confirmed: false,
	},
	{
		promise: "Healthcare: the days a letter takes are counted at the start and in the pilot",
		file: "src/pages/industries/healthcare.tsx",
		words: "We count the days a letter takes again.",
		confirmed: false,
	},
	{
		promise: "Healthcare: whether the client’s system can be connected is known before a quote",
		file: "src/pages/industries/healthcare.tsx",
		words: "Before we quote, we ask its vendor what interface or export it supports",
		confirmed: false,
	},
	{
		promise: "Baby Food Manufacturing: the steps of its twelve weeks",
		file: "src/pages/industries/manufacturing.tsx",
		words: "How long it takes: twelve weeks, drill to drill",
		confirmed: false,
	},
	{
		promise: "Logistic Solutions: the steps of its nine weeks",
		file: "src/pages/industries/logistic.tsx",
		words: "Nine weeks on one trade lane",
		confirmed: false,
	},
	{
		promise: "Recovery Retreats: a first piece of work takes 6 to 14 weeks",
		file: "src/pages/industries/retreats.tsx",
		words: "The weeks beside each system cover phases one to three",
		confirmed: false,
	},
	{
		promise: "Recovery Retreats: the privacy officer approves before software reads records",
		file: "src/pages/industries/retreats.tsx",
		words:
			"Software reads nobody’s records until your privacy officer approves the impact assessment.",
		confirmed: false,
	},
	{
		promise:
			"Recovery Retreats: a nurse reads every message and reply, and one that could be about distress goes straight to the person on duty",
		file: "src/pages/industries/retreats.tsx",
		words: "goes straight to the person on duty.",
		confirmed: false,
	},
	{
		promise:
			"Recovery Retreats: phase four comes after the weeks and the price; the retreat’s team runs it, with upkeep if it’s booked",
		file: "src/pages/industries/retreats.tsx",
		words: "Afterwards your team runs phase four, alone or with",
		confirmed: false,
	},
	{
		promise: "Recovery Retreats: the hours a job takes are estimated before, and counted after",
		file: "src/pages/industries/retreats.tsx",
		words: "counts the hours, and switches off what isn’t helping",
		confirmed: false,
	},
	{
		promise: "Recovery Retreats: the fourteen figures are targets agreed with each retreat",
		file: "src/pages/industries/retreats.tsx",
		words: "In phase one we replace them with yours, from what the job takes now.",
		confirmed: false,
	},
	{
		promise: "Who signs each scope and each release, and explains it when asked",
		file: "src/pages/company/leadership.tsx",
		words: "signs the scope of every system we build",
		confirmed: false,
	},
	{
		promise: "The two people hold the opinions that they sign",
		file: "src/content/notes.ts",
		words: "Silence never counts as a yes",
		confirmed: false,
	},
	{
		promise: "The company’s own use of AI keeps to the table, clients’ code included",
		file: "src/pages/company/leadership.tsx",
		words: "In our own work it does nothing alone: a person looks at whatever it suggests.",
		confirmed: false,
	},
	{
		promise: "A client meets the people who lead before signing",
		file: "src/pages/home.tsx",
		words: "You’ll meet both before you sign the contract.",
		confirmed: false,
	},
	{
		promise: "Who decides what, and a phone call at once if work on a system is stopped",
		file: "src/pages/company/leadership.tsx",
		words: "A phone call at once, asking you to switch it off if it’s running.",
		confirmed: false,
	},
	{
		promise: "A client isn’t charged while an engineer is away to mend another client’s fault",
		file: "src/pages/career/hire.tsx",
		words:
			"they stop work on it until the fault is mended, and that client isn’t charged for the time.",
		confirmed: false,
	},
	{
		promise: "Hiring takes twenty working days, with a deadline for each step",
		file: "src/pages/career/hire.tsx",
		words: "twenty working days from your email to our answer",
		confirmed: false,
	},
	{
		promise: "Applicants get an answer 2 working days after each conversation, with the reason",
		file: "src/pages/career/hire.tsx",
		words:
			"After each conversation, you hear the result within this time. If it’s a no, we tell you why.",
		confirmed: false,
	},
	{
		promise: "What we don’t do when hiring: unpaid trial work, software that ranks applications, …",
		file: "src/pages/career/hire.tsx",
		words: "What we don’t do when we hire",
		confirmed: false,
	},
	{
		promise: "Hiring Journey: applicants who ask are shown the site’s code on a call",
		file: "src/pages/career/hire.tsx",
		words: "we’ll show it to you on a call.",
		confirmed: false,
	},
	{
		promise: "Hiring Journey: no permanent role is open",
		file: "src/pages/career/hire.tsx",
		words: "No permanent role is open right now",
		confirmed: false,
	},
	{
		promise:
			"Hiring Journey: one client’s system at a time, in a language that its people can maintain, and no duty at night",
		file: "src/pages/career/hire.tsx",
		words: "in a language that its maintainers can read: usually Python or TypeScript",
		confirmed: false,
	},
	{
		promise: "An internship of ten weeks, and whether a role is listed now",
		file: "src/pages/career/opportunities.tsx",
		words: "Ten working weeks, full time",
		confirmed: false,
	},
	{
		promise:
			"Hiring Journey: applicants hear what decides their place in the pay range and who else works here, unasked",
		file: "src/pages/career/hire.tsx",
		words:
			"We tell you, unasked, what decides your place in the pay range and who else works here.",
		confirmed: false,
	},
	{
		promise:
			"Hiring Journey: people who write while no role is open hear within 20 working days whether one is expected",
		file: "src/pages/career/hire.tsx",
		words: "whether we expect a role that would suit you.",
		confirmed: false,
	},
	{
		promise:
			"An internship starts in November 2027, and emails are kept until the next intern is chosen",
		file: "src/pages/career/opportunities.tsx",
		words: "To start in November 2027, write by the end of August 2027.",
		confirmed: false,
	},
	{
		promise: "Interns hear from the company if a role opens",
		file: "src/pages/career/opportunities.tsx",
		words: "If a role opens, we’ll write to you.",
		confirmed: false,
	},
	{
		promise: "Internship applications are confirmed within 1 working day and answered within 20",
		file: "src/pages/career/opportunities.tsx",
		words:
			"We confirm receipt within 1 working day, and tell you within 20 working days whether we’d like to talk.",
		confirmed: false,
	},
	{
		promise: "Interns hear before they accept whose work the software is for",
		file: "src/pages/career/opportunities.tsx",
		words: "learn who takes the software over when you leave",
		confirmed: false,
	},
	{
		promise: "Interns are paid at least the adult minimum wage for every hour, whatever their age",
		file: "src/pages/career/opportunities.tsx",
		words: "At least the adult minimum wage",
		confirmed: false,
	},
	{
		promise: "Privacy requests are answered within 20 working days, free of charge",
		file: "src/pages/privacy.tsx",
		words: "within 20 working days",
		confirmed: false,
	},
	{
		promise: "Vulnerability reports are answered within five working days, without legal action",
		file: "prerender/discovery/security-txt.ts",
		words: "We answer within five working days",
		confirmed: false,
	},
	{
		promise: "Applications are deleted six months after the answer",
		file: "src/pages/privacy.tsx",
		words: "Six months after our answer, or longer if you ask us to.",
		confirmed: false,
	},
	{
		promise: "Clients hear the same day of a breach that touches their data; copies are deleted",
		file: "src/pages/services.tsx",
		words: "If we learn of one that touches your data, we tell you the same day.",
		confirmed: false,
	},
	{
		promise: "Healthcare: a clinic that waits for a national registration doesn’t pay for the wait",
		file: "src/pages/industries/healthcare.tsx",
		words: "You don’t pay for the wait",
		confirmed: false,
	},
];
