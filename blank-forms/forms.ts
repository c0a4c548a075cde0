// The blank forms: what each says, and how wide its columns are. `npm run forms` prints them.

export interface Form {
	/** The name of the PDF in public/forms. */
	file: string;
	title: string;
	/** What it is for, and how to fill it in. */
	lead: string;
	landscape: boolean;
	/** To fill in once, over the table. */
	fields: readonly string[];
	/** Their shares of the width in per cent. */
	columns: readonly { name: string; share: number }[];
	/** What is printed in the first column. */
	rows: readonly (readonly [name: string, hint?: string])[];
	foot: string;
}

const blank: readonly [name: string] = [""];

export const forms: readonly Form[] = [
	{
		file: "authority-table.pdf",
		title: "Authority table",
		lead: "For one task that software is to help with. The process owner, the security lead and the privacy officer fill it in together, much as you’d set a new employee’s limits. Anything that isn’t on the sheet is off limits.",
		landscape: true,
		fields: ["The task", "Owner of the process", "Agreed on"],
		columns: [
			{ name: "Action", share: 17 },
			{ name: "Does alone", share: 20 },
			{ name: "Asks a person first", share: 20 },
			{ name: "Can never do", share: 20 },
			{ name: "Owner of the line", share: 12 },
			{ name: "Review by", share: 11 },
		],
		rows: [["Read"], ["Reply"], ["Change a record"], blank, ["Its own rules"], blank, blank],
		foot: "“Does alone” holds only small actions that are easy to put right. Silence never counts as a yes.",
	},
	{
		file: "decision-file.pdf",
		title: "Decision file",
		lead: "For one decision that software has a part in. Fill it in by hand for a closed case first. If you can’t fill in an entry, the decision isn’t ready for software.",
		landscape: false,
		fields: ["The decision", "Case", "Opened on"],
		columns: [
			{ name: "Entry", share: 34 },
			{ name: "What happened", share: 46 },
			{ name: "Who reads it", share: 20 },
		],
		rows: [
			["The request", "What was asked for, when, and how identity was checked."],
			["The inputs", "Each field, its source, its age and the consent behind it."],
			["The rule or model", "Name, version, owner, last review, and the settings that day."],
			["The outcome and its reasons", "What weighed most, in words you could send the customer."],
			["The person", "Who decided, on what evidence, and why."],
			["What happened next", "Letters, complaints, corrections and reversals."],
		],
		foot: "Your own records policy sets how long each entry is kept and who may open it.",
	},
	{
		file: "recall-drill.pdf",
		title: "Recall drill sheet",
		lead: "For a drill with one withdrawn lot. Start the clock when the drill is called, and write down the minute at which each question was answered, and from which record.",
		landscape: true,
		fields: ["The lot", "Drill called by", "Clock started at"],
		columns: [
			{ name: "Question", share: 24 },
			{ name: "Answered at", share: 10 },
			{ name: "By", share: 14 },
			{ name: "The answer, and the record it came from", share: 30 },
			{ name: "What doesn’t balance", share: 22 },
		],
		rows: [
			["Did we receive it?", "How much, and where it is stored."],
			["Which blends took it?", "Part bags and rework too."],
			["Which batch codes went on the packs?", "Made, held, released, sampled, destroyed."],
			["Where are they tonight?", "Each customer and market."],
			[
				"What else shares the risk?",
				"Same delivery, same store bay, same line since it was last cleaned.",
			],
			["Who has to be told?", "And who tells them."],
			["What did we learn?", "One change, its owner, its date."],
		],
		foot: "Whether a real event calls for a recall is a decision for your people and the Ministry for Primary Industries.",
	},
	{
		file: "location-register.pdf",
		title: "Location register",
		lead: "For one system. “Hosted in New Zealand” can be true of one layer and false of the next, so each layer has a line, a date and a name.",
		landscape: true,
		fields: ["The system", "Its owner", "Checked on"],
		columns: [
			{ name: "Layer", share: 18 },
			{ name: "Where it runs", share: 20 },
			{ name: "Who can see the content", share: 20 },
			{ name: "What is still to settle", share: 20 },
			{ name: "Checked by", share: 12 },
			{ name: "On", share: 10 },
		],
		rows: [
			["Databases and files"],
			["Backups"],
			["AI model requests"],
			["Sign-in and identity"],
			["Vendor support"],
			["Logs and billing"],
			blank,
		],
		foot: "Services and regions change: check each line before you rely on it, and again each year.",
	},
];
