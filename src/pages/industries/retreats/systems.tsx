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
 * The systems: the first and the last as rows led by their first figure, the others in pairs. On phones what each
 * does is folded, because six texts would make the page too long.
 */
export function Systems({ systems }: SystemsProps) {
	return (
		<ul className="lg:grid lg:grid-cols-2 lg:gap-x-20">
			{systems.map((system, index) =>
				index === 0 || index === systems.length - 1 ? (
					<Row key={system.title} {...system} />
				) : (
					<Card key={system.title} {...system} />
				),
			)}
		</ul>
	);
}

const border = "break-inside-avoid border-control border-t-2 pt-5 pb-14";
const figures = "mt-5 grid grid-cols-[repeat(auto-fit,minmax(min(100%,9rem),1fr))] gap-x-6 gap-y-4";

/** Both figures on the left, the first of them large. */
function Row({ title, service, description, benefits, statistics }: RetreatSystem) {
	const [first, second] = statistics;
	const words = "lg:col-start-2";
	return (
		<li
			className={`${border} lg:col-span-2 lg:grid lg:grid-cols-subgrid lg:grid-rows-[auto_auto_1fr] lg:pt-8 lg:pb-20`}
		>
			<h3 className={`font-display font-medium text-quiet ${words}`}>{title}</h3>
			<ul className={`${figures} lg:col-start-1 lg:row-span-3 lg:row-start-1 lg:mt-3 lg:block`}>
				<li>
					<Figure {...first} large />
				</li>
				<li className="lg:mt-8">
					<Figure {...second} />
				</li>
			</ul>
			<Service service={service} className={`lg:mt-1 ${words}`} />
			<WhatItDoes description={description} benefits={benefits} className={words} />
		</li>
	);
}

/** Level with the one beside. */
function Card({ title, service, description, benefits, statistics }: RetreatSystem) {
	return (
		<li className={`${border} lg:row-span-4 lg:grid lg:grid-rows-subgrid lg:pb-20`}>
			<h3 className="font-display font-medium text-quiet">{title}</h3>
			<ul className={figures}>
				{statistics.map((statistic) => (
					<li key={statistic.value}>
						<Figure {...statistic} />
					</li>
				))}
			</ul>
			<Service service={service} />
			<WhatItDoes description={description} benefits={benefits} />
		</li>
	);
}

function Service({ service, className = "" }: { service: RetreatService; className?: string }) {
	return (
		<p className={`mt-5 text-links ${className}`.trim()}>
			<Link href={service.href} className="touch-target">
				{service.label}
			</Link>
		</p>
	);
}

interface WhatItDoesProps extends Pick<RetreatSystem, "description" | "benefits"> {
	className?: string;
}

function WhatItDoes({ description, benefits, className = "" }: WhatItDoesProps) {
	return (
		<details className={`folded-card group mt-5 ${className}`.trim()}>
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
	);
}
