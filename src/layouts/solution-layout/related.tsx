import type { InternalHref } from "#src/paths.ts";
import { Link } from "#src/ui/link.tsx";
import { Section } from "#src/ui/section.tsx";

export interface RelatedWords {
	/** Columns below the title, or rows beside it. */
	look: "columns" | "rows";
	tinted?: boolean;
	title: string;
	items: readonly { href: InternalHref; name: string; text: string }[];
}

const looks = {
	columns: {
		layout: "stacked",
		list: "grid gap-x-6 sm:auto-cols-fr sm:grid-flow-col",
		item: "border-t border-line py-6",
		text: "mt-2 text-muted",
	},
	rows: {
		layout: "beside",
		list: "",
		item: "grid gap-x-6 gap-y-2 border-t border-line py-6 sm:grid-cols-[14rem_1fr]",
		text: "text-muted",
	},
} as const;

/** Industries where this work is most asked for, with the reason. */
export function Related({ look, tinted, title, items }: RelatedWords) {
	const shape = looks[look];
	return (
		<Section title={title} tinted={tinted} volume="quiet" layout={shape.layout}>
			<ul className={shape.list}>
				{items.map((item) => (
					<li key={item.href} className={shape.item}>
						<h3 className="text-subheading">
							<Link
								href={item.href}
								className="touch-target underline decoration-2 decoration-accent underline-offset-4 hover:text-accent"
							>
								{item.name}
							</Link>
						</h3>
						<p className={shape.text}>{item.text}</p>
					</li>
				))}
			</ul>
		</Section>
	);
}
