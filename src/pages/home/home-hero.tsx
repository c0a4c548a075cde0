import type { ReactNode } from "react";
import type { PageMetadata } from "#src/page-metadata.ts";
import { WorkedExample } from "#src/pages/home/worked-example.tsx";
import { ContourDrawing } from "#src/ui/contour-drawing.tsx";
import { Island } from "#src/ui/island.tsx";

interface HomeHeroProps {
	page: PageMetadata;
	actions: ReactNode;
	/** The labels on the map from low to high. The last is the summit, where a person decides. */
	labels: readonly [string, string, string, string];
	/** The heading of the example request. */
	example: { title: string; intro: ReactNode };
	/** What a client says, if one has agreed to be quoted. It takes the place of the promises. */
	proof: ReactNode;
	/** Three promises at the end of the hero. */
	promises: readonly { title: string; text: string }[];
}

/** The start of the home page: headline over its map, example request, three promises. */
export function HomeHero({
	page: { headline, lead },
	actions,
	labels,
	example,
	proof,
	promises,
}: HomeHeroProps) {
	const [low, middle, high, summit] = labels;
	return (
		<>
			<div className="page-opening home-opening relative isolate overflow-hidden">
				<div className="page-width home-words pointer-events-none [&>*]:pointer-events-auto lg:pt-18 lg:pb-[max(23vw,45.25vw-23.75rem)]">
					<h1 className="pt-14 text-display lg:max-w-[11.4em] lg:pt-0 lg:text-[min(6.75rem,8.1vw)]">
						{headline}
					</h1>
					<p className="mt-8 max-w-[37rem] text-lead text-muted lg:mt-6">{lead}</p>
					<div className="button-row mt-8 pb-14 lg:pb-0">{actions}</div>
				</div>
				<div className="home-map">
					<ContourDrawing name="home" box="0 140 800 420" className="home-land" />
					<span aria-hidden="true" className="map-label home-stratum home-low">
						{low}
					</span>{" "}
					<span aria-hidden="true" className="map-label home-stratum home-middle">
						{middle}
					</span>{" "}
					<span aria-hidden="true" className="map-label home-stratum home-high">
						{high}
					</span>{" "}
					<a href="#example" className="home-summit">
						<span className="map-label">{summit}</span>
					</a>
				</div>
			</div>
			<section aria-labelledby="example" className="page-width pt-16 lg:pt-24">
				<div className="gap-x-6 pb-10 lg:grid lg:grid-cols-12 lg:items-end">
					<h2 id="example" className="max-w-[9.7em] text-heading lg:col-span-6">
						{example.title}
					</h2>
					<p className="mt-4 text-lead text-muted lg:col-span-5 lg:col-start-8 lg:mt-0">
						{example.intro}
					</p>
				</div>
				<Island name="pages/home/worked-example" part={WorkedExample} />
			</section>
			{proof || (
				<dl className="page-width grid gap-x-6 gap-y-6 pt-10 sm:grid-cols-3">
					{promises.map((promise) => (
						<div key={promise.title}>
							<dt className="text-subheading font-semibold">{promise.title}</dt>
							<dd className="mt-1 max-w-[20.4em] text-muted">{promise.text}</dd>
						</div>
					))}
				</dl>
			)}
		</>
	);
}
