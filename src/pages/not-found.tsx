import { ArrowRight } from "lucide";
import { mailLink } from "#src/content/company.ts";
import { byNumber, inWords } from "#src/content/counts.ts";
import { industries, services } from "#src/content/navigation.ts";
import type { PageMetadata } from "#src/page-metadata.ts";
import { LikelyPage } from "#src/pages/not-found/likely-page.tsx";
import type { InternalHref } from "#src/paths.ts";
import { PageHero } from "#src/sections/page-hero.tsx";
import { Icon } from "#src/ui/icon.tsx";
import { Island } from "#src/ui/island.tsx";
import { Link } from "#src/ui/link.tsx";
import { Section } from "#src/ui/section.tsx";

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

const places: readonly { href: InternalHref; name: string; text: string }[] = [
	{ href: "/", name: "Home", text: "What we do, on one page." },
	{
		href: "/services",
		name: "Services",
		text: byNumber(services.length, {
			one: "How long it takes, and what decides the cost.",
			more: `The ${inWords(services.length)} compared: how long each takes, and what decides the cost.`,
		}),
	},
	{
		href: "/#industries",
		name: "Industries",
		text: byNumber(industries.length, {
			one: "A page for the one we design for.",
			more: `A page for each of our ${inWords(industries.length)} industries.`,
		}),
	},
	{
		href: "/company/leadership",
		name: "Our leadership",
		text: "Who decides, and who you’d speak to.",
	},
	{
		href: "/career/opportunities",
		name: "Careers",
		text: "Internships, and how we hire.",
	},
	{
		href: "/contact",
		name: "Contact",
		text: "Phone, email and hours.",
	},
	{ href: "/get-started", name: "Get Started", text: "Sign in." },
];

/** The page for unknown paths. */
export default function NotFound() {
	return (
		<>
			<PageHero
				page={page}
				look="hole"
				actions={<Island name="pages/not-found/likely-page" part={LikelyPage} soon />}
			/>
			<Section title="Main pages of this site" layout="beside">
				<ul className="border-b border-line">
					{places.map((place) => (
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
									className="hidden self-center text-accent ease-moves group-hover:[translate:0.25rem] sm:block"
								/>
							</Link>
						</li>
					))}
				</ul>
			</Section>
		</>
	);
}
