import publicHolidays from "virtual:public-holidays";
import { businessFacts } from "#src/content/business-facts.ts";
import { city, company, mailLink, phoneLink } from "#src/content/company.ts";
import { offer } from "#src/content/first-call-offer.ts";
import { openingHours } from "#src/content/opening-hours.ts";
import { founder } from "#src/content/people.ts";
import { EmailLink } from "#src/layouts/email-link.tsx";
import type { PageMetadata } from "#src/page-metadata.ts";
import { PageHero } from "#src/sections/page-hero.tsx";
import { Spread } from "#src/sections/spread.tsx";
import { buttonClass } from "#src/ui/button.tsx";
import { Link } from "#src/ui/link.tsx";
import { Mark } from "#src/ui/mark.tsx";

export const page = {
	title: `Contact us in ${city}: phone, email, hours`,
	description: `Ring ${company.name} on ${company.phone}, ${openingHours}, or email ${company.email}. Based in ${company.location}.`,
	name: "Contact",
	headline: "Ring or email us, and a person replies",
	lead: "There’s no form to fill in, no account to make and no queue number. Tell us about the job as you’d tell a colleague, and leave out anything confidential until we’ve agreed how to share it.",
	contours: "contact",
} satisfies PageMetadata;

const ways = [
	{
		label: "Phone",
		// In the headline face, the plus sign would be a hairline at this size.
		value: (
			<a href={phoneLink}>
				<span className="-ml-[0.085em] font-sans">+</span>
				{company.phone.slice(1)}
			</a>
		),
		note: (
			<>
				{openingHours}. Closed on New Zealand public holidays.
				{/* Filled in by opening-status.ts. Empty, it keeps its place and shows no dot. The smoke and
				    launch checks read the last holiday's date. */}
				<span
					data-opening-status
					data-last-holiday={publicHolidays.at(-1)}
					className="flex min-h-7 items-center gap-2 text-small font-medium text-ink not-empty:before:size-2.5 not-empty:before:rounded-full not-empty:before:border-2 not-empty:before:border-control data-open:before:border-accent data-open:before:bg-accent"
				/>
			</>
		),
	},
	{
		label: "Email",
		value: <EmailLink />,
		note: "Job applications are welcome, even when no role is open. Please don’t email us anyone else’s personal or health information, beyond a referee’s name and number.",
	},
	{
		label: "Location",
		value: company.location,
		note: "We meet by video, or in person by appointment. We can come to you.",
	},
];

const quickMail = mailLink("A job we’d like to talk about");

/** The steps of the offer, each with its time in the largest type. A person answers the first: it has the mark. */
function Timetable() {
	return (
		<ol className="mt-12 lg:mt-20">
			{offer.steps.map(({ when, title, text }, index) => (
				<li
					key={title}
					className="grid gap-x-6 gap-y-4 border-line border-t py-8 lg:grid-cols-12 lg:items-center lg:py-10"
				>
					<p className="text-call lg:col-span-7">{when}</p>
					<div className="lg:col-span-5">
						<h3 className="flex items-center gap-3 text-subheading">
							{index === 0 && <Mark kind="person" className="size-6" />}
							{title}
						</h3>
						<p className="mt-2 text-muted">{text}</p>
					</div>
				</li>
			))}
		</ol>
	);
}

/** The contact page: phone, email and location in large type, Quick Contact, and the offer's steps. */
export default function Contact() {
	return (
		<>
			<PageHero page={page} look="wide">
				<section aria-label={page.name} className="page-width pb-section">
					<dl className="grid gap-x-6 gap-y-10 lg:grid-cols-12">
						{ways.map((way, index) => (
							<div
								key={way.label}
								className={["lg:col-span-12", "lg:col-span-7", "lg:col-span-5"][index]}
							>
								<dt className="text-muted">{way.label}</dt>
								<dd
									className={`mt-1 font-display wrap-anywhere [&_a]:touch-target [&_a]:hover:text-accent ${index === 0 ? "text-[max(2.25rem,11vw)]/none font-medium lg:text-[min(12.6vw,10.6rem)]/none tracking-[-0.035em]" : "text-heading max-sm:text-[1.5rem]"}`}
								>
									{way.value}
								</dd>
								<dd className="mt-2 max-w-measure text-muted">{way.note}</dd>
							</div>
						))}
					</dl>
					<div className="mt-14 grid items-center gap-x-6 gap-y-4 border-line border-t pt-8 lg:mt-20 lg:grid-cols-12">
						<h2 className="text-quiet lg:col-span-4">Quick Contact</h2>
						<p className="max-w-measure text-muted lg:col-span-5">
							Three lines are enough: the job, how often it comes up, and what a mistake costs.
						</p>
						<a
							href={quickMail}
							className={buttonClass(
								"primary",
								"mt-2 max-sm:w-full sm:justify-self-start lg:col-span-3 lg:mt-0 lg:justify-self-end",
							)}
						>
							Email Our Team
						</a>
					</div>
				</section>
			</PageHero>
			<Spread id="next">
				<div className="grid gap-x-6 gap-y-4 lg:grid-cols-12 lg:items-baseline">
					<h2 className="text-quiet lg:col-span-7">What happens after you ring or email</h2>
					<p className="max-w-measure text-links text-muted lg:col-span-5">
						{`If you ring, whoever answers writes down the job and when you’re free. ${founder.name} rings or emails you within 2 working days. ${businessFacts.firstCall}`.trim()}{" "}
						<Link href="/services#outline">{offer.example}</Link>
					</p>
				</div>
				<Timetable />
			</Spread>
		</>
	);
}
