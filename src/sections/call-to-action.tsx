import type { ReactNode } from "react";
import { company, phoneLink } from "#src/content/company.ts";
import { Ask } from "#src/ui/ask.tsx";
import { Link } from "#src/ui/link.tsx";

interface CallToActionProps {
	title: ReactNode;
	/** The page's topic, for the subject of the email that asks for a first call. Without it there are only `actions`. */
	subject?: string;
	/** Buttons. */
	actions?: ReactNode;
	/** A sentence or two. */
	children?: ReactNode;
}

/** The invitation that ends a page. */
export function CallToAction({ title, subject, actions, children }: CallToActionProps) {
	return (
		<section className="plain-section">
			<div className="page-width gap-x-6 lg:grid lg:grid-cols-12">
				<h2 className="text-display lg:col-span-12">{title}</h2>
				<div className="mt-5 max-w-measure text-lead text-muted text-links lg:col-span-6 lg:mt-8">
					{children}
				</div>
				<div className="mt-6 lg:col-span-5 lg:col-start-8 lg:mt-8">
					<div className="button-row">
						{subject && <Ask subject={subject} />} {actions}
					</div>
					{subject && (
						<p className="mt-4 text-links">
							Or ring{" "}
							<a href={phoneLink} className="touch-target whitespace-nowrap">
								{company.phone}
							</a>
							.{" "}
							<Link href="/contact" className="touch-target">
								What happens next
							</Link>
						</p>
					)}
				</div>
			</div>
		</section>
	);
}
