import type { ReactNode } from "react";
import { careersEmail, city, company, mailLink } from "#src/content/company.ts";
import { applicantTime, decided } from "#src/content/sentences.ts";
import type { PageMetadata } from "#src/page-metadata.ts";
import { NotOpen } from "#src/pages/career/opportunities/not-open.tsx";
import { TenWeeks } from "#src/pages/career/opportunities/ten-weeks.tsx";
import { CallToAction } from "#src/sections/call-to-action.tsx";
import { Fact, Facts } from "#src/sections/facts.tsx";
import { Hero } from "#src/sections/hero.tsx";
import { Prose } from "#src/sections/prose.tsx";
import { Section } from "#src/sections/section.tsx";
import { Art } from "#src/ui/art.tsx";
import { buttonClass } from "#src/ui/button.tsx";
import { ExternalLink, Link } from "#src/ui/link.tsx";

const internship = decided("internship");
const isOpen = internship === "open";

export const page = {
	title: `Explore Opportunities: paid internships in ${city}`,
	description:
		"A paid ten-week internship at an AI consultancy: the work one week at a time, the pay, whom it suits and how to apply by email.",
	name: "Explore Opportunities",
	menu: "A paid internship: the work week by week, and how to apply.",
	headline: isOpen
		? "A paid internship: ten\u00a0weeks, one working piece of software"
		: "A paid internship, when it’s open",
	art: "headlands",
} satisfies PageMetadata;

const subject = "Internship: your name, your dates";

/** Explore Opportunities: the full page while an internship is open. */
export default function Opportunities() {
	if (!isOpen) return <NotOpen page={page} internship={internship} />;
	return (
		<>
			<Hero
				page={page}
				variant="plain"
				actions={
					<a href={mailLink(subject, careersEmail)} className={buttonClass()}>
						Email your application
					</a>
				}
			>
				You build one piece of software for people to use, such as a page that shows a dispatcher
				which dockets lack a signature.
			</Hero>
			<dl className="page-width grid gap-x-6 gap-y-4 pt-6 pb-10 md:grid-cols-3">
				<InShort term="Pay">
					{decided("internPay") || "Every hour, at least the adult minimum wage"}
				</InShort>
				<InShort term="Start">Open now: ask for the dates</InShort>
				<InShort term="Apply">{`Now, and hear ${applicantTime}`}</InShort>
			</dl>
			<Art name={page.art} className="hero-art" />

			<TenWeeks />

			<Section title="Who the internship suits">
				<div className="grid gap-x-6 gap-y-10 md:grid-cols-2">
					<Prose>
						<h3>Write to us if</h3>
						<ul>
							<li>You’re studying, have just finished or are changing careers, degree or none.</li>
							<li>You’ve made something, however small, and can say what’s wrong with it.</li>
							<li>You’d sooner find out why a thing failed than move on.</li>
						</ul>
					</Prose>
					<Prose>
						<h3>Look elsewhere if</h3>
						<ul>
							<li>You want to train large models. We put existing ones to work.</li>
							<li>You want to sample many projects. Here you finish one.</li>
							<li>You hope to avoid the people who’ll use what you build.</li>
						</ul>
					</Prose>
				</div>
			</Section>

			<Section title="Pay, dates and visas" variant="tinted">
				<Facts>
					<Fact term="Pay">
						You’re an employee, and your age makes no difference. Ask the rate by email. You read
						the agreement first.
					</Fact>
					<Fact term="When and where">
						Full time, in {company.location}. The summer break suits best.
					</Fact>
					<Fact term="How we choose">
						A person reads what you send; no software scores it. Then half an hour by phone, and an
						hour on a small invented problem.
					</Fact>
					<Fact term="On a student visa?">
						Yes, if it lets you work full time for the ten weeks; many do in scheduled breaks. Check
						with{" "}
						<ExternalLink href="https://www.immigration.govt.nz/">
							Immigration New Zealand
						</ExternalLink>
						.
					</Fact>
					<Fact term="A job at the end?">
						We can’t promise one. The steps for permanent roles are on{" "}
						<Link href="/career/hire">Hiring Journey</Link>.
					</Fact>
				</Facts>
			</Section>

			<CallToAction
				title="Apply: four things in one email"
				actions={
					<a href={mailLink(subject, careersEmail)} className={buttonClass()}>
						Email your application
					</a>
				}
			>
				<Prose>
					<ol>
						<li>A CV of two pages at most, without photo, age or marital status.</li>
						<li>Half a page on something you made: what it does, what broke.</li>
						<li>A link to it, if you have one.</li>
						<li>Your dates and your work rights.</li>
					</ol>
					<p>
						Write to <a href={mailLink(subject, careersEmail)}>{careersEmail}</a>. No cover letter,
						please. If writing is a barrier, ring {company.phone} instead.
					</p>
				</Prose>
			</CallToAction>
			<Art name={page.art} viewBox="0 60 1200 600" className="hero-art to-footer -mb-px" />
		</>
	);
}

/** What an applicant asks first, in a few words. */
function InShort({ term, children }: { term: string; children: ReactNode }) {
	return (
		<div className="border-line border-t pt-4 md:pr-6">
			<dt className="font-semibold">{term}</dt>
			<dd className="mt-1 text-balance font-display text-quiet">{children}</dd>
		</div>
	);
}
