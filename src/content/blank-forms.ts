/** Blank forms in public/forms, a sheet of A4 each. `npm run forms` prints them from blank-forms/forms.ts. */
export const blankForms = [
	{
		file: "/forms/authority-table.pdf",
		title: "Authority table",
		text: "A sheet for what the software may do alone, what it asks about first and what it can never do.",
	},
	{
		file: "/forms/decision-file.pdf",
		title: "Decision file",
		text: "Six entries to keep on each decision, and who reads them.",
	},
	{
		file: "/forms/recall-drill.pdf",
		title: "Recall drill sheet",
		text: "Seven questions, the minute each was answered, and what didn’t balance.",
	},
	{
		file: "/forms/location-register.pdf",
		title: "Location register",
		text: "Where each layer of a system runs, and who can see its content.",
	},
] as const;
