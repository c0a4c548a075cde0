import type { ReactNode } from "react";

interface SectionProps {
	/** The fragment that links to the section. */
	id?: string | undefined;
	/** The section's heading. */
	title: ReactNode;
	/** A sentence or two under the heading. */
	intro?: ReactNode;
	/** Gives the section a tinted background, to set it apart from its neighbours. */
	tinted?: boolean | undefined;
	/** "beside" puts heading and content side by side from 1024 px up. The heading stays in view. */
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
				className={`page-width ${layout === "beside" ? "grid gap-x-6 gap-y-10 lg:grid-cols-12" : ""}`}
			>
				<div
					className={
						layout === "beside"
							? "self-start lg:sticky lg:top-28 lg:col-span-4 lg:pr-6"
							: "max-w-measure"
					}
				>
					<h2 className="text-heading">{title}</h2>
					{intro && <p className="mt-4 text-lead text-muted text-links">{intro}</p>}
				</div>
				<div className={layout === "beside" ? "lg:col-span-8" : "mt-10 lg:mt-14"}>{children}</div>
			</div>
		</section>
	);
}

/** A titled section whose content runs across the whole window. */
export function OpenSection({
	id,
	title,
	intro,
	children,
}: Omit<SectionProps, "tinted" | "layout">) {
	return (
		<section id={id} className="pt-section">
			<div className="page-width gap-x-6 pb-10 lg:grid lg:grid-cols-12 lg:items-end lg:pb-16">
				<h2 className="max-w-[10.8em] text-heading lg:col-span-6">{title}</h2>
				{intro && (
					<p className="mt-4 text-lead text-muted text-links lg:col-span-5 lg:col-start-8 lg:mt-0">
						{intro}
					</p>
				)}
			</div>
			{children}
		</section>
	);
}
