import { ArrowRight } from "lucide";
import type { InternalHref } from "~/paths";
import { ContourField } from "~/ui/contour-field";
import { Divider } from "~/ui/divider";
import { Icon } from "~/ui/icon";
import { Link } from "~/ui/link";

interface DomainsProps {
	domains: readonly { title: string; href: InternalHref; description: string }[];
}

/** Industries with a landform of their own. Others get the coast. */
const landforms = new Set(["finance", "healthcare", "manufacturing", "retreats", "logistic"]);

function Landform({ href }: { href: InternalHref }) {
	const name = href.split("/").at(-1) ?? "";
	const own = landforms.has(name);
	return (
		<ContourField
			name={own ? "home" : "coast"}
			layer={own ? name : "horizon"}
			box={own ? "0 200 800 200" : "0 400 800 200"}
			className="landform"
		/>
	);
}

/**
 * A full-width list. Each row is a link with its industry's landform behind it. A visually hidden
 * colon separates title and description in the link's accessible name.
 */
export function Domains({ domains }: DomainsProps) {
	return (
		<ul>
			{domains.map((domain, index) => (
				<li key={domain.href} className="relative">
					<Divider mirrored={index % 2 === 1} className="absolute inset-x-0 -top-3" />
					<Link href={domain.href} className="domain group">
						<Landform href={domain.href} />
						<span className="page-width grid items-center gap-x-6 gap-y-2 lg:grid-cols-12">
							<span className="font-display text-heading fade-colors group-hover:text-accent lg:col-span-5">
								{domain.title}
								<span className="sr-only">: </span>
							</span>
							<span className="max-w-[26rem] text-muted lg:col-span-4">
								{domain.description}{" "}
								<Icon
									icon={ArrowRight}
									className="ml-1 inline-block align-[-0.25em] text-accent ease-moves group-hover:translate-x-1"
								/>
							</span>
						</span>
					</Link>
				</li>
			))}
		</ul>
	);
}
