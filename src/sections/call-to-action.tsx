import type { ReactNode } from "react";

export interface CallToActionProps {
	title: ReactNode;
	text: ReactNode;
	actions: ReactNode;
}

/** The closing invitation of a page. */
export function CallToAction({ title, text, actions }: CallToActionProps) {
	return (
		<section className="page-width py-section">
			<div className="rounded-panel border border-line bg-accent-soft px-6 py-10 sm:px-10 lg:flex lg:items-end lg:justify-between lg:gap-12 lg:px-14 lg:py-16">
				<div>
					<h2 className="max-w-[24ch] text-heading">{title}</h2>
					<p className="mt-4 max-w-measure text-lead text-muted text-links">{text}</p>
				</div>
				<div className="mt-8 flex shrink-0 flex-wrap gap-3 lg:mt-0">{actions}</div>
			</div>
		</section>
	);
}
