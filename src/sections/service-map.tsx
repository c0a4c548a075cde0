import type { InternalHref } from "#src/paths.ts";
import { hillsOf, mostHills } from "#src/sections/hill-layout.ts";
import { ContourDrawing } from "#src/ui/contour-drawing.tsx";
import { Link } from "#src/ui/link.tsx";

interface ServiceMapProps {
	services: readonly { title: string; href: InternalHref; description: string }[];
}

/** The drawing with as many hills: a file in public/contours. */
export const serviceDrawing = (total: number) => `services-${Math.min(total, mostHills)}`;

/** The widths of a label, by how many are in its row. */
const spans = {
	1: "lg:col-span-12",
	2: "lg:col-span-6",
	3: "lg:col-span-4",
	4: "narrow lg:col-span-3",
};

/** The height of the map, by its rows. */
const heights = { 1: "one-row", 2: "two-rows", 3: "three-rows" } as const;

/**
 * The services as labels on the hills of a map. On small screens they are a list below the map, whose hills
 * have their numbers.
 */
export function ServiceMap({ services }: ServiceMapProps) {
	const shown = services.slice(0, mostHills);
	const hills = hillsOf(shown.length);
	const rows = new Set(hills.map(({ y }) => y)).size as keyof typeof heights;
	return (
		<div className={`service-map ${heights[rows]}`}>
			<ContourDrawing name={serviceDrawing(shown.length)} className="service-map-lines" />
			<svg width="320" height="120" aria-hidden="true" className="service-map-numbers">
				{hills.map(({ x, y }, index) => (
					<g key={shown[index]?.href}>
						<circle cx={`${x}%`} cy={`${y}%`} r="14" fill="none" />
						<text x={`${x}%`} y={`${y}%`}>
							{index + 1}
						</text>{" "}
					</g>
				))}
			</svg>
			<ul>
				{shown.map(({ href, title, description }, index) => (
					<li key={href} className={spans[hills[index]?.inRow ?? 1]}>
						<Link href={href} className="group">
							<span className="service-map-title">
								{title}
								<span className="sr-only">: </span>
							</span>
							<span className="service-map-text">{description}</span>
						</Link>
					</li>
				))}
			</ul>
		</div>
	);
}
