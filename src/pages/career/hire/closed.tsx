import { careersEmail, company, mailLink } from "#src/content/company.ts";
import type { PageMetadata } from "#src/page-metadata.ts";
import { Hero } from "#src/sections/hero.tsx";
import { Section } from "#src/sections/section.tsx";
import { buttonClass } from "#src/ui/button.tsx";
import { ExternalLink, Link } from "#src/ui/link.tsx";

/** Hiring Journey while no role is open. */
export function HiringClosed({ page }: { page: PageMetadata }) {
	return (
		<>
			<Hero page={page} variant="under">
				No role is open at the moment, and we won’t collect CVs for a drawer. When one opens, this
				page says what the work is and how we hire.
			</Hero>
			<Section title="What to do instead" layout="beside">
				<div className="grid gap-y-5 text-lead text-links">
					<p>
						Follow us on <ExternalLink href={company.linkedIn}>LinkedIn</ExternalLink>: that’s where
						we’d say so.
					</p>
					<p>
						Studying, or changing careers?{" "}
						<Link href="/career/opportunities">Explore Opportunities</Link> has the internship.
					</p>
					<p>
						If you’ve built something close to our work and want us to know, write a paragraph about
						it. A person reads it.
					</p>
				</div>
				<p className="mt-8">
					<a
						href={mailLink("Something I built", careersEmail)}
						className={buttonClass("secondary")}
					>
						Email us
					</a>
				</p>
			</Section>
		</>
	);
}
