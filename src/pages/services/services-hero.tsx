import { Fragment } from "react";
import { HeroOffer } from "#src/layouts/offer.tsx";
import type { PageMetadata } from "#src/page-metadata.ts";
import type { ComparedService } from "#src/pages/compared-services.ts";
import { Summits, summitAt } from "#src/pages/services/summits.tsx";
import { weekCount } from "#src/sections/weeks.tsx";
import { Link } from "#src/ui/link.tsx";

interface ServicesHeroProps {
	page: PageMetadata & { name: string };
	services: readonly ComparedService[];
	longest: number;
}

/** The hero of the services page: a range with a summit for each service, as high as its weeks are many. */
export function ServicesHero({ page, services, longest }: ServicesHeroProps) {
	const pitch = 100 / services.length;
	return (
		<div className="page-opening relative isolate overflow-hidden">
			<div
				className="page-width gap-x-6 pt-12 pb-6 lg:grid lg:grid-cols-12 lg:pt-20 lg:pb-0"
			>
				<div className="lg:col-span-7">
					<p className="mb-3 font-medium text-accent lg:mb-4">{page.name}</p>
					<h1 className="text-title sm:max-w-[9em]">{page.headline}</h1>
				</div>
				<div className="lg:col-span-5 lg:pt-8">
					<p className="mt-5 max-w-[36rem] text-lead text-muted text-links">{page.lead}</p>
					<div className="button-row mt-8">
						<HeroOffer subject={page.name} inFull />
					</div>
				</div>
			</div>
			<div className={`summits ${services.length > 6 ? "summits-many" : ""}`.trim()}>
				<div className="summits-land">
					<Summits
						weeks={services.map(({ weeks }) => weeks)}
						longest={longest}
						className="summits-range"
					/>
					<svg width="320" height="107" aria-hidden="true" className="summits-figures">
						{services.map(({ href, weeks }, index) => (
							<Fragment key={href}>
								<text
									x={`${pitch * (index + 0.5)}%`}
									y={`${100 * summitAt(weeks, longest)}%`}
									dy="-0.35em"
								>
									{weeks}
								</text>{" "}
							</Fragment>
						))}
					</svg>
				</div>
				<ol className="summits-names">
					{services.map(({ href, title, weeks }) => (
						<li key={href}>
							<Link href={href} className="summits-name">
								{title} <span className="summits-weeks">{weekCount(weeks)}</span>
							</Link>
						</li>
					))}
				</ol>
			</div>
		</div>
	);
}
