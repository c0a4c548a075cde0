import type { InternalHref } from "#src/paths.ts";
import type { Feature } from "#src/sections/feature-list.tsx";
import { Link } from "#src/ui/link.tsx";

/** What we build, with the service it comes from. */
export type Build = Feature & { service: { href: InternalHref; label: string } };

interface BuildsProps {
	items: readonly Build[];
	columns?: 2 | 3;
}

/** What we build for an industry. */
export function Builds({ items, columns = 2 }: BuildsProps) {
	return (
		<ol
			className={`grid gap-x-6 gap-y-10 md:grid-cols-2 lg:gap-x-12 ${columns === 3 ? "lg:grid-cols-3" : ""}`.trim()}
		>
			{items.map(({ title, text, service }) => (
				<li key={title} className="border-line border-t pt-5">
					<h3 className="text-subheading">{title}</h3>
					<p className="mt-2 max-w-measure text-muted text-links">{text}</p>
					<p className="mt-3 text-small text-links">
						<Link href={service.href} className="touch-target">
							{service.label}
						</Link>
					</p>
				</li>
			))}
		</ol>
	);
}
