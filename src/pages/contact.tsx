import { company, phoneLink } from "~/content/company";
import { openingHours } from "~/content/opening-hours";
import { Live } from "~/live/live";
import type { PageFacts } from "~/page-facts";
import { OpeningStatus } from "~/pages/contact/opening-status";
import { PageHero } from "~/sections/page-hero";
import { Steps } from "~/sections/steps";
import { buttonClass } from "~/ui/button";
import { Section } from "~/ui/section";

export const page = {
	title: "Contact: phone, email and hours",
	description: `Ring ${company.name} on ${company.phone}, ${openingHours}, or email ${company.email}. Based in ${company.location}.`,
	name: "Contact",
	headline: "Ring us, or write. A person reads it.",
	lead: "There is no form to fill in and no queue number. Tell us about the task as you would tell a colleague, and leave out anything confidential until we have agreed how to share it.",
	contours: "contact",
} satisfies PageFacts;

const ways = [
	{
		label: "Phone",
		value: <a href={phoneLink}>{company.phone}</a>,
		note: (
			<>
				{openingHours}. Closed on New Zealand public holidays.
				<Live name="pages/contact/opening-status" part={OpeningStatus} />
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
];

const steps = [
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
];

const quickMail = `mailto:${company.email}?subject=${encodeURIComponent("A task we would like to talk about")}`;

/** Phone, email and place in large type, the quick way beside them, and what happens then. */
export default function Contact() {
	return (
		<>
			<PageHero page={page} />
			<section aria-label={page.name} className="page-width grid gap-6 py-section lg:grid-cols-12">
				<dl className="lg:col-span-7">
					{ways.map((way) => (
						<div key={way.label} className="border-t border-line py-6 last:border-b">
							<dt className="text-small text-muted">{way.label}</dt>
							<dd className="mt-1 font-display text-heading leading-tight font-semibold tracking-tight wrap-anywhere [&_a]:touch-target [&_a]:hover:text-accent">
								{way.value}
							</dd>
							<dd className="mt-2 text-muted">{way.note}</dd>
						</div>
					))}
				</dl>
				<div className="self-start rounded-panel border border-line bg-accent-soft p-6 sm:p-8 lg:col-span-4 lg:col-start-9">
					<h2 className="text-subheading">Quick Contact</h2>
					<p className="mt-3 text-muted">
						Three lines are enough: the task, how often it comes round, and what a mistake costs.
					</p>
					<a href={quickMail} className={buttonClass("primary", "mt-6 w-full")}>
						Email Our Team
					</a>
				</div>
			</section>
			<Section
				title="What happens after you write"
				intro="Your message goes to the people who would do the work."
				layout="beside"
				tinted
			>
				<Steps steps={steps} />
			</Section>
		</>
	);
}
