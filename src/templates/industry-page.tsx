import { Fragment, type ReactNode } from "react";
import type { InternalHref } from "~/paths";
import { CallToAction } from "~/sections/call-to-action";
import { type Feature, FeatureList } from "~/sections/feature-list";
import { PageHero } from "~/sections/page-hero";
import { type Rule, Rules } from "~/sections/rules";
import { type Step, Steps } from "~/sections/steps";
import { type HeadWords, PageHead } from "~/seo/page-head";
import type { ContourName } from "~/ui/contour-field";
import { Link } from "~/ui/link";
import { Section } from "~/ui/section";

interface Exhibit {
	title: string;
	intro: ReactNode;
	content: ReactNode;
}

/** The words of an industry page. The order in which a page writes its sections is their order on it. */
export interface IndustryWords {
	head: HeadWords;
	contours: ContourName;
	/** The industry's name, as in the navigation. */
	name: string;
	headline: ReactNode;
	lead: ReactNode;
	/** Day-to-day problems, in the words of the people who have them. */
	problems: { title: string; intro?: ReactNode; items: readonly Feature[] };
	/** What we build for them, each with the service it comes from. */
	builds: {
		title: string;
		intro?: ReactNode;
		items: readonly (Feature & { service: { href: InternalHref; label: string } })[];
	};
	/** The one thing only this page has: a table or a picture of how the work really goes. */
	centrepiece: Exhibit;
	/** A picture beside it, where the centrepiece is a table. */
	picture?: Exhibit;
	/** The New Zealand rules that bear on it. */
	rules: { title: string; intro?: ReactNode; items: readonly Rule[] };
	process: { title: string; intro?: ReactNode; steps: readonly Step[] };
	callToAction: { title: string; text: ReactNode; actions: ReactNode };
}

type SectionName = "problems" | "builds" | "centrepiece" | "picture" | "rules" | "process";

function exhibit({ title, intro, content }: Exhibit, tinted: boolean) {
	return (
		<Section title={title} intro={intro} tinted={tinted}>
			{content}
		</Section>
	);
}

/** Each section in its own look, on the ground that its place on the page gives it. */
const views: {
	[Name in SectionName]: (words: Required<IndustryWords>[Name], tinted: boolean) => ReactNode;
} = {
	problems: ({ title, intro, items }, tinted) => (
		<Section title={title} intro={intro} tinted={tinted} layout="beside">
			<FeatureList features={items} columns={1} />
		</Section>
	),
	builds: ({ title, intro, items }, tinted) => (
		<Section title={title} intro={intro} tinted={tinted}>
			<ol className="grid gap-x-6 gap-y-10 md:grid-cols-2 lg:gap-x-12">
				{items.map((item) => (
					<li key={item.title} className="border-l-2 border-accent pl-5">
						<h3 className="text-subheading">{item.title}</h3>
						<p className="mt-2 max-w-measure text-muted text-links">{item.text}</p>
						<p className="mt-3 text-small text-links">
							<Link href={item.service.href}>{item.service.label}</Link>
						</p>
					</li>
				))}
			</ol>
		</Section>
	),
	centrepiece: exhibit,
	picture: exhibit,
	rules: ({ title, intro, items }, tinted) => (
		<Section title={title} intro={intro} tinted={tinted}>
			<Rules rules={items} />
		</Section>
	),
	process: ({ title, intro, steps }, tinted) => (
		<Section title={title} intro={intro} tinted={tinted} layout="beside">
			<Steps steps={steps} />
		</Section>
	),
};

function view<Name extends SectionName>(
	name: Name,
	words: Required<IndustryWords>,
	tinted: boolean,
) {
	return views[name](words[name], tinted);
}

/** An industry page: hero and closing invitation are shared, the order between is its own. */
export function IndustryPage(words: IndustryWords) {
	const names = (Object.keys(words) as (keyof IndustryWords)[]).filter(
		(name): name is SectionName => name in views,
	);
	return (
		<>
			<PageHead {...words.head} />
			<PageHero
				name={words.name}
				headline={words.headline}
				lead={words.lead}
				contours={words.contours}
			/>
			{names.map((name, index) => (
				// Only what is written has a name here.
				<Fragment key={name}>
					{view(name, words as Required<IndustryWords>, index % 2 === 1)}
				</Fragment>
			))}
			<CallToAction {...words.callToAction} />
		</>
	);
}
