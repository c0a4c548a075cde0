import type { InternalHref } from "#src/paths.ts";
import type { Feature } from "#src/sections/feature-list.tsx";
import { Link } from "#src/ui/link.tsx";

/** What we build, with the service it comes from. */
export type Build = Feature & { service: { href: InternalHref; label: string } };

interface BuildsProps {
	items: readonly Build[];
	columns?: keyof typeof layouts;
}

/* The last row is full, however many there are: what is left over is wider. */
const layouts = {
	2: "md:odd:last:col-span-6 md:odd:last:grid md:odd:last:grid-cols-2",
	3: "md:max-lg:odd:last:col-span-6 lg:col-span-2 lg:nth-[3n+1]:last:col-span-6 lg:nth-[3n+1]:last:grid lg:nth-[3n+1]:last:grid-cols-[1fr_2fr] lg:nth-[3n+1]:nth-last-2:col-span-3 lg:nth-[3n+2]:last:col-span-3",
} as const;

/** What we build for an industry. */
export function Builds({ items, columns = 2 }: BuildsProps) {
	return (
		<ol className="grid gap-x-6 gap-y-10 md:grid-cols-6 lg:gap-x-12">
			{items.map(({ title, text, service }) => (
				<li
					key={title}
					className={`gap-x-6 border-line border-t pt-5 md:col-span-3 lg:gap-x-12 ${layouts[columns]}`}
				>
					<h3 className="mb-2 text-subheading">{title}</h3>
					<div>
						<p className="max-w-measure text-muted text-links">{text}</p>
						<p className="mt-3 text-small text-links">
							<Link href={service.href} className="touch-target">
								{service.label}
							</Link>
						</p>
					</div>
				</li>
			))}
		</ol>
	);
}
