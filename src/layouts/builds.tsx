import type { InternalHref } from "#src/paths.ts";
import type { Feature } from "#src/sections/feature-list.tsx";
import { Link } from "#src/ui/link.tsx";

/** What we build, and the service it comes from if that has a page. */
export type Build = Feature & { service?: { href: InternalHref; label: string } };

/** In a list, each beside its name in large type, or in columns below their names. */
const looks = {
	list: {
		list: "gap-y-8 lg:gap-y-10",
		item: "grid gap-x-6 gap-y-2 lg:grid-cols-12 lg:items-baseline",
		name: "text-quiet lg:col-span-5 lg:pr-8",
		text: "lg:col-span-7",
	},
	columns: {
		list: "gap-x-6 gap-y-10 sm:grid-cols-2 lg:grid-cols-3",
		item: "border-ink border-t-3 pt-4 lg:pr-6",
		name: "mb-2 text-balance text-lead/snug",
		text: "",
	},
} as const;

export interface BuildsProps {
	items: readonly Build[];
	look?: keyof typeof looks | undefined;
}

/** What we build for an industry. */
export function Builds({ items, look = "list" }: BuildsProps) {
	const { list, item, name, text: words } = looks[look];
	return (
		<ol className={`grid ${list}`}>
			{items.map(({ title, text, service }) => (
				<li key={title} className={item}>
					<h3 className={`font-display font-medium ${name}`}>{title}</h3>
					<div className={words || undefined}>
						<p className="max-w-measure text-muted text-links">{text}</p>
						{service && (
							<p className="mt-2 text-small text-links">
								<Link href={service.href} className="touch-target">
									{service.label}
								</Link>
							</p>
						)}
					</div>
				</li>
			))}
		</ol>
	);
}
