import type { ReactNode } from "react";

interface AboutProps {
	title: string;
	/** The block in large type. The others are below it. */
	leading: { title: string; text: ReactNode };
	others: readonly { title: string; text: ReactNode }[];
}

/** What the company is for: one sentence in very large type, and three smaller blocks. */
export function About({ title, leading, others }: AboutProps) {
	return (
		<section id="about" className="pt-20 pb-16 lg:pt-50 lg:pb-32">
			<div className="page-width">
				<h2 className="font-sans font-semibold text-subheading">{title}</h2>
				<h3 className="mt-8 text-subheading text-muted">{leading.title}</h3>
				<p className="mt-4 font-display text-statement">{leading.text}</p>
			</div>
			<ul className="page-width mt-16 grid gap-x-12 gap-y-10 md:grid-cols-3 lg:mt-24">
				{others.map((block) => (
					<li key={block.title}>
						<h3 className="text-subheading">{block.title}</h3>
						<p className="mt-3 text-muted">{block.text}</p>
					</li>
				))}
			</ul>
		</section>
	);
}
