import publicHolidays from "virtual:public-holidays";
import type { ReactNode } from "react";
import { type Company, city, company, mailLink, phoneLink } from "#src/content/company.ts";
import { capitalised, count } from "#src/content/counts.ts";
import { openingHours } from "#src/content/opening-hours.ts";
import { founder, people } from "#src/content/people.ts";
import { applicantTime, decided, replyTime } from "#src/content/sentences.ts";
import type { PageMetadata } from "#src/page-metadata.ts";
import { Hero } from "#src/sections/hero.tsx";
import { Section } from "#src/sections/section.tsx";
import { Art } from "#src/ui/art.tsx";
import { buttonClass } from "#src/ui/button.tsx";
import { Link } from "#src/ui/link.tsx";

const { streetAddress }: Company = company;
/** Who replies: by name, where it is one of a few. */
const replier =
	people.length > 3
		? "one of the people who’d do the work"
		: new Intl.ListFormat("en", { type: "disjunction" }).format(people.map(({ name }) => name));
const minutes = decided("freeCallMinutes");

export const page = {
	title: `Contact us in ${city}: phone, email, hours`,
	description: `Ring ${company.name} on ${company.phone}, ${openingHours}, or email ${company.email}. Based in ${company.location}.`,
	name: "Contact",
	headline: "Ring or email us: there’s no form to fill in",
	art: "harbour",
} satisfies PageMetadata;

export default function Contact() {
	return (
		<>
			<Hero page={page} variant="plain">
				Tell us about the job as you’d tell a colleague. Leave out anything confidential, and other
				people’s personal details.
			</Hero>

			<section aria-label="Phone" className="page-width pt-8">
				<p className="text-muted">Phone</p>
				<p className="font-display font-medium text-[max(2.25rem,11vw)]/none [letter-spacing:-0.04em] hover:text-accent lg:text-huge">
					<a href={phoneLink} className="touch-target">
						{/* In the headline face, the plus sign would be a hairline at this size. */}
						<span className="-ml-[0.085em] font-sans">+</span>
						{company.phone.slice(1)}
					</a>
				</p>
				<div className="mt-6 grid gap-x-6 gap-y-8 lg:mt-10 lg:grid-cols-12">
					<div className="lg:col-span-4">
						<p className="text-muted">Hours</p>
						<p>{openingHours}.</p>
						<p className="text-muted">Closed on New Zealand public holidays.</p>
						{decided("phoneAnswered") ? (
							// Filled in by opening-status.ts. The launch check reads the last holiday's date.
							<p
								data-opening-status
								data-last-holiday={publicHolidays.at(-1)}
								className="flex min-h-7 items-center gap-2 font-medium"
							/>
						) : (
							<p>Leave a message, and we’ll ring back.</p>
						)}
					</div>
					<div className="lg:col-span-4">
						<p className="text-muted">Email</p>
						<p className="wrap-anywhere font-display text-quiet">
							<a href={mailLink()} className="touch-target hover:text-accent">
								{company.email}
							</a>
						</p>
						<p className="mt-1 text-muted">Job applicants hear {applicantTime}.</p>
					</div>
					<div className="lg:col-span-4">
						<p className="text-muted">Location</p>
						<p className="font-display text-quiet">{company.location}</p>
						<p className="mt-1 text-muted">
							{streetAddress && `${streetAddress}. `}By video, or in person by appointment.
						</p>
					</div>
				</div>
			</section>
			<Art name="harbour" className="mt-6 h-44 w-full lg:h-96 print:hidden" />
			<Section
				id="next"
				variant="deep"
				title={
					<span className="block font-sans text-lead text-muted">
						What happens after you ring or email
					</span>
				}
			>
				<ol className="border-line border-b">
					<Next title={capitalised(replyTime)} name={`A reply from ${replier}`}>
						If you ring and we can’t pick up, we ring back.
					</Next>
					{minutes > 0 && (
						<Next title={count(minutes, "minute", "minutes")} name="A free call">
							Bring the person who does the job now. We ask what arrives, what leaves and what gets
							checked on the way.
						</Next>
					)}
					{decided("outline") && (
						<Next title="A short outline" name={`In writing, at no charge, from ${founder.name}`}>
							What to try first, a rough range of cost, and what would make us stop.{" "}
							<Link href="/services#outline">See an example outline</Link>
						</Next>
					)}
				</ol>
			</Section>
			<section className="plain-section">
				<div className="page-width">
					<h2 className="font-sans text-lead text-muted">Quick Contact</h2>
					<p className="mt-4 text-balance font-display font-medium text-statement">
						Three lines are enough: the job, how often it comes up, and what a mistake costs.
					</p>
					<a
						href={mailLink("A job we’d like to talk about")}
						className={buttonClass("primary", "mt-8 max-sm:w-full")}
					>
						Email Our Team
					</a>
				</div>
			</section>
		</>
	);
}

interface NextProps {
	title: string;
	name: string;
	children: ReactNode;
}

/** What follows a message, in large type, with what it is beside it. */
function Next({ title, name, children }: NextProps) {
	return (
		<li className="items-center gap-x-6 border-line border-t py-6 lg:grid lg:grid-cols-12 lg:py-10">
			<h3 className="font-display font-medium text-statement lg:col-span-7">{title}</h3>
			<div className="mt-3 max-w-measure text-links lg:col-span-5 lg:mt-0">
				<p className="font-semibold">{name}</p>
				<p className="mt-1 text-muted">{children}</p>
			</div>
		</li>
	);
}
