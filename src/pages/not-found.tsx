import { mailLink } from "#src/content/company.ts";
import type { PageMetadata } from "#src/page-metadata.ts";
import { LikelyPage } from "#src/pages/not-found/likely-page.tsx";
import { PageHero } from "#src/sections/page-hero.tsx";
import { ButtonLink } from "#src/ui/button.tsx";
import { Island } from "#src/ui/island.tsx";

export const page = {
	title: "Page not found",
	description:
		"There’s no page at this address. Start again from the home page, the services, the industries, the careers pages or our contact details.",
	headline: "We can’t find that page",
	lead: (
		<span className="block text-balance">
			The address may be mistyped, or the page may have moved. If&nbsp;one of our links brought you
			here, please <a href={mailLink("Broken link")}>tell us</a> and we’ll fix it.
		</span>
	),
	contours: "not-found",
	indexed: false,
} satisfies PageMetadata;

/** The page for unknown paths. */
export default function NotFound() {
	return (
		<PageHero
			page={page}
			look="hole"
			actions={
				<>
					<ButtonLink href="/">Home</ButtonLink>{" "}
					<ButtonLink href="/services" look="secondary">
						Services
					</ButtonLink>
					<div className="w-full">
						<Island name="pages/not-found/likely-page" part={LikelyPage} soon />
					</div>
				</>
			}
		/>
	);
}
