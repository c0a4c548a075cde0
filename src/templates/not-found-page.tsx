import { ArrowRight } from "lucide";
import type { ReactNode } from "react";
import type { InternalHref } from "~/paths";
import { PageHero } from "~/sections/page-hero";
import { type HeadWords, PageHead } from "~/seo/page-head";
import type { ContourName } from "~/ui/contour-field";
import { Icon } from "~/ui/icon";
import { Link } from "~/ui/link";
import { Section } from "~/ui/section";

/** The words of the not-found page, in reading order. */
export interface NotFoundWords {
	head: HeadWords;
	contours: ContourName;
	headline: ReactNode;
	lead: ReactNode;
	places: {
		title: string;
		items: readonly { href: InternalHref; name: string; text: string }[];
	};
}

/** The page for an address that the site does not have. */
export function NotFoundPage(words: NotFoundWords) {
	return (
		<>
			<PageHead {...words.head} indexed={false} />
			<PageHero headline={words.headline} lead={words.lead} contours={words.contours} />
			<Section title={words.places.title} layout="beside">
				<ul className="border-b border-line">
					{words.places.items.map((place) => (
						<li key={place.href} className="border-t border-line">
							<Link
								href={place.href}
								className="group grid gap-x-6 gap-y-1 py-5 sm:grid-cols-[13rem_1fr_auto] sm:items-baseline"
							>
								<span className="text-subheading font-semibold group-hover:text-accent">
									{place.name}
									<span className="sr-only">: </span>
								</span>
								<span className="text-muted">{place.text}</span>
								<Icon
									icon={ArrowRight}
									className="hidden self-center text-accent transition-transform group-hover:translate-x-1 sm:block"
								/>
							</Link>
						</li>
					))}
				</ul>
			</Section>
		</>
	);
}
