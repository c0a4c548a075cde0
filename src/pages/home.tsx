import { ArrowRight } from "lucide";
import type { ReactNode } from "react";
import { company, mailLink, phoneLink } from "#src/content/company.ts";
import { openingHours } from "#src/content/opening-hours.ts";
import { director, founder, people } from "#src/content/people.ts";
import { decided, firstSteps, stopping } from "#src/content/sentences.ts";
import type { PageMetadata } from "#src/page-metadata.ts";
import { WorkedExample } from "#src/pages/home/worked-example.tsx";
import type { InternalHref } from "#src/paths.ts";
import { Card, CardGrid } from "#src/sections/card-grid.tsx";
import { Fact, Facts } from "#src/sections/facts.tsx";
import { People } from "#src/sections/people.tsx";
import { Section } from "#src/sections/section.tsx";
import { TechnologyStrip } from "#src/sections/technology-strip.tsx";
import { Art } from "#src/ui/art.tsx";
import { Ask } from "#src/ui/ask.tsx";
import { ButtonLink } from "#src/ui/button.tsx";
import { Icon } from "#src/ui/icon.tsx";
import { Island } from "#src/ui/island.tsx";
import { Link } from "#src/ui/link.tsx";

export const page: PageMetadata = {
	title: `AI consultancy in ${company.location}`,
	description: `A consultancy in ${company.location}: AI agents, automation and data systems for banks, clinics, infant formula plants, retreats and freight firms.`,
	headline: "AI does the groundwork. Your people make the call.",
	art: "home",
};

export default function Home() {
	return (
		<>
			<div className="hero home-hero">
				<div className="page-width">
					<h1 className="text-display">{page.headline}</h1>
				</div>
				<div className="home-words page-width">
					<p className="max-w-[34rem] text-lead text-muted">
						We’re a New Zealand consultancy. We build software that reads the file, drafts the reply
						and checks the figures, so the people who answer for the work can get on with deciding.
					</p>
					<div className="button-row mt-8">
						<Ask subject="our work" />{" "}
						<ButtonLink href="/services" variant="secondary">
							Compare the six services
						</ButtonLink>
					</div>
					<p className="mt-4 max-w-[24rem] text-muted text-small text-links">
						{firstSteps}{" "}
						{decided("outline") && <Link href="/services#outline">See an example</Link>}
					</p>
				</div>
				<div className="home-land">
					<Art name="home" className="size-full" />
					<span aria-hidden="true" className="home-label top-[86%] left-[73%]">
						reads
					</span>{" "}
					<span aria-hidden="true" className="home-label top-[73%] left-[67%]">
						drafts
					</span>{" "}
					<span aria-hidden="true" className="home-label top-[60%] left-[71%]">
						checks
					</span>{" "}
					<a href="#example" className="home-label home-summit">
						A person decides
					</a>
				</div>
			</div>
			<Section
				id="example"
				title="Try it: three requests, and you decide"
				intro="Illustrative example: all of it is made up, no model runs, and your choice stays on this page."
			>
				<Island name="pages/home/worked-example" part={WorkedExample} />
				<Facts>
					<Fact term="Every action has an owner">
						A named person approves it, or has agreed in writing that the software may do it alone.
						The log says who and when.
					</Fact>
					<Fact term="It runs in your accounts">
						In your cloud or on your own machines. You hold the keys, and can lock us out.
					</Fact>
					<Fact term="You can leave">{stopping} What was made in them is yours.</Fact>
				</Facts>
			</Section>
			<Section
				id="industries"
				title="Five industries where a small mistake costs a lot"
				intro="Two swapped digits can hold up a payment, a letter or a container. If your industry isn’t here, ask us."
			>
				<ul className="border-line border-b">
					<Industry href="/industries/finance" title="Financial Services" art="folders">
						Onboarding, alerts and lending, with a reason on file for every decision.
					</Industry>
					<Industry href="/industries/healthcare" title="Healthcare" art="river">
						Letters, referrals and coding prepared for your staff to check.
					</Industry>
					<Industry
						href="/industries/manufacturing"
						title="Baby Food Manufacturing"
						art="plains"
						mirrored
					>
						Trace a tin to the lots inside it, and run recall drills against the clock.
					</Industry>
					<Industry href="/industries/retreats" title="Recovery Retreats" art="range" mirrored>
						Beds, claims, stock and notes kept in order, so staff have time for people.
					</Industry>
					<Industry href="/industries/logistic" title="Logistic Solutions" art="wharf">
						Import documents compared as they arrive, so faults show before the ship berths.
					</Industry>
				</ul>
			</Section>
			<Section
				id="services"
				title="Six services, alone or together"
				intro={
					<>
						Start with one job and one team: we plan two to fourteen weeks for it. See{" "}
						<Link href="/services#cost">what decides the cost</Link>.
					</>
				}
			>
				<CardGrid>
					<Card title="AI Agents" href="/solutions/ai-agents">
						Software that carries out a task, and stops for a person where you say.
					</Card>
					<Card title="Generative AI" href="/solutions/gen-ai">
						Answers and letters from documents you trust, with references to check.
					</Card>
					<Card title="Consulting" href="/solutions/consulting">
						Which of your problems suit AI, which don’t, and what to do first.
					</Card>
					<Card title="Automation" href="/solutions/automation">
						Figures move between your systems by rule, so nobody retypes them.
					</Card>
					<Card title="Data Analytics" href="/solutions/data-analytics">
						Numbers your teams agree on, and forecasts with a margin of error.
					</Card>
					<Card title="Cloud & IT infrastructure" href="/solutions/cloud-page">
						Access, cost and recovery agreed before any system moves in.
					</Card>
				</CardGrid>
			</Section>
			<TechnologyStrip
				title="The technology we work with"
				terms={[
					"Artificial Intelligence",
					"Machine Learning",
					"Generative AI",
					"Cloud Computing",
					"Deep Learning",
					"Web3",
					"Blockchain",
					"IoT",
				]}
			>
				Your job decides which of them we use.
			</TechnologyStrip>
			<Section
				id="about"
				title={<span className="block font-sans text-lead text-muted">Our Mission</span>}
				variant="deep"
			>
				<p className="font-display font-medium text-statement">
					To take the paperwork off the people whose judgement you pay for, and to leave the
					judgement with them.
				</p>
				<div className="mt-16 grid gap-x-6 gap-y-10 md:grid-cols-3 md:*:pr-6 lg:mt-28">
					<div>
						<h3 className="text-subheading">360° Vision</h3>
						<p className="mt-3 text-muted">
							Before we build, we sit with the people around a job, from the one who does it to the
							one whose phone rings when it goes wrong.
						</p>
					</div>
					<div>
						<h3 className="text-subheading">What We Believe</h3>
						<p className="mt-3 text-muted">
							A model’s answer is a suggestion, shown with its source. Whether it’s acted on, a
							person decides, now or in advance.
						</p>
					</div>
					<div>
						<h3 className="text-subheading">Guided by Innovation</h3>
						<p className="mt-3 text-muted">
							We try each new model on cases you’ve already closed. If it doesn’t score better, it
							stays out, however new it is.
						</p>
					</div>
				</div>
			</Section>
			<Section
				id="leadership"
				title={`The people who lead ${company.name}`}
				intro={`${founder.name} signs the scope before we build. ${director.name} signs the release before it goes live.`}
				layout="beside"
			>
				<People people={people} brief />
			</Section>
			<Section
				id="contact"
				title={<span className="block text-statement">Tell us which job eats your week</span>}
			>
				<dl className="border-line border-b">
					<Way term="Phone">
						<a
							href={phoneLink}
							className="touch-target font-display text-heading hover:text-accent"
						>
							{company.phone}
						</a>
						<p className="mt-1 text-muted">{openingHours}</p>
					</Way>
					<Way term="Email">
						<a
							href={mailLink("Our work")}
							className="touch-target font-display text-heading hover:text-accent max-sm:text-[1.5rem]"
						>
							{company.email}
						</a>
					</Way>
					<Way term="Where">
						<span className="font-display text-heading max-sm:text-[1.5rem]">
							{company.location}
						</span>
					</Way>
				</dl>
				<div className="button-row mt-8">
					<Ask subject="our work" />
				</div>
			</Section>
		</>
	);
}

/** A way to reach the company. */
function Way({ term, children }: { term: string; children: ReactNode }) {
	return (
		<div className="items-baseline gap-x-6 border-line border-t py-5 sm:grid sm:grid-cols-7">
			<dt className="font-medium text-muted">{term}</dt>
			<dd className="sm:col-span-6">{children}</dd>
		</div>
	);
}

interface IndustryProps {
	href: InternalHref;
	title: string;
	/** The land of its page. */
	art: string;
	mirrored?: boolean;
	children: ReactNode;
}

/** A row of the industries, which is a link. For screen readers, a colon ends its title. */
function Industry({ href, title, art, mirrored = false, children }: IndustryProps) {
	return (
		<li>
			<Link
				href={href}
				className="group grid grid-cols-[1fr_auto] items-center gap-x-6 gap-y-1 border-line border-t py-5 sm:grid-cols-[1fr_25%_auto]"
			>
				<span className="font-display text-heading group-hover:text-accent">
					{title}
					<span className="sr-only">: </span>
				</span>
				<span className="row-start-2 max-w-measure text-muted">{children}</span>
				<Art
					name={art}
					mirrored={mirrored}
					className="row-span-2 h-20 w-full rounded-control bg-surface max-sm:hidden"
				/>
				<Icon
					icon={ArrowRight}
					className="row-span-2 justify-self-end text-accent group-hover:[translate:0.25rem]"
				/>
			</Link>
		</li>
	);
}
