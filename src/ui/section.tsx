import type { ReactNode } from "react";

interface SectionProps {
	/** The fragment that links to the section. */
	id?: string;
	/** The section's heading. */
	title: ReactNode;
	/** A sentence or two under the heading. */
	intro?: ReactNode;
	/** Gives the section a tinted background, to set it apart from its neighbours. */
	tinted?: boolean;
	/** "beside" puts heading and content side by side from 1024 px up. */
	layout?: "stacked" | "beside";
	children?: ReactNode;
}

/** A section of a page with a heading. */
export function Section({
	id,
	title,
	intro,
	tinted = false,
	layout = "stacked",
	children,
}: SectionProps) {
	return (
		<section id={id} className={tinted ? "bg-surface py-section" : "py-section"}>
			<div
				className={`page-width ${layout === "beside" ? "grid gap-x-6 gap-y-8 lg:grid-cols-12" : ""}`}
			>
				<div className={layout === "beside" ? "lg:col-span-4" : "max-w-measure"}>
					<h2 className="text-heading">{title}</h2>
					{intro && <p className="mt-4 text-lead text-muted text-links">{intro}</p>}
				</div>
				<div className={layout === "beside" ? "lg:col-span-8" : "mt-10 lg:mt-14"}>{children}</div>
			</div>
		</section>
	);
}
