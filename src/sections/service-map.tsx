import type { InternalHref } from "#src/paths.ts";
import { hillsOf, mostHills } from "#src/sections/hill-layout.ts";
import { ContourDrawing } from "#src/ui/contour-drawing.tsx";
import { Link } from "#src/ui/link.tsx";

interface ServiceMapProps {
	services: readonly { title: string; href: InternalHref; description: string }[];
}

/** The drawing with as many hills: a file in public/contours. */
export const serviceDrawing = (total: number) => `services-${Math.min(total, mostHills)}`;

/** The services as a list below a map, whose hills have their numbers. */
export function ServiceMap({ services }: ServiceMapProps) {
	const shown = services.slice(0, mostHills);
	return (
		<div className="service-map">
			<ContourDrawing name={serviceDrawing(shown.length)} className="service-map-lines" />
			<svg width="320" height="120" aria-hidden="true" className="service-map-numbers">
				{hillsOf(shown.length).map(({ x, y }, index) => (
					<g key={shown[index]?.href}>
						<circle cx={`${x}%`} cy={`${y}%`} r="14" fill="none" />
						<text x={`${x}%`} y={`${y}%`}>
							{index + 1}
						</text>{" "}
					</g>
				))}
			</svg>
			<ul className="page-width">
				{shown.map(({ href, title, description }) => (
					<li key={href}>
						<Link href={href}>
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
