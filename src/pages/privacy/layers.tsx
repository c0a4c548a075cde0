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

/** The skylines of the layers, in turn. */
const edges = [
	"M0 60V34C46 34 66 8 112 10S186 42 232 40 318 16 346 22 384 36 400 34V60z",
	"M0 60V16C52 18 84 44 138 42S212 6 262 8 330 50 400 46V60z",
	"M0 60V44C60 46 92 18 134 22S218 52 270 40 348 2 400 8V60z",
];

/** Where things about a visitor lie, in layers of land, and until when. The last is the deepest. */
export function Layers({ title, layers, person }: LayersProps) {
	return (
		<section className="pt-[11vw]">
			<h2 className="sr-only">{title}</h2>
			{layers.map(({ place, items }, index) => {
				const { ground, fill } =
					index === layers.length - 1
						? { ground: "spread-night", fill: "fill-depth" }
						: stratumOf(2 * index + 1);
				return (
					<div key={place} className={`relative ${ground}`}>
						<svg
							width="320"
							height="20"
							viewBox="0 0 400 60"
							preserveAspectRatio="none"
							aria-hidden="true"
							className={`absolute inset-x-0 bottom-full -mb-px h-[9vw] w-full ${fill}`}
						>
							<path d={edges[index % edges.length]} />
						</svg>
						<div className="page-width pt-2 pb-[calc(9vw+1.5rem)]">
							<h3 className="text-call">{place}</h3>
							<dl className="mt-6 grid gap-x-6 gap-y-4 sm:grid-cols-3 lg:mt-8">
								{items.map(({ what, until }) => (
									<div key={what} className="sm:pr-4">
										<dt className="font-semibold">{what}</dt>
										<dd>{until}</dd>
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
