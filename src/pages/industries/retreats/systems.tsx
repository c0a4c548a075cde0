import { Plus } from "lucide";
import type { ReactNode } from "react";
import { Figure, type Statistic } from "#src/pages/industries/retreats/figure.tsx";
import type { Hours } from "#src/pages/industries/retreats/house-day.tsx";
import type { InternalHref } from "#src/paths.ts";
import { Icon } from "#src/ui/icon.tsx";
import { Link } from "#src/ui/link.tsx";

/** The service under which we build a system. */
export interface RetreatService {
	href: InternalHref;
	/** Its weeks and its name. */
	label: string;
}

export interface RetreatSystem {
	title: string;
	hours: Hours;
	service: RetreatService;
	description: ReactNode;
	benefits: readonly [string, string, string];
	statistics: readonly [Statistic, Statistic];
}

interface SystemsProps {
	systems: readonly RetreatSystem[];
}

/**
 * The systems in rows, each with its first figure as large as a title. On phones what each does is folded,
 * because six texts would make the page too long.
 */
export function Systems({ systems }: SystemsProps) {
	return (
		<ul>
			{systems.map(({ title, service, description, benefits, statistics: [first, second] }) => (
				<li
					key={title}
					className="break-inside-avoid border-control border-t-2 pt-5 pb-14 lg:grid lg:grid-cols-12 lg:grid-rows-[auto_auto_1fr] lg:gap-x-6 lg:pt-8 lg:pb-16"
				>
					<h3 className="font-display font-medium text-quiet lg:col-span-5 lg:col-start-5 lg:pr-6">
						{title}
					</h3>
					<ul className="mt-5 grid grid-cols-[repeat(auto-fit,minmax(min(100%,9rem),1fr))] gap-x-6 gap-y-4 lg:contents">
						<li className="lg:col-span-4 lg:col-start-1 lg:row-span-3 lg:row-start-1 lg:pr-6">
							<Figure {...first} large />
						</li>
						<li className="lg:col-span-3 lg:col-start-10 lg:row-span-3 lg:row-start-1">
							<Figure {...second} />
						</li>
					</ul>
					<p className="mt-5 text-links lg:col-span-5 lg:col-start-5 lg:mt-1">
						<Link href={service.href} className="touch-target">
							{service.label}
						</Link>
					</p>
					<details className="folded-card group mt-5 lg:col-span-5 lg:col-start-5 lg:pr-6">
						<summary className="flex min-h-11 items-center gap-2 font-semibold text-accent">
							<Icon icon={Plus} className="ease-moves group-open:rotate-45" />
							What it does
						</summary>
						<p className="max-w-measure text-links text-muted">{description}</p>
						<ul className="mt-4 grid max-w-measure list-disc gap-2 pl-5 marker:text-accent">
							{benefits.map((benefit) => (
								<li key={benefit}>{benefit}</li>
							))}
						</ul>
					</details>
				</li>
			))}
		</ul>
	);
}
