import type { InternalHref } from "~/paths";
import { ContourField } from "~/ui/contour-field";
import { Link } from "~/ui/link";

interface ServiceMapProps {
	services: readonly { title: string; href: InternalHref; description: string }[];
	/** Shows only the names, if the page has the descriptions elsewhere. */
	namesOnly?: boolean;
}

/** The positions of the six hills in public/contours/services.svg. A seventh service has none. */
const hills = ["hill-1", "hill-2", "hill-3", "hill-4", "hill-5", "hill-6"] as const;

/** The services as hills of a full-width map. On small screens they are a list below it. */
export function ServiceMap({ services, namesOnly = false }: ServiceMapProps) {
	return (
		<div className={`service-map ${namesOnly ? "names-only" : ""}`.trim()}>
			<ContourField name="services" fit="none" className="service-map-lines" />
			<ul>
				{services.map(({ href, title, description }, index) => (
					<li key={href} className={hills[index] ?? "hill-further"}>
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
