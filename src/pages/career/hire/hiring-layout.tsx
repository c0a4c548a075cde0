import { Fragment, type ReactNode } from "react";
import type { PageMetadata } from "#src/page-metadata.ts";
import { CallToAction } from "#src/sections/before/call-to-action.tsx";
import { type Feature, FeatureList } from "#src/sections/feature-list.tsx";
import { PageHero } from "#src/sections/page-hero.tsx";
import { PointList } from "#src/sections/point-list.tsx";
import { landLayers } from "#src/sections/strata.ts";
import { buttonClass } from "#src/ui/button.tsx";
import { Section } from "#src/ui/section.tsx";

interface HiringStep {
	title: string;
	/** First and last working day of the step, counted from the arrival of the application. */
	days: { first: number; last: number };
	text: ReactNode;
	/** What it tests, what to prepare, who you meet and how long it takes, each with a label. */
	details: readonly { label: string; text: ReactNode }[];
}

interface OpenRole {
	title: string;
	text: ReactNode;
	/** Pay, place and the like, each with a label. */
	details: HiringStep["details"];
	href: `mailto:${string}`;
}

interface Answer {
	time: string;
	text: ReactNode;
}

/** The text of the hiring page, in reading order. */
export interface HiringWords {
	/** What one can apply for now. The section goes while there is none. */
	open: { title: string; roles: readonly OpenRole[] };
	/** What the work is like. */
	work: { title: string; items: readonly Feature[] };
	process: { title: string; intro: ReactNode; steps: readonly HiringStep[] };
	/** When the applicant hears from us. */
	answers: { title: string; intro: string; items: readonly Answer[] };
	never: { title: string; points: readonly ReactNode[] };
	/** What to tell or ask us first. */
	before: { title: string; items: readonly Feature[] };
	callToAction: { title: string; text: ReactNode; actions: ReactNode };
}

const daysTo = (total: number) => Array.from({ length: total }, (_, index) => index + 1);

interface DayLineProps {
	first: number;
	last: number;
	total: number;
	/** The line of the last step, which is higher. Its very last day is that of the answer, a decision. */
	loud?: boolean;
}

/** All days of the process on a line, with those of this step highlighted. */
function DayLine({ first, last, total, loud = false }: DayLineProps) {
	/** The day of the answer towers above its step. */
	const heightOf = (day: number) => {
		if (day < first || day > last) return loud ? 1 : 2;
		return loud && day < total ? 4 : 8;
	};
	const colourOf = (day: number) => {
		if (loud && day === total) return "fill-highlight";
		if (day < first) return "fill-control";
		return day <= last ? "fill-accent" : "fill-line";
	};
	return (
		<svg
			width="320"
			height={loud ? 28 : 10}
			aria-hidden="true"
			viewBox={`0 0 ${total * 10 - 1} 8`}
			preserveAspectRatio="none"
			className={loud ? "h-8 w-full lg:h-16" : "h-2.5 w-full"}
		>
			{daysTo(total).map((day) => {
				const high = heightOf(day);
				return (
					<rect
						key={day}
						x={(day - 1) * 10}
						y={loud ? 8 - high : (8 - high) / 2}
						width="9"
						height={high}
						className={colourOf(day)}
					/>
				);
			})}
		</svg>
	);
}

/** A hillside with a terrace a day, up to that of the answer. The last day of each step has its number. */
function DayTerraces({ steps, total }: TimelineProps) {
	/** The last terrace goes on beyond its day. */
	const wide = total + 0.8;
	/** How far down a day's terrace is, in per cent. */
	const downTo = (day: number, part = 1) => 100 - (14 + (66 * day) / total) * part;
	/** Where the last day ends. */
	const answer = { x: `${(total / wide) * 100}%`, y: `${downTo(total)}%` };
	/** How high a layer is, of the outermost. */
	const partOf = (layer: number) => 1 - layer / landLayers.length;
	/** Up the hillside: the edge of each terrace is rounded. */
	const climb = (part: number) =>
		daysTo(total)
			.map((day) => {
				const [x, y] = [day - 1, downTo(day, part)];
				return `C${x + 0.1} ${downTo(day - 1, part)} ${x} ${y} ${x + 0.3} ${y}H${day}`;
			})
			.join("");
	return (
		<div className="relative h-[clamp(12rem,28vw,26rem)] print:hidden">
			<svg
				width="320"
				height="120"
				viewBox={`0 0 ${wide} 100`}
				preserveAspectRatio="none"
				aria-hidden="true"
				className="absolute inset-0 size-full"
			>
				<g className="land-layers">
					{landLayers.slice(0, -1).map((tint, layer) => (
						<path
							key={tint}
							d={`M0 100V${downTo(0, partOf(layer))}${climb(partOf(layer))}H${wide}V100z`}
							className={tint}
						/>
					))}
				</g>
				<path d={`M${total - 1} ${downTo(total)}h1V100h-1z`} className="fill-highlight" />
			</svg>
			<svg
				width="320"
				height="120"
				aria-hidden="true"
				className="absolute inset-0 size-full overflow-visible"
			>
				{steps.slice(0, -1).map(({ title, days: { last } }) => (
					<Fragment key={title}>
						<text
							x={`${((last - 0.5) / wide) * 100}%`}
							y={`${downTo(last)}%`}
							dy="-0.4em"
							textAnchor="middle"
							className="fill-ink font-display font-medium text-quiet"
						>
							{last}
						</text>{" "}
					</Fragment>
				))}
				<g textAnchor="end" className="fill-ink font-display font-medium text-title lg:text-loud">
					{/* Before the number, in whose size its place is. */}
					<text {...answer} dx="-1.2em" dy="-0.5em">
						<tspan className="font-sans text-small font-semibold tracking-normal">Our answer</tspan>
					</text>{" "}
					<text {...answer} dy="-0.12em">
						{total}
					</text>{" "}
				</g>
			</svg>
		</div>
	);
}

interface DetailsProps {
	details: HiringStep["details"];
	className: string;
}

function Details({ details, className }: DetailsProps) {
	return (
		<dl className={`grid gap-x-6 gap-y-4 sm:grid-cols-2 ${className}`}>
			{details.map((detail) => (
				<div key={detail.label}>
					<dt className="text-label font-medium text-accent">{detail.label}</dt>
					<dd className="text-small">{detail.text}</dd>
				</div>
			))}
		</dl>
	);
}

function OpenRoles({ roles }: { roles: readonly OpenRole[] }) {
	return (
		<ul className="grid gap-y-12">
			{roles.map(({ title, text, details, href }) => (
				<li
					key={title}
					className="grid gap-x-6 gap-y-6 border-control border-t pt-6 lg:grid-cols-12"
				>
					<div className="lg:col-span-7 lg:pr-6">
						<h3 className="text-title">{title}</h3>
						<p className="mt-3 max-w-measure text-muted">{text}</p>
						<p className="mt-5">
							<a href={href} className={buttonClass("secondary")}>
								{`Apply: ${title}`}
							</a>
						</p>
					</div>
					<Details details={details} className="content-start lg:col-span-5" />
				</li>
			))}
		</ul>
	);
}

interface TimelineProps {
	steps: readonly HiringStep[];
	total: number;
}

function Timeline({ steps, total }: TimelineProps) {
	return (
		<ol className="grid gap-y-14 lg:gap-y-16">
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
					<Details details={details} className="lg:col-span-5" />
				</li>
			))}
		</ol>
	);
}

interface LastStepProps {
	step: HiringStep;
	/** Its place in the order of the steps. */
	number: number;
}

/** The last step, with the offer: the loud passage of the page. */
function LastStep({ step: { title, days, text, details }, number }: LastStepProps) {
	return (
		<div className="spread spread-pale">
			<ol start={number} className="page-width">
				<li className="grid gap-x-6 gap-y-10 lg:grid-cols-12">
					<div className="lg:col-span-12">
						<p className="font-medium text-lead text-muted">{`Working days ${days.first} to ${days.last}`}</p>
						<h3 className="mt-3 -ml-[0.04em] text-call">{title}</h3>
					</div>
					<div className="lg:col-span-12 lg:mb-6">
						<DayLine {...days} total={days.last} loud />
					</div>
					<p className="max-w-measure text-muted text-links lg:col-span-7 lg:pr-6">{text}</p>
					<Details details={details} className="lg:col-span-5" />
				</li>
			</ol>
		</div>
	);
}

interface HiringLayoutProps {
	page: PageMetadata;
	words: HiringWords;
}

/** The page about how the company hires. */
export function HiringLayout({ page, words }: HiringLayoutProps) {
	const { open, work, process, answers, never, before } = words;
	const total = Math.max(...process.steps.map((step) => step.days.last));
	const last = process.steps.at(-1);
	return (
		<>
			<PageHero page={page} look="wide">
				<DayTerraces steps={process.steps} total={total} />
			</PageHero>
			{open.roles.length > 0 && (
				<Section title={open.title} id="open">
					<OpenRoles roles={open.roles} />
				</Section>
			)}
			<Section title={work.title}>
				<FeatureList features={work.items} />
			</Section>
			<Section title={process.title} intro={process.intro} tinted>
				<Timeline steps={process.steps.slice(0, -1)} total={total} />
			</Section>
			{last && <LastStep step={last} number={process.steps.length} />}
			<Section title={answers.title} intro={answers.intro} tinted>
				<dl className="grid gap-x-6 gap-y-8 sm:grid-cols-3 sm:grid-rows-[auto_1fr] sm:gap-y-3 sm:*:pr-2">
					{answers.items.map(({ time, text }) => (
						<div
							key={time}
							className="border-control border-t pt-5 sm:row-span-2 sm:grid sm:grid-rows-subgrid"
						>
							<dt className="font-display font-medium text-heading">{time}</dt>
							<dd className="max-w-measure text-muted max-sm:mt-3">{text}</dd>
						</div>
					))}
				</dl>
			</Section>
			<Section title={never.title} layout="beside">
				<PointList points={never.points} mark="cross" />
			</Section>
			<Section title={before.title} volume="quiet" layout="beside">
				<FeatureList features={before.items} columns={1} />
			</Section>
			<CallToAction {...words.callToAction} />
		</>
	);
}
