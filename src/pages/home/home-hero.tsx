import type { ReactNode } from "react";
import type { PageFacts } from "~/page-facts";
import { ContourField } from "~/ui/contour-field";

interface HomeHeroProps {
	page: PageFacts;
	actions: ReactNode;
	/** Three plain promises along the foot of the hero. */
	promises: readonly { title: string; text: string }[];
}

/** The opening of the home page. */
export function HomeHero({ page: { headline, lead }, actions, promises }: HomeHeroProps) {
	return (
		<div className="border-b border-line">
			<div className="relative isolate overflow-hidden">
				<div className="page-width pt-18 pb-72 sm:pt-20 lg:py-24">
					<h1 className="max-w-[13ch] text-display">{headline}</h1>
					<p className="mt-7 max-w-[33rem] text-lead text-muted">{lead}</p>
					<div className="mt-9 flex flex-wrap gap-3">{actions}</div>
				</div>
				{/* Last, as in the other heroes: see page-hero.tsx. */}
				<div className="absolute inset-x-0 bottom-0 -z-10 h-72 text-accent lg:inset-0 lg:h-full lg:[mask-image:linear-gradient(to_right,transparent_calc(50%-6rem),#000_calc(50%+12rem))]">
					<ContourField name="home" layer="land" className="absolute inset-0 size-full" />
					<ContourField name="home" layer="cloud" className="drifting absolute inset-0 size-full" />
				</div>
			</div>
			<div className="border-t border-line">
				<dl className="page-width grid gap-x-6 sm:grid-cols-3">
					{promises.map((promise) => (
						<div
							key={promise.title}
							className="border-line py-6 not-first:border-t sm:not-first:border-t-0 lg:py-8"
						>
							<dt className="font-semibold">{promise.title}</dt>
							<dd className="mt-1 max-w-[34ch] text-small text-muted">{promise.text}</dd>
						</div>
					))}
				</dl>
			</div>
		</div>
	);
}
