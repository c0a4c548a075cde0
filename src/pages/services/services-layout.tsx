import type { ReactNode } from "react";
import { ClosingOffer, type ClosingWords } from "#src/layouts/offer.tsx";
import type { PageMetadata } from "#src/page-metadata.ts";
import type { ComparedService } from "#src/pages/compared-services.ts";
import { Comparison } from "#src/pages/services/comparison.tsx";
import { OutlineExcerpt } from "#src/pages/services/outline-excerpt.tsx";
import { ServicesHero } from "#src/pages/services/services-hero.tsx";
import { Summits } from "#src/pages/services/summits.tsx";
import type { InternalHref } from "#src/paths.ts";
import type { Feature } from "#src/sections/feature-list.tsx";
import { type Question, Questions } from "#src/sections/before/questions.tsx";
import { Spread } from "#src/sections/spread.tsx";
import { type Step, Steps } from "#src/sections/before/steps.tsx";
import { Link } from "#src/ui/link.tsx";
import { Section } from "#src/ui/section.tsx";

interface Combination {
	title: string;
	text: string;
	/** The services in the order the work is done. */
	order: readonly InternalHref[];
}

/** Something to use: its title, what it is for, and what a link opens. */
interface Sheet {
	title: string;
	text: string;
	format: string;
}

/** The text of the services page, in reading order. */
export interface ServicesWords {
	comparison: { title: string; intro: ReactNode; caption: string; columns: readonly string[] };
	/** Services that are combined in one piece of work. */
	combinations: { title: string; intro: ReactNode; items: readonly Combination[] };
	/** What it costs, and what decides it. */
	cost: {
		title: string;
		/** In the page's largest type. */
		formula: string;
		/** A job drawn as an area: so many weeks wide, and so many people high. */
		example: { weeks: number; people: number; caption: string };
		intro: ReactNode;
		items: readonly Feature[];
	};
	/** An example of the outline that the offer promises. */
	outline: { title: string; intro: ReactNode; caption: string; download: string };
	/** What happens after the outline. */
	afterwards: { title: string; intro: ReactNode; steps: readonly Step[] };
	questions: { title: string; groups: readonly { title: string; items: readonly Question[] }[] };
	/** What a reader can try without us. */
	forms: {
		title: string;
		intro: ReactNode;
		items: readonly (Sheet & { file: string })[];
		/** What is used on a page of this site. */
		tools: readonly (Sheet & { href: InternalHref })[];
	};
	/** Cases in which the reader needs none of the services. */
	none: {
		title: string;
		intro: ReactNode;
		items: readonly { when: string; instead: ReactNode }[];
	};
	closing: ClosingWords;
}

interface CombinationsProps {
	items: readonly Combination[];
	services: readonly ComparedService[];
	longest: number;
}

/** Each combination as a path from summit to summit, in the order of the work. */
function Combinations({ items, services, longest }: CombinationsProps) {
	return (
		<ul
			className={`grid gap-x-6 gap-y-14 lg:gap-y-0 ${items.length === 2 ? "lg:grid-cols-2" : "lg:grid-cols-3"}`}
		>
			{items.map((item) => {
				const ways = item.order.flatMap(
					(href) => services.find((each) => each.href === href) ?? [],
				);
				return (
					<li key={item.title} className="grid lg:row-span-3 lg:grid-rows-subgrid lg:pb-8">
						<h3 className="text-subheading">{item.title}</h3>
						<p className="mt-2 max-w-measure text-muted">{item.text}</p>
						{/* Shown before the heading, but after it in reading order. */}
						<div className="order-first mb-6">
							<Summits
								weeks={ways.map(({ weeks }) => weeks)}
								longest={longest}
								path
								className="h-36 w-full"
							/>
							<ol className="grid auto-cols-fr grid-flow-col border-ink border-t-2 pt-2 text-center">
								{ways.map(({ href, title }, place) => (
									<li key={href} className="px-1 text-label/tight sm:text-small/tight">
										<Link
											href={href}
											className="block py-2 font-semibold decoration-2 decoration-accent underline-offset-4 hover:underline"
										>
											<span aria-hidden="true" className="block text-label text-muted">
												{place + 1}
											</span>{" "}
											{title}
										</Link>
									</li>
								))}
							</ol>
						</div>
					</li>
				);
			})}
		</ul>
	);
}

/** The person-weeks of a job: a square for each week of whoever works on it full time, and a part of one for others. */
function PersonWeeks({ weeks, people, caption }: ServicesWords["cost"]["example"]) {
	const gap = 0.04;
	const rows = Array.from({ length: Math.ceil(people) }, (_, row) => Math.min(1, people - row));
	return (
		<figure className="mt-10 lg:mt-16">
			<svg
				width="320"
				height={(320 * (people + gap)) / (weeks - gap)}
				viewBox={`0 0 ${weeks - gap} ${people + gap}`}
				aria-hidden="true"
				className="h-auto w-full"
			>
				{rows.map((high, row) =>
					Array.from({ length: weeks }, (_, week) => (
						<rect
							// biome-ignore lint/suspicious/noArrayIndexKey: weeks stay in their places
							key={week}
							x={week}
							y={row * (1 + gap)}
							width={1 - gap}
							height={high}
							className={row === 0 ? "fill-accent" : "fill-ink"}
						/>
					)),
				)}
			</svg>
			<figcaption className="mt-4">{caption}</figcaption>
		</figure>
	);
}

/** What decides the cost, under the formula for it. */
function Cost({ title, formula, example, intro, items }: ServicesWords["cost"]) {
	return (
		<Spread id="cost">
			<h2 className="text-quiet">{title}</h2>
			{/* The signs that begin a line stand on the margin. */}
			<p className="mt-6 text-loud leading-[1.07] lg:mt-10 lg:-ml-[0.09em] lg:indent-[0.09em]">
				{formula.split(/\s×\s/).map((factor, index) => (
					<span
						key={factor}
						className="max-lg:block max-lg:text-balance max-lg:pl-[0.7em] max-lg:-indent-[0.7em]"
					>
						{index > 0 && " ×\u00a0"}
						{factor}
					</span>
				))}
			</p>
			<PersonWeeks {...example} />
			<p className="mt-8 max-w-measure text-lead text-muted text-links lg:mt-12">{intro}</p>
			<ul className="mt-12 grid gap-x-6 gap-y-10 sm:grid-cols-2 sm:*:pr-4 lg:mt-20 lg:grid-cols-3">
				{items.map((item) => (
					<li key={item.title} className="border-line border-t pt-5">
						<h3 className="text-subheading">{item.title}</h3>
						<p className="mt-2 text-muted text-links">{item.text}</p>
					</li>
				))}
			</ul>
		</Spread>
	);
}

/** The blank forms and the tools, drawn as sheets of paper. */
function Forms({ items, tools }: ServicesWords["forms"]) {
	return (
		<ul className="grid gap-6 sm:grid-cols-2 lg:grid-cols-3">
			{[...tools, ...items.map((item) => ({ ...item, href: item.file }))].map(
				({ href, title, text, format }) => (
					<li
						key={href}
						className="flex flex-col border border-control border-t-4 border-t-accent bg-ground p-6"
					>
						<h3 className="text-subheading">
							<a
								href={href}
								className="touch-target underline decoration-2 decoration-accent underline-offset-4 hover:text-accent"
							>
								{title}
							</a>
						</h3>
						<p className="mt-2 grow text-muted">{text}</p>
						<p className="mt-6 text-label text-muted">{format}</p>
					</li>
				),
			)}
		</ul>
	);
}

interface ServicesLayoutProps {
	page: PageMetadata & { name: string };
	services: readonly ComparedService[];
	words: ServicesWords;
}

/** The page that compares the services. */
export function ServicesLayout({ page, services, words }: ServicesLayoutProps) {
	const { comparison, cost, outline, afterwards, forms, none } = words;
	const longest = Math.max(...services.map(({ weeks }) => weeks));
	// A combination whose services have been removed says nothing.
	const combinations = words.combinations.items.filter(({ order }) => order.length > 1);
	return (
		<>
			<ServicesHero page={page} services={services} longest={longest} />
			<Section id="compare" title={comparison.title} intro={comparison.intro}>
				<Comparison {...comparison} services={services} />
			</Section>
			{combinations.length > 0 && (
				<Section title={words.combinations.title} intro={words.combinations.intro}>
					<Combinations items={combinations} services={services} longest={longest} />
				</Section>
			)}
			<Cost {...cost} />
			<Section id="outline" title={outline.title} intro={outline.intro} tinted>
				<OutlineExcerpt {...outline} />
			</Section>
			<Section id="afterwards" title={afterwards.title} intro={afterwards.intro}>
				<Steps steps={afterwards.steps} />
			</Section>
			<Section id="questions" title={words.questions.title}>
				<div className="grid gap-x-20 gap-y-12 lg:grid-cols-2">
					{words.questions.groups.map(({ title, items }) => (
						<div key={title}>
							<h3 className="mb-8 font-display font-medium text-quiet">{title}</h3>
							<Questions questions={items} />
						</div>
					))}
				</div>
			</Section>
			<Section id="forms" title={forms.title} intro={forms.intro} volume="quiet">
				<Forms {...forms} />
			</Section>
			<Spread ground="pale">
				<h2 className="text-call">{none.title}</h2>
				<p className="mt-4 text-lead text-muted">{none.intro}</p>
				<dl className="mt-12 grid gap-x-6 gap-y-8 md:grid-cols-3 md:*:pr-4 lg:mt-20">
					{none.items.map((item) => (
						<div key={item.when} className="border-control border-t pt-5">
							<dt className="font-display font-medium text-quiet">{item.when}</dt>
							<dd className="mt-2 max-w-measure text-muted text-links">{item.instead}</dd>
						</div>
					))}
				</dl>
			</Spread>
			<ClosingOffer subject={page.name} {...words.closing} />
		</>
	);
}
