import { company, phoneLink } from "~/content/company";
import { openingHours } from "~/content/opening-hours";
import { openingStatus } from "~/content/opening-status";
import { OpeningStatus } from "~/sections/opening-status";
import { ContactPage, type ContactWords } from "~/templates/contact-page";

const words = {
	head: {
		title: "Contact: phone, email and hours",
		description: `Ring ${company.name} on ${company.phone}, ${openingHours}, or email ${company.email}. Based in ${company.location}.`,
	},
	name: "Contact",
	headline: "Ring us, or write. A person reads it.",
	lead: "There is no form to fill in and no queue number. Tell us about the task as you would tell a colleague, and leave out anything confidential until we have agreed how to share it.",
	ways: [
		{
			label: "Phone",
			value: <a href={phoneLink}>{company.phone}</a>,
			note: (
				<>
					{openingHours}. Closed on New Zealand public holidays.
					<OpeningStatus statusAt={openingStatus} />
				</>
			),
		},
		{
			label: "Email",
			value: <a href={`mailto:${company.email}`}>{company.email}</a>,
			note: "Job applications are welcome. Please leave out other people’s personal or health information.",
		},
		{
			label: "Location",
			value: company.location,
			note: "By appointment, at your place or by video.",
		},
	],
	quick: {
		title: "Quick Contact",
		text: "Three lines are enough: the task, how often it comes round, and what a mistake costs.",
		button: "Email Our Team",
		href: `mailto:${company.email}?subject=${encodeURIComponent("A task we would like to talk about")}`,
	},
	next: {
		title: "What happens after you write",
		intro: "Your message goes to the people who would do the work.",
		steps: [
			{
				when: "Within 2 working days",
				title: "A reply from someone who builds",
				text: "They will say whether it sounds like something we can help with, or who might help better.",
			},
			{
				when: "30 minutes",
				title: "A call about the task itself",
				text: "Bring the person who does it today. We ask what arrives, what leaves, and what gets checked on the way.",
			},
			{
				when: "Within a week of the call",
				title: "Two pages in plain English",
				text: "What we would try first, what it would cost to find out, and what would make us stop.",
			},
		],
	},
} satisfies ContactWords;

export default function Contact() {
	return <ContactPage {...words} />;
}
