import { ArrowRight } from "lucide";
import { company } from "~/content/company";
import type { PageFacts } from "~/page-facts";
import type { InternalHref } from "~/paths";
import { PageHero } from "~/sections/page-hero";
import { Icon } from "~/ui/icon";
import { Link } from "~/ui/link";
import { Section } from "~/ui/section";

export const page = {
	title: "Page not found",
	description:
		"There is no page at this address. Start again from the home page, the services, the careers pages or our contact details.",
	headline: "This page is not here",
	lead: (
		<>
			The address may have a slip in it, or the page may have moved. If a link of ours brought you,
			tell us at <a href={`mailto:${company.email}?subject=Broken%20link`}>{company.email}</a> and
			we will mend it.
		</>
	),
	contours: "not-found",
	indexed: false,
} satisfies PageFacts;

const places: readonly { href: InternalHref; name: string; text: string }[] = [
	{ href: "/", name: "Home", text: "What we do, on one page." },
	{ href: "/services", name: "Services", text: "The six compared, with the weeks each takes." },
	{
		href: "/company/leadership",
		name: "Our leadership",
		text: "Who decides, and who you would speak to.",
	},
	{
		href: "/career/opportunities",
		name: "Careers",
		text: "Internships, and how we choose people.",
	},
	{
		href: "/contact",
		name: "Contact",
		text: "A phone number, its hours and an email address.",
	},
	{ href: "/get-started", name: "Get Started", text: "Sign in, or make an account." },
];

/** The page for an address that the site does not have. */
export default function NotFound() {
	return (
		<>
			<PageHero page={page} />
			<Section title="Try one of these" layout="beside">
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
