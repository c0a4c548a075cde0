import type { ReactNode } from "react";
import { PageHero } from "~/sections/page-hero";
import { type Step, Steps } from "~/sections/steps";
import { type HeadWords, PageHead } from "~/seo/page-head";
import { buttonClass } from "~/ui/button";
import { Section } from "~/ui/section";

/** The words of the contact page, in reading order. */
export interface ContactWords {
	head: HeadWords;
	name: string;
	headline: ReactNode;
	lead: ReactNode;
	ways: readonly { label: string; value: ReactNode; note?: ReactNode }[];
	quick: { title: string; text: ReactNode; button: string; href: `mailto:${string}` };
	next: { title: string; intro?: ReactNode; steps: readonly Step[] };
}

/** Phone, email and place in large type, the quick way beside them, and what happens then. */
export function ContactPage(words: ContactWords) {
	return (
		<>
			<PageHead {...words.head} />
			<PageHero name={words.name} headline={words.headline} lead={words.lead} contours="contact" />
			<section aria-label={words.name} className="page-width grid gap-6 py-section lg:grid-cols-12">
				<dl className="lg:col-span-7">
					{words.ways.map((way) => (
						<div key={way.label} className="border-t border-line py-6 last:border-b">
							<dt className="text-small text-muted">{way.label}</dt>
							<dd className="mt-1 font-display text-heading leading-tight font-semibold tracking-tight wrap-anywhere [&_a]:hover:text-accent">
								{way.value}
							</dd>
							{way.note && <dd className="mt-2 text-muted">{way.note}</dd>}
						</div>
					))}
				</dl>
				<div className="self-start rounded-panel border border-line bg-accent-soft p-6 sm:p-8 lg:col-span-4 lg:col-start-9">
					<h2 className="text-subheading">{words.quick.title}</h2>
					<p className="mt-3 text-muted">{words.quick.text}</p>
					<a href={words.quick.href} className={buttonClass("primary", "mt-6 w-full")}>
						{words.quick.button}
					</a>
				</div>
			</section>
			<Section title={words.next.title} intro={words.next.intro} layout="beside" tinted>
				<Steps steps={words.next.steps} />
			</Section>
		</>
	);
}
