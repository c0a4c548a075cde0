import type { InternalHref } from "~/paths";
import { type Question, Questions } from "~/sections/questions";
import { Link } from "~/ui/link";
import { Section } from "~/ui/section";

export interface RepliesWords {
	/** A list beside the title, or in two columns below it. */
	look: "beside" | "columns";
	tinted?: boolean;
	title: string;
	items: readonly Question[];
}

/** Questions and answers. */
export function Replies({ look, tinted, title, items }: RepliesWords) {
	return (
		<Section title={title} tinted={tinted} layout={look === "beside" ? "beside" : "stacked"}>
			<Questions questions={items} columns={look === "columns"} />
		</Section>
	);
}

/** Industries where this work is most asked for, with the reason. */
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
		list: "border-b border-line",
		item: "grid gap-x-6 gap-y-2 border-t border-line py-6 sm:grid-cols-[14rem_1fr]",
		text: "text-muted",
	},
} as const;

export function Related({ look, tinted, title, items }: RelatedWords) {
	const shape = looks[look];
	return (
		<Section title={title} tinted={tinted} layout={shape.layout}>
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
