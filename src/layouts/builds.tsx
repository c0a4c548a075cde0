import type { InternalHref } from "#src/paths.ts";
import type { Feature } from "#src/sections/feature-list.tsx";
import { Link } from "#src/ui/link.tsx";

/** What we build, and the service it comes from if that has a page. */
export type Build = Feature & { service?: { href: InternalHref; label: string } };

/** What we build for an industry: a list of names in large type, with what each is beside it. */
export function Builds({ items }: { items: readonly Build[] }) {
	return (
		<ol className="grid gap-y-8 lg:gap-y-10">
			{items.map(({ title, text, service }) => (
				<li key={title} className="grid gap-x-6 gap-y-2 lg:grid-cols-12 lg:items-baseline">
					<h3 className="font-display font-medium text-quiet lg:col-span-5 lg:pr-8">{title}</h3>
					<div className="lg:col-span-7">
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
