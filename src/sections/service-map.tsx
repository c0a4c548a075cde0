import type { InternalHref } from "#src/paths.ts";
import { ContourDrawing } from "#src/ui/contour-drawing.tsx";
import { Link } from "#src/ui/link.tsx";

interface ServiceMapProps {
	services: readonly { title: string; href: InternalHref; description: string }[];
	/** Leaves out the descriptions, for a page that has them elsewhere. */
	namesOnly?: boolean;
}

/** Classes with the positions of the six hills in public/contours/services.svg. */
const hills = ["hill-1", "hill-2", "hill-3", "hill-4", "hill-5", "hill-6"] as const;

/** The services as labels on the hills of a map. On small screens they are a list below the map. */
export function ServiceMap({ services, namesOnly = false }: ServiceMapProps) {
	return (
		<div className={`service-map ${namesOnly ? "names-only" : ""}`.trim()}>
			<ContourDrawing name="services" fit="none" className="service-map-lines" />
			<ul>
				{services.map(({ href, title, description }, index) => (
					<li key={href} className={hills[index]}>
						<Link href={href} className="group">
							<span className="service-map-title">
								{title}
								{!namesOnly && <span className="sr-only">: </span>}
							</span>
							{!namesOnly && <span className="service-map-text">{description}</span>}
						</Link>
					</li>
				))}
			</ul>
		</div>
	);
}
