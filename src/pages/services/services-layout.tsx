import { ArrowRight } from "lucide";
import { Fragment, type ReactNode } from "react";
import { ClosingOffer, type ClosingWords, HeroOffer } from "#src/layouts/offer.tsx";
import type { PageMetadata } from "#src/page-metadata.ts";
import type { ComparedService } from "#src/pages/compared-services.ts";
import { OutlineExcerpt } from "#src/pages/services/outline-excerpt.tsx";
import { Situations } from "#src/pages/services/situations.tsx";
import type { InternalHref } from "#src/paths.ts";
import { ComparisonTable } from "#src/sections/comparison-table.tsx";
import { type Feature, FeatureList } from "#src/sections/feature-list.tsx";
import { PageHero } from "#src/sections/page-hero.tsx";
import { type Question, Questions } from "#src/sections/questions.tsx";
import { ServiceMap } from "#src/sections/service-map.tsx";
import { type Step, Steps } from "#src/sections/steps.tsx";
import { Icon } from "#src/ui/icon.tsx";
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
	/** The reader's situations. Each service's page has the one that it is for. */
	situations: { title: string; intro: string; questions: string };
	comparison: { title: string; caption: string; columns: readonly string[] };
	/** Services that are combined in one piece of work. */
	combinations: { title: string; intro: ReactNode; items: readonly Combination[] };
	/** What it costs, and what decides it. */
	cost: { title: string; intro: ReactNode; items: readonly Feature[] };
	/** An example of the outline that the offer promises. */
	outline: { title: string; intro: ReactNode; caption: string; download: string };
	/** What happens after the outline. */
	afterwards: { title: string; intro: ReactNode; steps: readonly Step[] };
	questions: { title: string; items: readonly Question[] };
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
}

function Combinations({ items, services }: CombinationsProps) {
	return (
		<ul className="border-b border-line">
			{items.map((item) => (
				<li
					key={item.title}
					className="grid items-center gap-x-6 gap-y-5 border-t border-line py-8 lg:grid-cols-2"
				>
					<div>
						<h3 className="text-subheading">{item.title}</h3>
						<p className="mt-2 max-w-measure text-muted">{item.text}</p>
					</div>
					{/* Shown before the heading, but after it in reading order. */}
					<ol className="order-first flex flex-wrap items-center gap-x-2 gap-y-3">
						{item.order.map((href, place) => (
							<li key={href} className="flex items-center gap-2">
								{place > 0 && <Icon icon={ArrowRight} className="text-muted" />}
								<Link
									href={href}
									className="inline-flex min-h-11 items-center rounded-control border border-control bg-ground px-4 py-2 text-small/tight font-medium hover:border-accent hover:bg-accent-soft"
								>
									{services.find((service) => service.href === href)?.title}
								</Link>
							</li>
						))}
					</ol>
				</li>
			))}
		</ul>
	);
}

/** The weeks of a first piece of work, on a line of as many weeks as the longest takes. */
function Duration({ weeks, longest }: { weeks: number; longest: number }) {
	return (
		<svg
			width="160"
			height="8"
			viewBox={`0 0 ${longest} 1`}
			preserveAspectRatio="none"
			aria-hidden="true"
			className="mt-1.5 mb-2 h-2 w-full stroke-accent"
		>
			<path
				d={`M0 .5h${longest}`}
				strokeDasharray=".9 .1"
				strokeWidth=".25"
				className="stroke-control"
			/>
			<path d={`M0 .5h${weeks}`} strokeDasharray=".9 .1" />
		</svg>
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
			<PageHero page={page} look="none" actions={<HeroOffer subject={page.name} inFull />}>
				<ServiceMap services={services} namesOnly />
			</PageHero>
			<Section
				title={words.situations.title}
				intro={
					<>
						{words.situations.intro}{" "}
						<Link href="/solutions/consulting#four-questions">{words.situations.questions}</Link>.
					</>
				}
				layout="beside"
			>
				<Situations services={services} />
			</Section>
			<Section id="compare" title={comparison.title} tinted>
				<ComparisonTable
					caption={comparison.caption}
					columns={comparison.columns}
					rows={services.map(({ href, title, pickWhen, weeks, first, own, needs }) => [
						<Link
							key={href}
							href={href}
							className="touch-target underline decoration-accent decoration-2 underline-offset-4 hover:text-accent"
						>
							{title}
						</Link>,
						pickWhen,
						<Fragment key={weeks}>
							<span className="block font-display text-ink text-lead">
								{`${weeks} ${weeks === 1 ? "week" : "weeks"}`}
								<span className="sr-only">: </span>
							</span>
							<Duration weeks={weeks} longest={longest} />
							{first}
						</Fragment>,
						own,
						needs,
					])}
				/>
			</Section>
			{combinations.length > 0 && (
				<Section title={words.combinations.title} intro={words.combinations.intro}>
					<Combinations items={combinations} services={services} />
				</Section>
			)}
			<Section id="cost" title={cost.title} intro={cost.intro} tinted>
				<FeatureList features={cost.items} />
			</Section>
			<Section id="outline" title={outline.title} intro={outline.intro}>
				<OutlineExcerpt {...outline} />
			</Section>
			<Section
				id="afterwards"
				title={afterwards.title}
				intro={afterwards.intro}
				layout="beside"
				tinted
			>
				<Steps steps={afterwards.steps} />
			</Section>
			<Section id="questions" title={words.questions.title} layout="beside">
				<Questions questions={words.questions.items} />
			</Section>
			<Section id="forms" title={forms.title} intro={forms.intro}>
				<Forms {...forms} />
			</Section>
			<Section title={none.title} intro={none.intro} layout="beside" tinted>
				<dl className="grid gap-y-8">
					{none.items.map((item) => (
						<div key={item.when} className="border-l-2 border-control pl-5 sm:pl-8">
							<dt className="text-subheading font-semibold">{item.when}</dt>
							<dd className="mt-1 max-w-measure text-muted text-links">{item.instead}</dd>
						</div>
					))}
				</dl>
			</Section>
			<ClosingOffer subject={page.name} next="full" {...words.closing} />
		</>
	);
}
