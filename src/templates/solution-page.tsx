import type { ReactNode } from "react";
import { CallToAction } from "~/sections/call-to-action";
import { type Feature, FeatureList } from "~/sections/feature-list";
import { PageHero } from "~/sections/page-hero";
import { PointList } from "~/sections/point-list";
import { type Question, Questions } from "~/sections/questions";
import { type Step, Steps } from "~/sections/steps";
import { type HeadWords, PageHead } from "~/seo/page-head";
import type { ContourName } from "~/ui/contour-field";
import { type InternalHref, Link } from "~/ui/link";
import { Section } from "~/ui/section";

/** The words of a solution page, in reading order. */
export interface SolutionWords {
	head: HeadWords;
	contours: ContourName;
	/** The solution's name, as in the navigation. */
	name: string;
	headline: ReactNode;
	/** What it is, in one plain paragraph. */
	lead: ReactNode;
	/** Who it is for: signs that a reader recognises in their own week. */
	audience: { title: string; intro?: ReactNode; points: readonly ReactNode[] };
	/** The one thing only this page has: a table or a picture of how the work really goes. */
	centrepiece: { title: string; intro: ReactNode; content: ReactNode };
	deliverables: { title: string; intro?: ReactNode; items: readonly Feature[] };
	engagement: { title: string; intro?: ReactNode; steps: readonly Step[] };
	/** Where the reader's data goes in this kind of work, and who can see it. */
	data: { title: string; intro?: ReactNode; points: readonly ReactNode[] };
	/** What we will not do. */
	limits: { title: string; points: readonly ReactNode[] };
	questions: { title: string; items: readonly Question[] };
	/** Industries where this work is most asked for, with the reason. */
	related: { title: string; items: readonly { href: InternalHref; name: string; text: string }[] };
	callToAction: { title: string; text: ReactNode; actions: ReactNode };
}

/** The shape that the six solution pages share. */
export function SolutionPage(words: SolutionWords) {
	return (
		<>
			<PageHead {...words.head} />
			<PageHero
				name={words.name}
				headline={words.headline}
				lead={words.lead}
				contours={words.contours}
			/>
			<Section title={words.audience.title} intro={words.audience.intro} layout="beside">
				<PointList points={words.audience.points} />
			</Section>
			<Section title={words.centrepiece.title} intro={words.centrepiece.intro} tinted>
				{words.centrepiece.content}
			</Section>
			<Section title={words.deliverables.title} intro={words.deliverables.intro}>
				<FeatureList features={words.deliverables.items} />
			</Section>
			<Section title={words.engagement.title} intro={words.engagement.intro} layout="beside" tinted>
				<Steps steps={words.engagement.steps} />
			</Section>
			<div className="page-width grid gap-x-6 gap-y-14 py-section lg:grid-cols-2 lg:gap-x-16">
				<section>
					<h2 className="text-heading">{words.data.title}</h2>
					{words.data.intro && (
						<p className="mt-4 max-w-measure text-muted text-links">{words.data.intro}</p>
					)}
					<div className="mt-8">
						<PointList points={words.data.points} />
					</div>
				</section>
				<section>
					<h2 className="text-heading">{words.limits.title}</h2>
					<div className="mt-8">
						<PointList points={words.limits.points} mark="cross" />
					</div>
				</section>
			</div>
			<Section title={words.questions.title} layout="beside" tinted>
				<Questions questions={words.questions.items} />
			</Section>
			<Section title={words.related.title}>
				<ul className="grid gap-x-6 sm:grid-cols-2 lg:grid-cols-3">
					{words.related.items.map((item) => (
						<li key={item.href} className="border-t border-line py-6">
							<h3 className="text-subheading">
								<Link
									href={item.href}
									className="underline decoration-accent decoration-2 underline-offset-4 hover:text-accent"
								>
									{item.name}
								</Link>
							</h3>
							<p className="mt-2 text-muted">{item.text}</p>
						</li>
					))}
				</ul>
			</Section>
			<CallToAction {...words.callToAction} />
		</>
	);
}
