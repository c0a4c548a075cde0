import publicHolidays from "virtual:public-holidays";
import { type Company, city, company, mailLink, phoneLink } from "#src/content/company.ts";
import { openingHours } from "#src/content/opening-hours.ts";
import { decided, firstSteps, replyTime } from "#src/content/sentences.ts";
import type { PageMetadata } from "#src/page-metadata.ts";
import { Callout } from "#src/sections/callout.tsx";
import { Hero } from "#src/sections/hero.tsx";
import { Art } from "#src/ui/art.tsx";
import { buttonClass } from "#src/ui/button.tsx";
import { Link } from "#src/ui/link.tsx";

const { streetAddress }: Company = company;

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
				Tell us about the job as you’d tell a colleague, and leave out anything confidential.
			</Hero>

			<section aria-label="Phone" className="page-width pt-8 lg:pt-12">
				<p className="font-display font-medium text-[max(2.25rem,11vw)]/none [letter-spacing:-0.04em] hover:text-accent lg:text-[min(12.6vw,10.6rem)]/none">
					<a href={phoneLink} className="touch-target">
						{/* In the headline face, the plus sign would be a hairline at this size. */}
						<span className="-ml-[0.085em] font-sans">+</span>
						{company.phone.slice(1)}
					</a>
				</p>
				<p className="mt-5 text-muted">{openingHours}. Closed on New Zealand public holidays.</p>
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
			</section>
			<Art name="harbour" className="mt-6 h-44 w-full lg:h-80 print:hidden" />
			<section aria-label="Email and place" className="page-width pt-12 lg:pt-16">
				<div className="grid gap-x-6 gap-y-10 lg:grid-cols-12">
					<div className="lg:col-span-7">
						<p className="wrap-anywhere font-display text-heading max-sm:text-[1.5rem]">
							<a href={mailLink()} className="touch-target hover:text-accent">
								{company.email}
							</a>
						</p>
						<p className="mt-2 max-w-measure text-muted">
							Job applications are welcome too. Please leave out other people’s personal or health
							information.
						</p>
					</div>
					<div className="lg:col-span-5">
						<p className="font-display text-heading max-sm:text-[1.5rem]">{company.location}</p>
						<p className="mt-2 max-w-measure text-muted">
							{streetAddress && `${streetAddress}. `}By video, or in person by appointment.
						</p>
					</div>
				</div>
				<div className="mt-12 grid items-center gap-x-6 gap-y-4 border-line border-t pt-8 lg:mt-16 lg:grid-cols-12">
					<h2 className="text-quiet lg:col-span-4">Quick Contact</h2>
					<p className="max-w-measure text-muted lg:col-span-5">
						Three lines are enough: the job, how often it comes up, and what a mistake costs.
					</p>
					<a
						href={mailLink("A job we’d like to talk about")}
						className={buttonClass(
							"primary",
							"max-sm:w-full sm:justify-self-start lg:col-span-3 lg:justify-self-end",
						)}
					>
						Email Our Team
					</a>
				</div>
			</section>

			<Callout id="next" title={firstSteps}>
				{`If you ring and we can’t pick up, we ring back ${replyTime}.`}{" "}
				{decided("outline") && <Link href="/services#outline">See an example outline</Link>}
			</Callout>
		</>
	);
}
