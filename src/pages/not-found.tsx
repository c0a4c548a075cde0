import { mailLink } from "#src/content/company.ts";
import type { PageMetadata } from "#src/page-metadata.ts";
import { LikelyPage } from "#src/pages/not-found/likely-page.tsx";
import { Hero } from "#src/sections/hero.tsx";
import { ButtonLink } from "#src/ui/button.tsx";
import { Island } from "#src/ui/island.tsx";

export const page: PageMetadata = {
	title: "Page not found",
	description:
		"There’s no page at this address. Start again from the home page, the services or our contact details.",
	headline: "We can’t find that page",
	art: "archipelago",
	indexed: false,
};

/** The page for unknown paths. */
export default function NotFound() {
	return (
		<div className="to-footer">
			<Hero
				page={page}
				variant="under"
				actions={
					<>
						<ButtonLink href="/">Home</ButtonLink>{" "}
						<ButtonLink href="/services" variant="secondary">
							Services
						</ButtonLink>{" "}
						<ButtonLink href="/contact" variant="secondary">
							Contact
						</ButtonLink>
						<div className="w-full">
							<Island name="pages/not-found/likely-page" part={LikelyPage} soon />
						</div>
					</>
				}
			>
				The address may be mistyped, or the page may have moved. If one of our links brought you
				here, please <a href={mailLink("Broken link")}>tell us</a> and we’ll fix it.
			</Hero>
		</div>
	);
}
