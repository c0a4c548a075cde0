import type { ReactNode } from "react";

const grounds = {
	plain: "plain-section",
	tinted: "bg-surface py-section",
	deep: "ground-deep py-section",
	night: "ground-night py-section",
};

interface SectionProps {
	title: ReactNode;
	/** The fragment that links to the section. */
	id?: string;
	/** A sentence or two under the heading. */
	intro?: ReactNode;
	/** The ground it stands on. Deep and night run from edge to edge, under a huge title: one or two a page. */
	variant?: keyof typeof grounds;
	/** "beside" puts the heading to the left of the content, where there is room. */
	layout?: "stacked" | "beside";
	children?: ReactNode;
}

/** A section of a page with a heading. */
export function Section({
	title,
	id,
	intro,
	variant = "plain",
	layout = "stacked",
	children,
}: SectionProps) {
	const beside = layout === "beside";
	const size = variant === "deep" || variant === "night" ? "text-display" : "text-section";
	return (
		<section id={id} className={grounds[variant]}>
			<div className={beside ? "page-width gap-x-6 lg:grid lg:grid-cols-12" : "page-width"}>
				<div className={beside ? "lg:col-span-5 lg:pr-6" : undefined}>
					<h2 className={beside ? "text-heading" : size}>{title}</h2>
					{intro && <p className="mt-4 max-w-measure text-lead text-muted text-links">{intro}</p>}
				</div>
				{children && (
					<div className={beside ? "mt-8 lg:col-span-7 lg:mt-0" : "mt-8 lg:mt-12"}>{children}</div>
				)}
			</div>
		</section>
	);
}
