import type { ReactNode } from "react";

export interface Feature {
	title: string;
	text: ReactNode;
}

interface FeatureListProps {
	features: readonly Feature[];
	columns?: keyof typeof layouts;
}

const layouts = {
	// Level with the heading beside it, and without a second line under the section's own.
	1: "-mt-6 [&>:first-child]:border-t-0",
	2: "grid gap-x-6 sm:grid-cols-2 lg:*:pr-6",
} as const;

/** Titled paragraphs with a thin line above each. */
export function FeatureList({ features, columns = 2 }: FeatureListProps) {
	return (
		<ul className={layouts[columns]}>
			{features.map((feature) => (
				<li key={feature.title} className="border-t border-line py-6">
					<h3 className="text-subheading">{feature.title}</h3>
					<p className="mt-2 max-w-measure text-muted text-links">{feature.text}</p>
				</li>
			))}
		</ul>
	);
}
