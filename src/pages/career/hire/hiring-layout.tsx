import type { ReactNode } from "react";
import type { PageMetadata } from "#src/page-metadata.ts";
import { CallToAction } from "#src/sections/call-to-action.tsx";
import { type Feature, FeatureList } from "#src/sections/feature-list.tsx";
import { PageHero } from "#src/sections/page-hero.tsx";
import { PointList } from "#src/sections/point-list.tsx";
import { Section } from "#src/ui/section.tsx";

interface HiringStep {
	title: string;
	/** First and last working day of the step, counted from the arrival of the application. */
	days: { first: number; last: number };
	text: ReactNode;
	/** What it tests, what to prepare, who you meet and how long it takes, each with a label. */
	details: readonly { label: string; text: ReactNode }[];
}

/** The text of the hiring page, in reading order. */
export interface HiringWords {
	process: { title: string; intro: ReactNode; steps: readonly HiringStep[] };
	/** When the applicant hears from us. */
	answers: { title: string; items: readonly { time: string; text: ReactNode }[] };
	never: { title: string; points: readonly ReactNode[] };
	/** What to tell or ask us first. */
	before: { title: string; intro: ReactNode; items: readonly Feature[] };
	callToAction: { title: string; text: ReactNode; actions: ReactNode };
}

interface DayLineProps {
	first: number;
	last: number;
	total: number;
}

/** All days of the process on a line, with those of this step highlighted. */
function DayLine({ first, last, total }: DayLineProps) {
	const days = Array.from({ length: total }, (_, index) => index + 1);
	return (
		<svg
			width="320"
			height="10"
			aria-hidden="true"
			viewBox={`0 0 ${total * 10} 8`}
			preserveAspectRatio="none"
			className="h-2.5 w-full"
		>
			{days.map((day) => {
				const isNow = day >= first && day <= last;
				return (
					<rect
						key={day}
						x={(day - 1) * 10}
						y={isNow ? 0 : 3}
						width={day === total ? 10 : 9}
						height={isNow ? 8 : 2}
						className={isNow ? "fill-accent" : day < first ? "fill-control" : "fill-line"}
					/>
				);
			})}
		</svg>
	);
}

function Timeline({ steps }: { steps: readonly HiringStep[] }) {
	const total = Math.max(...steps.map((step) => step.days.last));
	return (
		<ol className="grid gap-y-14 lg:gap-y-20">
			{steps.map(({ title, days, text, details }) => (
				<li key={title} className="grid gap-x-6 gap-y-6 lg:grid-cols-12">
					<div className="lg:col-span-12">
						<DayLine {...days} total={total} />
					</div>
					<p className="lg:col-span-2">
						<span className="mb-2 block text-label font-medium text-muted">Working days</span>{" "}
						<span className="block font-display text-heading font-medium">
							{`${days.first} to ${days.last}`}
						</span>
					</p>
					<div className="lg:col-span-5 lg:pr-6">
						<h3 className="text-subheading">{title}</h3>
						<p className="mt-2 max-w-measure text-muted text-links">{text}</p>
					</div>
					<dl className="grid gap-x-6 gap-y-4 sm:grid-cols-2 lg:col-span-5">
						{details.map((detail) => (
							<div key={detail.label}>
								<dt className="text-label font-medium text-accent">{detail.label}</dt>
								<dd className="text-small">{detail.text}</dd>
							</div>
						))}
					</dl>
				</li>
			))}
		</ol>
	);
}

interface HiringLayoutProps {
	page: PageMetadata;
	words: HiringWords;
}

/** The page about how the company hires. */
export function HiringLayout({ page, words }: HiringLayoutProps) {
	return (
		<>
			<PageHero page={page} />
			<Section title={words.process.title} intro={words.process.intro}>
				<Timeline steps={words.process.steps} />
			</Section>
			<div className="bg-surface">
				<div className="page-width grid gap-x-6 gap-y-14 py-section lg:grid-cols-12">
					<section className="lg:col-span-6 lg:pr-10">
						<h2 className="text-heading">{words.answers.title}</h2>
						<dl className="mt-8">
							{words.answers.items.map((item) => (
								<div
									key={item.time}
									className="grid gap-x-6 gap-y-1 border-t border-line py-4 sm:grid-cols-[11rem_1fr]"
								>
									<dt className="font-semibold">{item.time}</dt>
									<dd className="text-muted">{item.text}</dd>
								</div>
							))}
						</dl>
					</section>
					<section className="lg:col-span-6 lg:pl-10">
						<h2 className="text-heading">{words.never.title}</h2>
						<div className="mt-8">
							<PointList points={words.never.points} mark="cross" />
						</div>
					</section>
				</div>
			</div>
			<Section title={words.before.title} intro={words.before.intro} layout="beside">
				<FeatureList features={words.before.items} columns={1} />
			</Section>
			<CallToAction {...words.callToAction} />
		</>
	);
}
