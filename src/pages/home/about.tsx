import type { ReactNode } from "react";

interface AboutProps {
	/** The block set large; the others stand beside it. */
	leading: { title: string; text: ReactNode };
	others: readonly { title: string; text: ReactNode }[];
}

/** What the company is for, in one large block and a column of smaller ones. */
export function About({ leading, others }: AboutProps) {
	return (
		<div className="grid gap-x-6 gap-y-12 lg:grid-cols-12">
			<div className="lg:col-span-6 lg:pr-10">
				<h3 className="font-medium text-accent">{leading.title}</h3>
				<p className="mt-4 font-display text-heading leading-snug font-medium tracking-tight text-pretty">
					{leading.text}
				</p>
			</div>
			<ul className="lg:col-span-6">
				{others.map((block) => (
					<li key={block.title} className="border-t border-line py-6 first:border-t-0 first:pt-0">
						<h3 className="text-subheading">{block.title}</h3>
						<p className="mt-2 max-w-measure text-muted">{block.text}</p>
					</li>
				))}
			</ul>
		</div>
	);
}
