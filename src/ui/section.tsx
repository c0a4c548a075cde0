import type { ReactNode } from "react";

/** How loud a section's heading is: the page's main sections, or those in which things are looked up. */
type Volume = "main" | "quiet";

interface SectionProps {
	/** The fragment that links to the section. */
	id?: string | undefined;
	/** The section's heading. */
	title: ReactNode;
	/** A sentence or two under the heading. */
	intro?: ReactNode;
	volume?: Volume | undefined;
	/** Gives the section a tinted background, to set it apart from its neighbours. */
	tinted?: boolean | undefined;
	/** "beside" puts heading and content side by side from 1024 px up. The heading stays in view. */
	layout?: "stacked" | "beside";
	children?: ReactNode;
}

const headings = { main: "text-section", quiet: "text-quiet" } as const;

/** The classes of a section's element. */
export function sectionClass(volume: Volume, tinted = false): string {
	if (tinted) return "bg-surface py-section";
	return volume === "quiet" ? "quiet-section" : "py-section";
}

/** A section of a page with a heading. */
export function Section({
	id,
	title,
	intro,
	volume = "main",
	tinted = false,
	layout = "stacked",
	children,
}: SectionProps) {
	const quiet = volume === "quiet";
	return (
		<section id={id} className={sectionClass(volume, tinted)}>
			<div
				className={`page-width ${layout === "beside" ? "grid gap-x-6 gap-y-8 lg:grid-cols-12" : ""}`}
			>
				<div
					className={
						layout === "beside"
							? "self-start lg:sticky lg:top-28 lg:col-span-4 lg:pr-6"
							: quiet
								? "max-w-measure"
								: "max-w-[52rem]"
					}
				>
					<h2 className={layout === "beside" && !quiet ? "text-heading" : headings[volume]}>
						{title}
					</h2>
					{intro && (
						<p
							className={`max-w-measure text-muted text-links ${quiet ? "mt-3" : "mt-4 text-lead lg:mt-5"}`}
						>
							{intro}
						</p>
					)}
				</div>
				<div className={layout === "beside" ? "lg:col-span-8" : quiet ? "mt-8" : "mt-10 lg:mt-14"}>
					{children}
				</div>
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
}: Omit<SectionProps, "tinted" | "layout" | "volume">) {
	return (
		<section id={id} className="pt-section">
			<div className="page-width gap-x-6 pb-10 lg:grid lg:grid-cols-12 lg:items-end lg:pb-16">
				<h2 className="max-w-[10.8em] text-section lg:col-span-7">{title}</h2>
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
