import { Mail, UserCheck } from "lucide";
import type { ReactNode } from "react";
import type { PageMetadata } from "#src/page-metadata.ts";
import { type Feature, FeatureList } from "#src/sections/feature-list.tsx";
import { PageHero } from "#src/sections/page-hero.tsx";
import { PointList } from "#src/sections/point-list.tsx";
import { type Question, Questions } from "#src/sections/before/questions.tsx";
import { LoudTitle, Spread } from "#src/sections/spread.tsx";
import { buttonClass } from "#src/ui/button.tsx";
import { Icon } from "#src/ui/icon.tsx";
import { Section } from "#src/ui/section.tsx";

interface Month {
	title: string;
	/** What happens in each week, in order. A person approves the week with the mark. */
	weeks: readonly (string | { text: string; approved: true })[];
}

/** The text of the internships page, in reading order. */
export interface OpportunitiesWords {
	/** Key facts about the internship. */
	facts: readonly { label: string; text: ReactNode }[];
	/** The words of the title that are loud: how long it takes. */
	calendar: { title: string; loud: string; intro: ReactNode; months: readonly Month[] };
	fit: {
		title: string;
		yes: { title: string; points: readonly ReactNode[] };
		no: { title: string; points: readonly ReactNode[] };
	};
	learn: { title: string; intro: ReactNode; items: readonly Feature[] };
	questions: { title: string; items: readonly Question[] };
	apply: {
		title: string;
		/** What to send, in order. */
		parts: readonly { title: string; text: ReactNode }[];
		mail: { label: string; href: `mailto:${string}`; subject: string; note: ReactNode };
	};
}

interface WeekNumberProps {
	week: number;
	total: number;
	/** A person approves what was made in it. */
	approved: boolean;
}

/** A week's number, which is larger from week to week. */
function WeekNumber({ week, total, approved }: WeekNumberProps) {
	const size = 60 + (150 * week) / total;
	/** How wide and how high the figures are, of their size. */
	const [width, height] = [0.62 * String(week).length, 0.74];
	return (
		<div className="flex items-center lg:h-44 lg:items-end">
			<p className={approved ? "bg-highlight p-2 text-on-highlight lg:px-4 lg:pt-4" : undefined}>
				{approved && <Icon icon={UserCheck} className="mb-2 max-lg:hidden" />}
				<span className="sr-only">{`Week ${week}`}</span>{" "}
				<svg
					width={size * width}
					height={size * height}
					viewBox={`0 0 ${width} ${height}`}
					aria-hidden="true"
					className="fill-current font-display font-medium max-lg:h-10 max-lg:w-auto"
				>
					<text y={height} fontSize="1" letterSpacing="-0.03">
						{week}
					</text>
				</svg>
			</p>
		</div>
	);
}

/** The weeks of the internship, numbered throughout. Each month's are in a row, after its name. */
function Calendar({ months }: { months: readonly Month[] }) {
	const total = months.reduce((sum, { weeks }) => sum + weeks.length, 0);
	let week = 0;
	return (
		<div className="grid gap-y-12">
			{months.map((month) => (
				<div key={month.title} className="gap-x-6 lg:grid lg:grid-cols-[3fr_13fr]">
					<h3 className="text-subheading text-accent max-lg:mb-4 lg:flex lg:h-44 lg:items-end">
						{month.title}
					</h3>
					<ol className="gap-x-6 lg:grid lg:auto-cols-fr lg:grid-flow-col">
						{month.weeks.map((entry) => {
							week += 1;
							const approved = typeof entry !== "string";
							const text = approved ? entry.text : entry;
							return (
								<li
									key={text}
									className="grid grid-cols-[4.5rem_1fr] items-center gap-4 py-4 lg:block lg:py-0"
								>
									<WeekNumber week={week} total={total} approved={approved} />
									<p className="text-muted lg:mt-4">{text}</p>
								</li>
							);
						})}
					</ol>
				</div>
			))}
		</div>
	);
}

function Apply({ title, parts, mail }: OpportunitiesWords["apply"]) {
	return (
		<section id="apply" className="page-width py-section">
			<div className="grid gap-x-6 gap-y-10 lg:grid-cols-12">
				<h2 className="text-call lg:col-span-12">{title}</h2>
				<div className="lg:col-span-7 lg:pr-10">
					<ol className="list-decimal pl-6 marker:font-semibold marker:text-accent">
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
			<Spread ground="pale">
				<dl className="mb-20 grid gap-x-6 gap-y-8 sm:grid-cols-2 lg:mb-28 lg:grid-cols-5">
					{words.facts.map((fact) => (
						<div key={fact.label}>
							<dt className="text-label font-medium text-accent">{fact.label}</dt>
							<dd className="mt-1 text-small text-links">{fact.text}</dd>
						</div>
					))}
				</dl>
				<LoudTitle title={calendar.title} loud={calendar.loud} />
				<p className="mt-4 text-lead text-muted">{calendar.intro}</p>
				<div className="mt-14 lg:mt-20">
					<Calendar months={calendar.months} />
				</div>
			</Spread>
			<Section title={fit.title}>
				<div className="grid gap-x-6 gap-y-12 md:grid-cols-12">
					<div className="md:col-span-7">
						<h3 className="mb-5 text-subheading">{fit.yes.title}</h3>
						<PointList points={fit.yes.points} />
					</div>
					<div className="md:col-span-5">
						<h3 className="mb-5 text-subheading">{fit.no.title}</h3>
						<PointList points={fit.no.points} mark="cross" />
					</div>
				</div>
			</Section>
			<Section title={learn.title} intro={learn.intro} layout="beside">
				<FeatureList features={learn.items} />
			</Section>
			<Section title={words.questions.title} volume="quiet" layout="beside">
				<Questions questions={words.questions.items} />
			</Section>
			<Apply {...words.apply} />
		</>
	);
}
