import { UserCheck } from "lucide";
import { stratumOf } from "#src/sections/strata.ts";
import { Icon } from "#src/ui/icon.tsx";

interface Layer {
	/** Where things lie. */
	place: string;
	items: readonly { what: string; until: string }[];
}

interface LayersProps {
	title: string;
	/** From the nearest to the visitor. */
	layers: readonly Layer[];
	/** The person who answers for all of it. */
	person: string;
}

interface EdgeProps {
	/** Its number, from 0: each shows another third of one skyline. */
	index: number;
	className: string;
}

/** The edge between two layers of land. */
function Edge({ index, className }: EdgeProps) {
	return (
		<svg
			width="320"
			height="20"
			viewBox={`${(index % 3) * 400} 0 400 60`}
			preserveAspectRatio="none"
			aria-hidden="true"
			className={`absolute inset-x-0 bottom-full -mb-px h-[4.5vw] w-full ${className}`}
		>
			<path d="M0 60V18Q40 21 69 20Q98 18 111 16Q124 15 162 13Q200 11 238 18Q276 24 296 23Q316 22 329 24Q342 26 355 26Q368 27 381 28Q394 30 432 32Q470 35 487 40Q504 44 533 43Q562 42 575 43Q588 44 608 43Q628 42 645 37Q662 32 679 34Q696 36 725 40Q754 43 783 43Q812 43 832 48Q852 52 865 50Q878 47 907 50Q936 53 956 53Q976 53 989 54Q1002 55 1031 52Q1060 49 1089 46Q1118 44 1138 44Q1158 45 1178 38L1200 35V60z" />
		</svg>
	);
}

/** Where things about a visitor lie, in layers of land, and until when. */
export function Layers({ title, layers, person }: LayersProps) {
	return (
		<section className="pt-[4.5vw]">
			<h2 className="sr-only">{title}</h2>
			{layers.map(({ place, items }, index) => {
				const { ground, fill } = stratumOf(index + 1);
				return (
					<div key={place} className={`relative ${ground}`}>
						<Edge index={index} className={fill} />
						<div className="page-width grid gap-x-6 gap-y-2 pt-1 pb-[calc(4.5vw+0.5rem)] sm:gap-y-4 sm:pt-4 sm:pb-[calc(4.5vw+2rem)] lg:grid-cols-12">
							<h3 className="font-display font-medium text-lead sm:text-heading lg:col-span-4">
								{place}
							</h3>
							<dl className="grid gap-x-5 gap-y-2 sm:gap-4 lg:col-span-8">
								{items.map(({ what, until }) => (
									<div key={what} className="gap-x-6 sm:grid sm:grid-cols-2 lg:grid-cols-8">
										<dt className="font-semibold text-small lg:col-span-3">{what}</dt>
										<dd className="text-small lg:col-span-5">{until}</dd>
									</div>
								))}
							</dl>
						</div>
					</div>
				);
			})}
			<div className="bg-highlight text-on-highlight">
				<p className="page-width flex items-center gap-3 py-2 font-display font-medium text-base/snug sm:py-5 sm:text-quiet">
					<Icon icon={UserCheck} className="size-7" />
					{person}
				</p>
			</div>
		</section>
	);
}
