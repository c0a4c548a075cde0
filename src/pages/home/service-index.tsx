import type { IconNode } from "lucide";
import type { InternalHref } from "~/paths";
import { Icon } from "~/ui/icon";
import { Link } from "~/ui/link";

interface ServiceIndexProps {
	services: readonly {
		title: string;
		href: InternalHref;
		description: string;
		icon: IconNode;
	}[];
}

/** The services as a ruled grid, like the index of a map sheet. */
export function ServiceIndex({ services }: ServiceIndexProps) {
	return (
		<ul className="grid gap-px overflow-hidden rounded-panel border border-line bg-ground sm:grid-cols-2 lg:grid-cols-3">
			{services.map((service) => (
				<li key={service.href} className="outline outline-line">
					<Link
						href={service.href}
						className="group flex h-full flex-col p-6 transition-colors hover:bg-accent-soft lg:p-8"
					>
						<Icon icon={service.icon} className="text-accent" />
						<span className="mt-8 font-display text-subheading font-semibold group-hover:underline group-hover:decoration-accent group-hover:decoration-2 group-hover:underline-offset-4">
							{service.title}
							<span className="sr-only">: </span>
						</span>
						<span className="mt-2 text-muted">{service.description}</span>
					</Link>
				</li>
			))}
		</ul>
	);
}
