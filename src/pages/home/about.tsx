import type { ReactNode } from "react";

interface AboutProps {
	title: string;
	/** The block in large type. The others are below it. */
	leading: { title: string; text: ReactNode };
	others: readonly { title: string; text: ReactNode }[];
}

/** What the company is for: one sentence in the largest type of the page, and three smaller blocks. */
export function About({ title, leading, others }: AboutProps) {
	return (
		<section id="about" className="bg-spread py-20 text-on-depth lg:py-36">
			<h2 className="sr-only">{title}</h2>
			<div className="page-width">
				<h3 className="text-on-depth-muted text-subheading">{leading.title}</h3>
				<p className="mission mt-6 font-display lg:mt-8">{leading.text}</p>
			</div>
			<ul className="page-width mt-16 grid gap-x-6 gap-y-10 md:grid-cols-3 md:*:pr-6 lg:mt-28">
				{others.map((block) => (
					<li key={block.title}>
						<h3 className="text-subheading">{block.title}</h3>
						<p className="mt-3 text-on-depth-muted">{block.text}</p>
					</li>
				))}
			</ul>
		</section>
	);
}
