import type { ReactNode } from "react";

interface CalloutProps {
	title: ReactNode;
	/** The fragment that links to it. */
	id?: string;
	/** "decided" is yellow: a person decides. */
	variant?: "plain" | "decided";
	/** A sentence or two. */
	children?: ReactNode;
}

/** One large statement with the page's width to itself. */
export function Callout({ title, id, variant = "plain", children }: CalloutProps) {
	return (
		<section
			id={id}
			className={variant === "decided" ? "ground-decided py-section" : "plain-section"}
		>
			<div className="page-width gap-x-6 lg:grid lg:grid-cols-12">
				<h2 className="text-display lg:col-span-12">{title}</h2>
				{children && (
					<div className="mt-6 max-w-measure text-lead text-muted text-links lg:col-span-6 lg:col-start-6 lg:mt-8">
						{children}
					</div>
				)}
			</div>
		</section>
	);
}
