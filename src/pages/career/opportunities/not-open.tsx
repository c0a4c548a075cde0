import { careersEmail, company, mailLink } from "#src/content/company.ts";
import type { Opening } from "#src/content/decisions.ts";
import type { PageMetadata } from "#src/page-metadata.ts";
import { Hero } from "#src/sections/hero.tsx";
import { Section } from "#src/sections/section.tsx";
import { buttonClass } from "#src/ui/button.tsx";
import { ExternalLink, Link } from "#src/ui/link.tsx";

interface NotOpenProps {
	page: PageMetadata;
	internship: Opening;
}

/** Explore Opportunities while no internship is open: when the next one is, if that is known. */
export function NotOpen({ page, internship }: NotOpenProps) {
	const next = internship.startsWith("next: ") && internship.replace("next: ", "");
	return (
		<>
			<Hero page={page} variant="under">
				{next
					? `The next internship starts in ${next}: ten weeks, employed, and paid for every hour. You build one piece of software for people to use.`
					: "No internship is open at the moment. When one is, it’s ten weeks, employed, and paid for every hour."}
			</Hero>
			<Section title={next ? "Until then" : "What to do instead"} layout="beside">
				<div className="grid gap-y-5 text-lead text-links">
					{next ? (
						<p>
							Write now, if you like: half a page on something you made, your dates and your work
							rights.
						</p>
					) : (
						<p>
							Follow us on <ExternalLink href={company.linkedIn}>LinkedIn</ExternalLink>: that’s
							where we’d say so.
						</p>
					)}
					<p>
						Permanent roles are on <Link href="/career/hire">Hiring Journey</Link>.
					</p>
				</div>
				<p className="mt-8">
					<a href={mailLink("Internship", careersEmail)} className={buttonClass("secondary")}>
						Email us
					</a>
				</p>
			</Section>
		</>
	);
}
