import {
	Bot,
	ChartNoAxesCombined,
	Cloud,
	Compass,
	FileText,
	type IconNode,
	Workflow,
} from "lucide";
import { company, phoneLink } from "~/content/company";
import { industries, services } from "~/content/navigation";
import { openingHours } from "~/content/opening-hours";
import type { PageFacts } from "~/page-facts";
import { About } from "~/pages/home/about";
import { ContactPanel } from "~/pages/home/contact-panel";
import { Domains } from "~/pages/home/domains";
import { HomeHero } from "~/pages/home/home-hero";
import { ServiceIndex } from "~/pages/home/service-index";
import { TechnologyStrip } from "~/pages/home/technology-strip";
import type { SolutionPath } from "~/paths";
import { People } from "~/sections/people";
import { ButtonLink } from "~/ui/button";
import { Section } from "~/ui/section";

export const page = {
	title: "AI consultancy for work that must be right",
	description: `A consultancy in ${company.location}: AI agents, automation and data systems for banks, hospitals, food makers, retreats and freight, with a person signing off.`,
	headline: "AI does the groundwork. Your people make the call.",
	lead: "We build software that reads, drafts, checks and reconciles for New Zealand organisations whose mistakes cost money, health or trust. It shows its sources, and it waits for a person at the points you choose.",
	contours: "home",
} satisfies PageFacts;

const serviceIcons: Record<SolutionPath, IconNode> = {
	"/solutions/ai-agents": Bot,
	"/solutions/gen-ai": FileText,
	"/solutions/consulting": Compass,
	"/solutions/automation": Workflow,
	"/solutions/data-analytics": ChartNoAxesCombined,
	"/solutions/cloud-page": Cloud,
};

const technologies = [
	"Artificial Intelligence",
	"Machine Learning",
	"Generative AI",
	"Cloud Computing",
	"Deep Learning",
	"Web3",
	"Blockchain",
	"IoT",
];

export default function Home() {
	return (
		<>
			<HomeHero
				page={page}
				actions={
					<>
						<ButtonLink href="/contact">Talk to us</ButtonLink>
						<ButtonLink href="/services" look="secondary">
							Compare the six services
						</ButtonLink>
					</>
				}
				promises={[
					{
						title: "Every output has an owner",
						text: "A named person approves what leaves the building. The record says who, and when.",
					},
					{
						title: "It runs in your accounts",
						text: "Your cloud, your keys, your logs. We work inside them and you can lock us out.",
					},
					{
						title: "You can stop at any week",
						text: "Code, prompts, tests and notes are yours from the first day, in plain formats.",
					},
				]}
			/>
			<Section
				id="industries"
				title="Five kinds of work where close enough is wrong"
				intro="A mistyped dose, a missed allergen, a payment to the wrong account. We chose domains where checking matters more than speed."
			>
				<Domains domains={industries} />
			</Section>
			<Section
				id="services"
				title="Six ways we can help, alone or together"
				intro="Most first projects take one of these and one team. If yours needs none of them, we will say so."
				tinted
			>
				<ServiceIndex
					services={services.map((service) => ({ ...service, icon: serviceIcons[service.href] }))}
				/>
			</Section>
			<TechnologyStrip title="Technology we work with" technologies={technologies} />
			<Section id="about" title="About us">
				<About
					leading={{
						title: "Our Mission",
						text: "To take the paperwork off the people whose judgement you pay for, and to leave the judgement with them.",
					}}
					others={[
						{
							title: "360° Vision",
							text: "Before we build, we sit with the person who does the job, the person who checks it, the person it is done for, and whoever answers when it goes wrong. A system that only one of them wanted does not last.",
						},
						{
							title: "What We Believe",
							text: "A model’s answer is a draft. Sources should be one click away. A process that nobody can explain should not be automated yet. And the cheapest fix is sometimes a better form.",
						},
						{
							title: "Guided by Innovation",
							text: "We try new models and methods against your own past cases, scored in advance, before anyone depends on them. What scores better goes in. What does not, stays out, however new it is.",
						},
					]}
				/>
			</Section>
			<Section
				id="leadership"
				title="Two people answer for the work"
				intro="One for what we promise, one for how it is built. You will meet both before you sign."
				tinted
			>
				<People people={company.people} />
			</Section>
			<ContactPanel
				title="Tell us which job eats your week"
				text="Ring or write with the task, how often it happens and what goes wrong. We will reply with what we would try first and what it would take to find out."
				ways={[
					{ label: "Phone", value: <a href={phoneLink}>{company.phone}</a> },
					{ label: "Hours", value: openingHours },
					{ label: "Email", value: <a href={`mailto:${company.email}`}>{company.email}</a> },
					{ label: "Where", value: company.location },
				]}
				actions={<ButtonLink href="/contact">All the ways to reach us</ButtonLink>}
			/>
		</>
	);
}
