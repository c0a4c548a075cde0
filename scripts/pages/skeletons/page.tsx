import { ClosingOffer, HeroOffer } from "#src/layouts/offer.tsx";
import type { PageMetadata } from "#src/page-metadata.ts";
import { FeatureList } from "#src/sections/feature-list.tsx";
import { PageHero } from "#src/sections/page-hero.tsx";
import { PointList } from "#src/sections/point-list.tsx";
import { Section } from "#src/ui/section.tsx";

// `npm run dev` shows the sections that a page can have, each with its code, at http://127.0.0.1:3000/__sections.

export const page = {
	title: "Replace: title of NAME",
	description: "Replace: what a visitor finds on the NAME page, in a sentence for search results.",
	name: "NAME",
	headline: "Replace: the headline of NAME",
	lead: "Replace: what this page says about NAME, in two or three plain sentences.",
	contours: "DRAWING",
	land: "island",
} satisfies PageMetadata;

export default function Page() {
	return (
		<>
			<PageHero page={page} actions={<HeroOffer subject={page.name} />} />
			<Section title="Replace: the first thing to say" intro="Replace: why it matters." tinted>
				<FeatureList
					features={[
						{ title: "Replace: a point", text: "Replace: what stands behind it." },
						{ title: "Replace: another point", text: "Replace: what follows from it." },
					]}
				/>
			</Section>
			<Section title="Replace: the second thing to say" layout="beside">
				<PointList points={["Replace: a line", "Replace: another line"]} />
			</Section>
			<ClosingOffer
				subject={page.name}
				title="Replace: an invitation"
				text="Replace: what to send or say first about NAME."
			/>
		</>
	);
}
