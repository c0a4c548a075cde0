import { Mail } from "lucide";
import type { ReactNode } from "react";
import type { PageMetadata } from "#src/page-metadata.ts";
import { type Feature, FeatureList } from "#src/sections/feature-list.tsx";
import { PageHero } from "#src/sections/page-hero.tsx";
import { PointList } from "#src/sections/point-list.tsx";
import { type Question, Questions } from "#src/sections/questions.tsx";
import { buttonClass } from "#src/ui/button.tsx";
import { ContourDrawing } from "#src/ui/contour-drawing.tsx";
import { Icon } from "#src/ui/icon.tsx";
import { Section } from "#src/ui/section.tsx";

interface Month {
	title: string;
	/** What happens in each week, in order. */
	weeks: readonly string[];
}

/** The text of the internships page, in reading order. */
export interface OpportunitiesWords {
	/** Key facts about the internship. */
	facts: readonly { label: string; text: ReactNode }[];
	calendar: { title: string; intro: ReactNode; months: readonly Month[] };
	fit: {
		title: string;
		yes: { title: string; points: readonly ReactNode[] };
		no: { title: string; points: readonly ReactNode[] };
	};
	learn: { title: string; intro: ReactNode; items: readonly Feature[] };
	questions: { title: string; items: readonly Question[] };
	apply: {
		title: string;
		intro: ReactNode;
		/** What to send, in order. */
		parts: readonly { title: string; text: ReactNode }[];
		mail: { label: string; href: `mailto:${string}`; subject: string; note: ReactNode };
	};
}

/** The second, third and last of the five hills in the page's drawing, each as a viewBox. */
const hills = ["360 330 150 120", "402 247 220 176", "580 84 220 176"] as const;

/** The weeks of the internship, grouped by month and numbered throughout. Each month has a larger hill. */
function Calendar({ months }: { months: readonly Month[] }) {
	let week = 0;
	return (
		<div className="grid gap-x-6 gap-y-12 lg:grid-cols-3 lg:gap-x-12">
			{months.map((month, index) => (
				<section key={month.title}>
					<ContourDrawing
						name="opportunities"
						box={hills[index]}
						fit="xMinYMid meet"
						className="month-hill"
					/>
					<h3 className="text-subheading text-accent">{month.title}</h3>
					<ol className="mt-4">
						{month.weeks.map((text) => {
							week += 1;
							return (
								<li key={text} className="flex gap-5 border-t border-line py-5">
									<span className="w-[2.2ch] shrink-0 font-display text-heading font-medium">
										<span className="sr-only">Week </span>
										{week}
									</span>
									<p className="pt-1 text-muted">{text}</p>
								</li>
							);
						})}
					</ol>
				</section>
			))}
		</div>
	);
}

function Apply({ title, intro, parts, mail }: OpportunitiesWords["apply"]) {
	return (
		<section id="apply" className="page-width py-section">
			<div className="grid gap-x-6 gap-y-10 lg:grid-cols-12">
				<div className="lg:col-span-7 lg:pr-10">
					<h2 className="text-heading">{title}</h2>
					<p className="mt-4 max-w-measure text-lead text-muted text-links">{intro}</p>
					<ol className="mt-8 list-decimal pl-6 marker:font-semibold marker:text-accent">
						{parts.map((part) => (
							<li key={part.title} className="py-2.5 pl-2">
								<strong className="font-semibold">{part.title}</strong>{" "}
								<span className="text-muted text-links">{part.text}</span>
							</li>
						))}
					</ol>
				</div>
				<div className="self-start rounded-panel border border-line bg-accent-soft p-6 sm:p-10 lg:col-span-5">
					<p className="text-label font-medium text-accent">Subject line</p>
					<p className="mt-1 text-subheading font-semibold">{mail.subject}</p>
					<a href={mail.href} className={buttonClass("primary", "mt-6")}>
						<Icon icon={Mail} />
						{mail.label}
					</a>
					<p className="mt-6 text-muted text-links">{mail.note}</p>
				</div>
			</div>
		</section>
	);
}

interface OpportunitiesLayoutProps {
	page: PageMetadata;
	words: OpportunitiesWords;
}

/** The page about internships and how to apply for one. */
export function OpportunitiesLayout({ page, words }: OpportunitiesLayoutProps) {
	const { calendar, fit, learn } = words;
	return (
		<>
			<PageHero
				page={page}
				actions={
					<a href="#apply" className={buttonClass()}>
						How to apply
					</a>
				}
			/>
			<dl className="page-width grid gap-x-6 pb-14 sm:grid-cols-2 lg:grid-cols-5 lg:pt-4">
				{words.facts.map((fact) => (
					<div key={fact.label} className="border-b border-line py-5 lg:border-b-0">
						<dt className="text-label font-medium text-accent">{fact.label}</dt>
						<dd className="mt-1 text-small text-links">{fact.text}</dd>
					</div>
				))}
			</dl>
			<Section title={calendar.title} intro={calendar.intro} tinted>
				<Calendar months={calendar.months} />
			</Section>
			<Section title={fit.title}>
				<div className="grid gap-x-6 gap-y-12 md:grid-cols-12">
					<div className="md:col-span-7">
						<h3 className="mb-5 text-subheading">{fit.yes.title}</h3>
						<PointList points={fit.yes.points} />
					</div>
					<div className="md:col-span-5 md:border-l md:border-line md:pl-8">
						<h3 className="mb-5 text-subheading">{fit.no.title}</h3>
						<PointList points={fit.no.points} mark="cross" />
					</div>
				</div>
			</Section>
			<Section title={learn.title} intro={learn.intro} layout="beside" tinted>
				<FeatureList features={learn.items} />
			</Section>
			<Section title={words.questions.title} layout="beside">
				<Questions questions={words.questions.items} />
			</Section>
			<div className="border-t border-line">
				<Apply {...words.apply} />
			</div>
		</>
	);
}
