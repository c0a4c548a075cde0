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
 * The systems in two columns, each with its figures and what it does, level with the one beside. On phones
 * the last is folded, because six cards of text would make the page too long.
 */
export function Systems({ systems }: SystemsProps) {
	return (
		<ul className="lg:grid lg:grid-cols-2 lg:gap-x-20">
			{systems.map(({ title, service, description, benefits, statistics }) => (
				<li
					key={title}
					className="break-inside-avoid pb-14 lg:row-span-4 lg:grid lg:grid-rows-subgrid lg:pb-20"
				>
					<h3 className="border-control border-t-2 pt-5 font-display font-medium text-quiet">
						{title}
					</h3>
					<ul className="mt-5 grid grid-cols-[repeat(auto-fit,minmax(min(100%,9rem),1fr))] gap-x-6 gap-y-4">
						{statistics.map((statistic) => (
							<li key={statistic.value}>
								<Figure {...statistic} />
							</li>
						))}
					</ul>
					<p className="mt-5 text-links">
						<Link href={service.href} className="touch-target">
							{service.label}
						</Link>
					</p>
					<details className="folded-card group mt-5">
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
