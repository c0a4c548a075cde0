import type { ReactNode } from "react";
import { CallToAction } from "~/sections/call-to-action";
import { type Feature, FeatureList } from "~/sections/feature-list";
import { PageHero } from "~/sections/page-hero";
import { type Rule, Rules } from "~/sections/rules";
import { type Step, Steps } from "~/sections/steps";
import { type HeadWords, PageHead } from "~/seo/page-head";
import type { ContourName } from "~/ui/contour-field";
import { type InternalHref, Link } from "~/ui/link";
import { Section } from "~/ui/section";

/** The words of an industry page, in reading order. */
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
	centrepiece: { title: string; intro: ReactNode; content: ReactNode };
	/** The New Zealand rules that bear on it. */
	rules: { title: string; intro?: ReactNode; items: readonly Rule[] };
	process: { title: string; intro?: ReactNode; steps: readonly Step[] };
	callToAction: { title: string; text: ReactNode; actions: ReactNode };
}

/** The shape that the industry pages share. */
export function IndustryPage(words: IndustryWords) {
	return (
		<>
			<PageHead {...words.head} />
			<PageHero
				name={words.name}
				headline={words.headline}
				lead={words.lead}
				contours={words.contours}
			/>
			<Section title={words.problems.title} intro={words.problems.intro} layout="beside">
				<FeatureList features={words.problems.items} columns={1} />
			</Section>
			<Section title={words.builds.title} intro={words.builds.intro} tinted>
				<ol className="grid gap-x-6 gap-y-10 md:grid-cols-2 lg:gap-x-12">
					{words.builds.items.map((item) => (
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
			<Section title={words.centrepiece.title} intro={words.centrepiece.intro}>
				{words.centrepiece.content}
			</Section>
			<Section title={words.rules.title} intro={words.rules.intro} tinted>
				<Rules rules={words.rules.items} />
			</Section>
			<Section title={words.process.title} intro={words.process.intro} layout="beside">
				<Steps steps={words.process.steps} />
			</Section>
			<CallToAction {...words.callToAction} />
		</>
	);
}
