import { ArrowRight } from "lucide";
import type { InternalHref } from "~/paths";
import { Icon } from "~/ui/icon";
import { Link } from "~/ui/link";

interface DomainsProps {
	domains: readonly { title: string; href: InternalHref; description: string }[];
}

/**
 * A list set large: one line a domain, the whole line its link. Where a link holds a title and a
 * description, an unseen colon parts the two in its spoken name.
 */
export function Domains({ domains }: DomainsProps) {
	return (
		<ul className="border-b border-line">
			{domains.map((domain) => (
				<li key={domain.href} className="border-t border-line">
					<Link
						href={domain.href}
						className="group grid items-baseline gap-x-6 gap-y-1 py-6 lg:grid-cols-12 lg:py-7"
					>
						<span className="font-display text-heading font-semibold tracking-tight transition-colors group-hover:text-accent lg:col-span-6">
							{domain.title}
							<span className="sr-only">: </span>
						</span>
						<span className="max-w-measure text-muted lg:col-span-5">{domain.description}</span>
						<Icon
							icon={ArrowRight}
							className="hidden justify-self-end text-accent transition-transform group-hover:translate-x-1 lg:block"
						/>
					</Link>
				</li>
			))}
		</ul>
	);
}
