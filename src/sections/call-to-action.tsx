import type { ReactNode } from "react";

export interface CallToActionProps {
	title: ReactNode;
	text: ReactNode;
	actions: ReactNode;
}

/** The invitation at the end of a page. */
export function CallToAction({ title, text, actions }: CallToActionProps) {
	return (
		<section className="pt-20 pb-14 lg:pt-32 lg:pb-20">
			<div className="page-width gap-x-6 lg:grid lg:grid-cols-12 lg:items-end">
				<div className="lg:col-span-7">
					<h2 className="max-w-[11em] text-title">{title}</h2>
					<p className="mt-5 max-w-measure text-lead text-muted text-links">{text}</p>
				</div>
				<div className="button-row mt-8 lg:col-span-5 lg:mt-0 lg:justify-end">{actions}</div>
			</div>
		</section>
	);
}
