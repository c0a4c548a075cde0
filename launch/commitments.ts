export interface Commitment {
	/** What the site commitments in the owner's name. */
	promise: string;
	/** The file that makes the promise. */
	file: string;
	/** Words of it, as they stand in that file. A test fails once they do not. */
	words: string;
	/** True once the owner has decided to keep it. */
	confirmed: boolean;
}

/*
 * What a visitor could hold the company to. Nobody but the owner can say whether it is so: change
 * the words on the page until it is, then set `confirmed` to true. `npm run launch-check` lists
 * what is still open. No page reads this file.
 */
export const commitments: readonly Commitment[] = [
	{
		promise: "Messages are answered within 2 working days",
		file: "src/pages/contact.tsx",
		words: "Within 2 working days",
		confirmed: false,
	},
	{
		promise: "A first call of 30 minutes, and two written pages within a week of it",
		file: "src/pages/contact.tsx",
		words: "Within a week of the call",
		confirmed: false,
	},
	{
		promise: "The phone is answered in the hours of the company file, but for public holidays",
		file: "src/pages/contact.tsx",
		words: "Closed on New Zealand public holidays.",
		confirmed: false,
	},
	{
		promise: "Clients can stop at any week, and own code, prompts, tests and notes from the start",
		file: "src/pages/home.tsx",
		words: "You can stop at any week",
		confirmed: false,
	},
	{
		promise: "The weeks of a first engagement: 10, 8, 5, 6, 9 and 14",
		file: "src/pages/services.tsx",
		words: "The weeks are what we plan for a first piece of work.",
		confirmed: false,
	},
	{
		promise: "AI Agents: the steps of its ten weeks",
		file: "src/pages/solutions/ai-agents.tsx",
		words: "Ten weeks, and permissions come last",
		confirmed: false,
	},
	{
		promise: "Generative AI: the steps of its eight weeks",
		file: "src/pages/solutions/gen-ai.tsx",
		words: "Eight weeks, marked by your own experts",
		confirmed: false,
	},
	{
		promise: "Consulting: the steps of its five weeks, after which copies of data are deleted",
		file: "src/pages/solutions/consulting.tsx",
		words: "When the five weeks end we delete our copies",
		confirmed: false,
	},
	{
		promise: "Automation: the steps of its six weeks",
		file: "src/pages/solutions/automation.tsx",
		words: "Six weeks for the first process",
		confirmed: false,
	},
	{
		promise: "Data Analytics: the steps of its nine weeks",
		file: "src/pages/solutions/data-analytics.tsx",
		words: "Nine weeks, beginning with an argument",
		confirmed: false,
	},
	{
		promise: "Cloud & IT infrastructure: the steps of its fourteen weeks",
		file: "src/pages/solutions/cloud-page.tsx",
		words: "Fourteen weeks, least regret first",
		confirmed: false,
	},
	{
		promise: "Financial Services: the steps of its thirteen weeks",
		file: "src/pages/industries/finance.tsx",
		words: "Week 13",
		confirmed: false,
	},
	{
		promise: "Healthcare: the steps of its fourteen weeks",
		file: "src/pages/industries/healthcare.tsx",
		words: "Week 14",
		confirmed: false,
	},
	{
		promise: "Baby Food Manufacturing: the steps of its twelve weeks",
		file: "src/pages/industries/manufacturing.tsx",
		words: "Week 12",
		confirmed: false,
	},
	{
		promise: "Logistic Solutions: the steps of its nine weeks, and a review each August",
		file: "src/pages/industries/logistic.tsx",
		words: "Weeks 8 to 9",
		confirmed: false,
	},
	{
		promise: "Recovery Retreats: the fourteen figures are targets agreed with each retreat",
		file: "src/pages/industries/retreats.tsx",
		words: "targets we agree and measure with each retreat, not results from past clients",
		confirmed: false,
	},
	{
		promise: "One person signs each scope, the other each release, and both answer for it",
		file: "src/pages/company/leadership.tsx",
		words: "One of us signs the first, the other signs the second",
		confirmed: false,
	},
	{
		promise: "Who decides what, and a phone call the same day if a system is stopped",
		file: "src/pages/company/leadership.tsx",
		words: "A phone call the same day.",
		confirmed: false,
	},
	{
		promise: "Hiring takes twenty working days, in five steps with a last day each",
		file: "src/pages/career/hire.tsx",
		words: "Twenty working days from your email to our answer",
		confirmed: false,
	},
	{
		promise: "Applicants get an answer 2 working days after each conversation, with the reason",
		file: "src/pages/career/hire.tsx",
		words: "The result of each conversation, counted from the end of it.",
		confirmed: false,
	},
	{
		promise: "What is never done in hiring: unpaid trial work, software that ranks applications, …",
		file: "src/pages/career/hire.tsx",
		words: "What we never do",
		confirmed: false,
	},
	{
		promise: "A paid internship of twelve weeks, and whether a role is listed now",
		file: "src/pages/career/opportunities.tsx",
		words: "Twelve weeks, full time",
		confirmed: false,
	},
	{
		promise: "Privacy requests are answered within 20 working days, free of charge",
		file: "src/pages/privacy.tsx",
		words: "within 20 working days",
		confirmed: false,
	},
	{
		promise: "Reports of weaknesses are answered within five working days, and nobody is sued",
		file: "prerender/security-txt.ts",
		words: "We answer within five working days",
		confirmed: false,
	},
	{
		promise: "Applications are deleted six months after the answer",
		file: "src/pages/privacy.tsx",
		words: "Six months after our answer, or longer if you ask us to.",
		confirmed: false,
	},
];
