import { comesBack } from "#src/content/payback.ts";
import { personWeeks, priceOf } from "#src/content/person-weeks.ts";

const price = priceOf(personWeeks(9));

/**
 * A two-page outline as the offer promises it, for a job that is made up. Services shows a part of it.
 * `npm run forms` prints all of it into public/forms. It names no company, so that it stays right when
 * the company's facts change, and leaves the rate open until there is one.
 */
export const exampleOutline = {
	file: "/forms/example-outline.pdf",
	title: "Example outline",
	/** Says that nothing in it is real. */
	mark: "An example. The job, the freight forwarder and all figures are invented.",
	job: "Finding faults in import documents before the ship berths",
	question: {
		title: "Your question",
		text: "The desk finds faults in the documents while it types the entry, a day before arrival. Could software find them earlier, and would that pay?",
	},
	answer: {
		title: "Our answer",
		text: "Probably, yes: on one lane, fixed rules would find most of them earlier. In most of the faults you showed us, two documents disagree, and a rule can see that on the day the second one arrives. An agent that writes to shippers can wait. On your figures it should pay: see “What it costs”.",
	},
	lookedAt: {
		title: "What we looked at",
		points: [
			"A call of 30 minutes with the desk lead and the operator who types the entries.",
			"Twelve closed files from one lane, with names and prices blacked out. Nine had a fault. In seven of those it could be seen at least four days before anybody saw it.",
			"The names of the three systems that hold the documents. We haven’t seen them run.",
		],
	},
	first: {
		title: "What to try first",
		points: [
			"Read the invoice, the packing list and the bill of lading as they arrive, and compare eleven fields.",
			"Show the operator a mismatch with both pages side by side. The operator decides what it means.",
			"Let the desk go on writing to the shipper. Writing takes minutes. What costs days is that nobody has seen the fault yet.",
		],
	},
	weeks: {
		title: "Who does what, week by week",
		columns: ["When", "What happens", "From us", "From you"],
		rows: [
			[
				"Week 1",
				"Forty closed files are traced, and faults counted by document and stage.",
				"Engineer, full time",
				"Operator, 4 hours",
			],
			[
				"Weeks 2 to 3",
				"The checks are written down. Every check gets an owner and an action. Your privacy officer approves the impact assessment before week 4.",
				"Engineer, full time. Second person, a day a week",
				"Broker, 3 hours a week. Desk lead, 2 hours a week. Privacy officer, half a day",
			],
			[
				"Weeks 4 to 7",
				"The checks are built and run on copies. The desk doesn’t see them yet.",
				"Engineer, full time. Second person, a day a week",
				"IT, 2 days in all. Operator, an hour every Friday",
			],
			[
				"Weeks 8 to 9",
				"Alerts reach the desk, on one lane. The desk keeps its own checks. The maintainer releases one change.",
				"Engineer, full time. Second person, 3 days to test it and prepare the release",
				"The desk, an hour of training, then an hour every Friday. Maintainer, half a day",
			],
		],
	},
	cost: {
		title: "What it costs",
		formula: `9 weeks × 1.2 people = 10.8 person-weeks × ${price ? `${priceOf(1)} = ${price}` : "the weekly rate"}, plus GST`,
		/** Services shows the first two. */
		points: [
			`The range is 10 to 14 person-weeks, or roughly 8 to 12 weeks. ${price ? `That’s ${priceOf(10)} to ${priceOf(14)}.` : "In a real outline this line is in dollars."} The two days of scoping have a price of their own.`,
			`On the call you told us that late faults on this lane take 12 hours a week, at $60 an hour, and cost $2,800 a week in storage and other charges. You sent twelve closed files. Nine had a fault, and seven of those could have been seen in time. If the checks save three quarters of the charges and of the hours, that’s $2,100 a week no longer charged, and nine hours, worth $540, for other work. Counting the charges alone, ${comesBack(9, 2100)}. Upkeep costs extra.`,
			"The work falls to 10 person-weeks if your freight system hands over every document by itself, and rises to 14 if all of them have to be picked out of two shared mailboxes. The plan assumes that a few documents are in the mailboxes.",
			"Documents that no rule can read go to a model, charged to your own cloud account: at most 20 shipments a week × 3 documents × the price of a reading. We measure that price in week 4, before anything is live, and you set a ceiling.",
		],
	},
	stop: {
		title: "What would make us stop",
		points: [
			"Week 1: fewer than half of the faults we find could have been seen earlier in the documents.",
			"Week 3: the broker and the desk can’t agree which mismatches matter.",
			"By the end of week 7: two Fridays in a row with more false alarms than faults caught.",
			"Any week, if you say so.",
		],
	},
	without: {
		title: "What this doesn’t cover",
		points: [
			"Lodging entries. Your broker does that, under its own registration.",
			"A second lane. With the checks written it takes about 3 more weeks, and has a price of its own.",
			"Whether goods may enter the country. That’s for MPI and Customs.",
		],
	},
	unknown: {
		title: "What we don’t know yet",
		points: [
			"Whether the freight system can export a job number. Please ask its vendor before week 1.",
			"Whether two carriers’ scanned bills can be read at all. Ten sample bills would tell us.",
			"Who looks after it from week 10: your IT, another firm, or us for some days a month. Please name them by week 7.",
		],
	},
	next: "If you say yes, the engineer who’d do the work scopes it with you for two days. Then you get a price by week and a start date, which is at least three weeks after your yes. If you say no, use this outline with anybody.",
} as const;
