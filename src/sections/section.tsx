import type { ReactNode } from "react";

const grounds = {
	plain: "plain-section",
	tinted: "bg-surface py-section",
	deep: "ground-deep py-section",
	night: "ground-night py-section",
};

/** The classes of the heading with its intro, and of each of them. */
const heads = {
	stacked: [undefined, "", "mt-4"],
	beside: ["lg:col-span-5 lg:pr-6", "", "mt-4"],
	split: ["gap-x-6 lg:grid lg:grid-cols-12", "lg:col-span-7", "mt-4 self-end lg:col-span-5"],
} as const;

interface SectionProps {
	title: ReactNode;
	/** The fragment that links to the section. */
	id?: string;
	/** A sentence or two under the heading. */
	intro?: ReactNode;
	/** The ground it stands on. Deep and night run from edge to edge, under a huge title: one or two a page. */
	variant?: keyof typeof grounds;
	/** Where there is room, "beside" puts the heading to the left of the content, "split" to the left of the intro. */
	layout?: "stacked" | "beside" | "split";
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
	const [head, heading, lead] = heads[layout];
	const size = variant === "deep" || variant === "night" ? "text-display" : "text-section";
	return (
		<section id={id} className={grounds[variant]}>
			<div className={beside ? "page-width gap-x-6 lg:grid lg:grid-cols-12" : "page-width"}>
				<div className={head}>
					<h2 className={`${beside ? "text-heading" : size} ${heading}`.trim()}>{title}</h2>
					{intro && (
						<p className={`max-w-measure text-lead text-muted text-links ${lead}`}>{intro}</p>
					)}
				</div>
				{children && (
					<div className={beside ? "mt-8 lg:col-span-7 lg:mt-0" : "mt-8 lg:mt-12"}>{children}</div>
				)}
			</div>
		</section>
	);
}
